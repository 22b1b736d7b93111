/** A food in the form that stands before its name: canned corn, dried beans, cooked chicken. */
import type { Food } from './food.ts';
import { lexicon } from './lexicon.ts';
import { COOKED } from './word-lists.ts';
import { foldName } from './words.ts';

/** Words before a name that make another food of it, where the lexicon has one. */
const FORMS: readonly (readonly [form: string, words: ReadonlySet<string>])[] = [
  ['cooked', COOKED],
  ['dried', new Set(['dried', 'dry', 'raw', 'uncooked', 'soaked'])],
  ['canned', new Set(['canned', 'tinned', 'can', 'cans', 'tin', 'tins'])],
  ['frozen', new Set(['frozen'])],
];

/** "Potatoes, boiled", but not "potatoes to roast" nor "thighs, skin pulled off". */
const isCookedBehind = (all: readonly string[]): boolean => all.some((word, at) => {
  const isPulledOff = word === 'pulled' && /^(?:off|out|apart|from)$/.test(all[at + 1] ?? '');
  return COOKED.has(word) && !word.startsWith('roast') && !isPulledOff;
});

/**
 * "canned corn" and "dried kidney beans" are foods of their own; "cooked chicken breast" is cooked chicken, up the chain of kinds.
 * @param before the words that stand before the name; "patted dry" after it changes nothing
 */
export function inForm(food: Food, before: readonly string[], all: readonly string[]): Food {
  for (const [form, words] of FORMS) {
    // A can is read as a unit, so that the word is gone from the name's own row.
    if (form === 'dried' && !before.some((word) => word === 'dried' || word === 'dry') && food.kind !== 'beans') continue;
    // What a can holds is cooked; a cold egg comes from the refrigerator.
    if (form === 'cooked' && food.kind === 'beans') continue;
    if (form === 'cooked' && food.kind === 'egg' && !all.some((word) => word !== 'cold' && words.has(word))) continue;
    const isBehind = form === 'cooked' ? isCookedBehind(all) : form !== 'frozen' && all.some((word) => words.has(word));
    if (!isBehind && !before.some((word) => words.has(word)) || foldName(food.id).startsWith(form)) continue;
    // Beans that were boiled are what a can holds.
    const outOfCan = form === 'cooked' && food.kind === 'dried beans' && food.id.startsWith('dried ') ? lexicon().byName.get(foldName(food.id.slice('dried '.length))) : undefined;
    if (outOfCan !== undefined && outOfCan !== food) return outOfCan;
    const widerOf = ({ is }: Food): Food | undefined => (form !== 'cooked' || is === null ? undefined : lexicon().foods.get(is));
    for (let at: Food | undefined = food; at !== undefined; at = widerOf(at)) {
      const found = lexicon().byName.get(`${form} ${foldName(at.id)}`) ?? lexicon().byName.get(`${form} ${foldName(at.plural)}`);
      if (found !== undefined && found !== food) return found;
    }
  }
  return food;
}
