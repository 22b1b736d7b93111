/** Meat in crumbs is done when no pink is left: no thermometer finds the middle of a crumb. */
import type { KindName } from '../pantry/kinds.ts';
import type { Span } from '../recipe/recipe.ts';
import { IN_CRUMBS } from '../recipe/safety.ts';
import type { Filling } from './filling.ts';

const GROUND = new Set<KindName>(['ground meat', 'ground poultry', 'raw sausage']);
const TEMPERATURE = /^\d+ °C \(\d+ °F\)$/;
/** What leads to the figure: "until browned and at", ", past", "until it reads". */
const LEADS = /,?(?: and)?(?: (?:at|past|to|it (?:reads|reaches|has reached|is at)))? $/;
const SIGN = 'no pink is left';

/**
 * A told sentence with the sign that a cook sees in place of the temperature, where it fries crumbs.
 * @param checked what the sentence gives a temperature for
 */
export function withSigns(spans: readonly Span[], checked: readonly Filling[]): readonly Span[] {
  const text = spans.map((span) => span.text).join('');
  const at = spans.findIndex((span) => TEMPERATURE.test(span.text));
  const before = spans[at - 1];
  if (before === undefined || checked.length === 0 || !IN_CRUMBS.test(text) || !checked.every(({ food }) => GROUND.has(food.kind))) return spans;
  const base = before.text.replace(LEADS, '');
  const isSaid = /\bpink\b/.test(text);
  const sign = isSaid ? '' : /\buntil$/.test(base) ? ` ${SIGN}` : ` and ${SIGN}`;
  const [after, ...others] = spans.slice(at + 1);
  return [...spans.slice(0, at - 1), { ...before, text: `${base}${sign}` }, ...(after === undefined ? [] : [{ ...after, text: after.text.replace(/^ in the (?:middle|center)/, '') }]), ...others];
}
