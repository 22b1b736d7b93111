import { ALLERGEN_NAMES } from '../../../contract/allergen-names.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';

const AND = new Intl.ListFormat('en-GB');
/** More are counted and not named: it is one line. */
const NAMED = 3;

/** What checking found, in one line: "uses 5 of 6 · to buy: cream · contains milk". */
export function verdictLine({ uses, of, extras, allergens, safety, faults }: Verdict): string {
  const found = [
    of > 0 ? `uses ${uses.length} of ${of}` : '',
    of > 0 ? toBuy(extras) : '',
    allergens.length > 0 ? `contains ${named(allergens.map(({ allergen }) => shortName(ALLERGEN_NAMES[allergen])), 'allergens')}` : '',
    safety.length > 0 ? counted(safety.length, 'kitchen note') : '',
    faults.length > 0 ? `${counted(faults.length, 'thing')} worth a look` : '',
  ].filter(Boolean);
  return found.length > 0 ? found.join(' · ') : 'what is in it, by the names of the ingredients';
}

/** "crustaceans" of "crustaceans (shrimp, crab)". */
const shortName = (name: string): string => name.split(' (')[0] ?? name;
const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
const named = (names: readonly string[], all: string): string => (names.length > NAMED ? `${names.length} ${all}` : AND.format(names));
const toBuy = (extras: readonly string[]): string => (extras.length === 0 ? 'nothing to buy' : extras.length > NAMED ? `${extras.length} to buy` : `to buy: ${AND.format(extras)}`);
