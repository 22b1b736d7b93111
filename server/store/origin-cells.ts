/** Where a recipe comes from, as the tables hold it: how a dish was fitted is a JSON text, empty where there is nothing to say. */
import type { Fitted, Origin } from '../../kitchen/recipe/origin.ts';

export interface OriginCells { origin_by: string; origin_name: string; origin_fitted: string }

export const originCells = ({ by, name, fitted }: Origin): OriginCells => ({ origin_by: by, origin_name: name, origin_fitted: fitted === undefined ? '' : JSON.stringify(fitted) });

export const originOf = ({ origin_by, origin_name, origin_fitted }: OriginCells): Origin => ({
  by: origin_by as Origin['by'], name: origin_name, ...(origin_fitted !== '' && { fitted: JSON.parse(origin_fitted) as Fitted }),
});
