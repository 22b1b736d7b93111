/** Fat, salt, spices, acid, herbs: what makes a dish taste, and when it goes in. */
import { inGroup, type Group } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { nothing, type Work } from './protein.ts';

/** The fat to cook in: what is on hand for it, else plain cooking oil; `grams` for the whole dish. Gives "the olive oil". */
export function fat(pen: Pen, gramsPerServing = 7): string {
  const own = pen.first('fat');
  const part = own ?? pen.take('vegetable oil', gramsPerServing * pen.servings);
  return pen.the([part]);
}

/** "Heat the olive oil in a large frying pan over medium heat." */
export function heatFat(pen: Pen, vessel: string, heat = 'medium heat', gramsPerServing = 7): string {
  const own = pen.first('fat');
  const the = fat(pen, gramsPerServing);
  return own?.food.kind === 'butter' ? `Melt ${the} in ${vessel} over ${heat} until it foams.` : pen.say(`Heat ${the} in ${vessel} over ${heat}.`, `Set ${vessel} over ${heat} and add ${the}.`);
}

/** Salt (and pepper) for the whole dish; call once, early. */
export function salt(pen: Pen, gramsPerServing = 1.5, pepper = true): string {
  const parts = [pen.take('salt', gramsPerServing * pen.servings), ...(pepper ? [pen.take('black pepper', 0.25 * pen.servings)] : [])];
  return pen.the(parts);
}

const LATE: Group = ['#nutmeg', '#black pepper', '#white pepper'];

/** Spices, dried herbs and pastes that want hot fat. */
export function bloom(pen: Pen): Work {
  // Nutmeg and pepper lose their smell in hot fat; they go in at the end.
  const parts = [...pen.parts('spices').filter((part) => !part.used && !inGroup(part.food, LATE)), ...pen.unused(['dried herb', 'curry paste', 'tomato paste', 'woody herb', 'anchovy'])];
  if (parts.length === 0) return nothing;
  return { say: pen.say(`Add ${pen.the(parts)} and stir for 1 minute, until fragrant.`, `Sprinkle in ${pen.the(parts)} and let toast for 1 minute, stirring, until the smell rises.`).replace('Sprinkle', parts.some((part) => inGroup(part.food, ['curry paste', 'tomato paste', 'anchovy'])) ? 'Stir' : 'Sprinkle'), minutes: 1 };
}

/** Wine or beer poured into the hot pan and boiled down; nothing when the dish has none. */
export function deglaze(pen: Pen): Work {
  const wine = pen.parts('wine').filter((part) => !part.used);
  return wine.length === 0 ? nothing : { say: `Pour in ${pen.the(wine)} and let it bubble for 3 minutes, scraping up what sticks, until reduced by half.`, minutes: 3 };
}

/** Bottled seasonings (soy sauce, mustard, hot sauce ...) stirred in near the end. */
export function bottles(pen: Pen): string {
  const parts = [...pen.parts('seasoning'), ...pen.parts('spices').filter((part) => inGroup(part.food, LATE))].filter((part) => !part.used);
  return parts.length === 0 ? '' : pen.say(`Stir in ${pen.the(parts)}.`, `Add ${pen.the(parts)} and stir through.`);
}

/** Tasting, acid, fresh herbs and what is scattered on top, then how it is served. `taste` is false where it is too late to season (a baked dish). */
export function finishAndServe(pen: Pen, serve: string, taste = true): string[] {
  const acid = pen.parts('acid').filter((part) => !part.used);
  const herbs = pen.parts('herbs').filter((part) => !part.used);
  const tops = pen.parts('finish').filter((part) => !part.used);
  const sides = pen.parts('side').filter((part) => !part.used && inGroup(part.food, ['bread', 'flatbread']));
  const listed = (id: string): boolean => pen.plan.parts.some((part) => part.food.id === id);
  const sentences: string[] = [];
  if (acid.length > 0) {
    const the = pen.the(acid);
    sentences.push(!listed('salt') ? `Sharpen with ${squeeze(acid, the)}, and taste.` : pen.say(`Taste, season, and sharpen with ${squeeze(acid, the)}.`, `Add ${squeeze(acid, the)}, taste, and add more salt if it seems flat.`));
  } else if (taste) sentences.push(!listed('salt') ? pen.say('Taste before you serve.', 'Taste; it should be well seasoned by now.') : pen.say(listed('black pepper') ? 'Taste and adjust the salt and pepper.' : 'Taste and adjust the salt.', 'Taste; it may want another pinch of salt.', 'Taste and season once more.'));
  const scattered = [...herbs, ...tops];
  const spooned = scattered.some((part) => inGroup(part.food, ['yogurt', 'cream', 'avocado', 'fresh cheese']));
  if (scattered.length > 0) sentences.push(pen.say(spooned ? `Top with ${pen.the(scattered)}.` : `Scatter with ${pen.the(scattered)}.`, `Finish with ${pen.the(scattered)}.`, `Top with ${pen.the(scattered)}.`));
  sentences.push(serve);
  if (sides.length > 0) sentences.push(pen.say(`Warm ${pen.the(sides)} and serve alongside.`, `Serve with ${pen.the(sides)}, warmed through.`));
  return sentences;
}

const squeeze = (acid: readonly Part[], the: string): string => (acid.some((part) => part.food.kind === 'citrus' && !/juice|zest/.test(part.food.id)) ? `a squeeze of ${the}`.replace('of the', 'of') : the);
