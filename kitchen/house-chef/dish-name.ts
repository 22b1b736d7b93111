/** The name under which an idea is ordered. */
import type { Plan } from './pen.ts';

/** "frittata/greek": the dish and its kitchen. */
export const dishOf = ({ shape, variant }: Pick<Plan, 'shape' | 'variant'>): string => `${shape.id}/${variant.cuisine ?? 'everyday'}`;
