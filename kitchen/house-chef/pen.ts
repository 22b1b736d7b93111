/** Writes one dish down: keeps the ingredient list, the steps, the notes and the clock while a shape speaks. */
import type { Food, Method } from '../pantry/food.ts';
import { foodNamed, isA, lookUp } from '../pantry/lexicon.ts';
import { foldName, joinAnd } from '../pantry/words.ts';
import { measure } from './amounts.ts';
import { inGroup, type Group } from './groups.ts';
import type { Shape, Variant } from './shape.ts';
import { pick } from './seed.ts';

/** Where a food of the dish comes from. */
export type Source = 'hand' | 'staple' | 'pantry' | 'extra';

/** A food in the dish. */
export interface Part {
  food: Food;
  slot: string;
  source: Source;
  /** Grams on hand, or null when the cook did not say. */
  have: number | null;
  /** Grams as listed. */
  grams: number;
  /** "2 onions (about 300 g)". */
  text: string;
  /** How it is prepared, after the comma; empty when it needs nothing. */
  cut: string;
  many: boolean;
  used: boolean;
  /** What the steps call it when not by its name: water goes in by the amount of the moment. */
  said?: string;
}

/** A dish decided on: what goes where, before it is written. */
export interface Plan {
  shape: Shape;
  variant: Variant;
  servings: number;
  parts: Part[];
  score: number;
  /** Foods on hand that found no place, by id. */
  left: readonly Food[];
}

export interface Pen {
  readonly plan: Plan;
  readonly servings: number;
  readonly steps: string[];
  readonly notes: string[];
  /** Minutes so far, hands-on and waiting. */
  minutes: number;
  parts: (...slots: string[]) => Part[];
  has: (...slots: string[]) => boolean;
  first: (slot: string) => Part | undefined;
  /** Parts of the dish in a group, whatever their slot, that no step has used yet. */
  unused: (group: Group, ...slots: string[]) => Part[];
  /** "the onion, carrots and spinach"; counts as using them. */
  the: (parts: readonly Part[]) => string;
  /** The same without "the". */
  names: (parts: readonly Part[]) => string;
  /** One of several wordings, by the seed. */
  say: (...wordings: readonly string[]) => string;
  /** Adds a step of one or more sentences; empty ones are passed over. `minutes` is what it adds to the clock. */
  step: (sentences: string | readonly string[], minutes?: number) => void;
  note: (sentence: string) => void;
  /** Takes a food that every kitchen has (or a pantry food) by id, `grams` for the whole dish; uses what is on hand of it first. */
  take: (id: string, grams: number, cut?: string) => Part;
  /** Minutes a part needs by a method, with a fallback. */
  time: (part: Part, method: Method, otherwise: number) => number;
}

/** What a cook says at the stove. */
const SHORT: Readonly<Record<string, string>> = { 'vegetable oil': 'oil', 'all-purpose flour': 'flour', 'white vinegar': 'vinegar', 'heavy cream': 'cream', 'black pepper': 'pepper' };

/** Names shorter than the list's, for the steps: "the chicken", not "the boneless chicken thighs". */
export function shortName(part: Part): string {
  const { food } = part;
  if (part.said !== undefined) return part.said;
  const name = part.many && food.counted ? food.plural : food.singular;
  const short = (SHORT[name] ?? name)
    .replace(/^(?:canned|dried|ground|frozen|fresh|cooked|smoked|raw) (?!pepper|black|ginger|cumin|cinnamon|turmeric|coriander|beef|pork|turkey|lamb|veal|chicken|meat|fruit|apricot|cranberr|fig|date)/, '')
    .replace(/ \((.*?)\)$/, '');
  // "dried cherry" must not become the fresh one.
  const other = lookUp(foldName(short));
  return other === undefined || other === food || isA(food, other.id) || isA(other, food.id) || SHORT[name] !== undefined ? short : name;
}

const pickGrams = (food: Food, grams: number): Pick<Part, 'grams' | 'text'> => {
  const measured = measure(food, grams);
  return { grams: measured.grams, text: measured.text };
};
const capitalise = (sentence: string): string => sentence.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
const finish = (sentence: string): string => {
  const trimmed = capitalise(sentence.trim().replace(/\s+/g, ' ').replace(/\s+([,.;:])/g, '$1').replace(/,\s*\./g, '.'));
  return /[.!?:)]$/.test(trimmed) && !trimmed.endsWith(')') ? trimmed : /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

/** A pen for a plan; `roll` decides the wordings. */
export function takePen(plan: Plan, roll: () => number): Pen {
  const steps: string[] = [];
  const notes: string[] = [];
  const names = (parts: readonly Part[]): string => {
    for (const part of parts) part.used = true;
    // Water comes last: "the lentils and 550 ml water".
    return joinAnd([...new Set(parts.toSorted((a, b) => Number(a.said !== undefined) - Number(b.said !== undefined)).map(shortName))]);
  };
  const parts = (...slots: string[]): Part[] => plan.parts.filter((part) => slots.includes(part.slot));
  return {
    plan,
    servings: plan.servings,
    steps,
    notes,
    minutes: 0,
    parts,
    has: (...slots) => parts(...slots).length > 0,
    first: (slot) => parts(slot)[0],
    unused: (group, ...slots) => plan.parts.filter((part) => !part.used && inGroup(part.food, group) && (slots.length === 0 || slots.includes(part.slot))),
    names,
    the: (some) => (some.length === 0 ? '' : some.every(({ said }) => said !== undefined) ? names(some) : `the ${names(some)}`),
    say: (...wordings) => pick(roll, wordings),
    step(sentences, minutes = 0) {
      const said = (typeof sentences === 'string' ? [sentences] : sentences).filter((sentence) => sentence.trim() !== '').map(finish);
      if (said.length > 0) steps.push(said.join(' '));
      this.minutes += minutes;
    },
    note(sentence) {
      notes.push(finish(sentence));
    },
    take(id, grams, cut = '') {
      // "oil" and "sea salt" on hand are used where a recipe takes oil and salt for granted.
      const own = plan.left.find((one) => (id === 'vegetable oil' && one.kind === 'oil' && !one.flavour.has('nutty')) || (id === 'salt' && one.kind === 'salt') || (id === 'black pepper' && isA(one, 'black pepper')));
      const food = own ?? foodNamed(id);
      const known = plan.parts.find((part) => part.food === food);
      if (known !== undefined) {
        known.used = true;
        if (id === 'water') known.said = measure(food, grams).text;
        // Water adds up over the dish; of salt, pepper and fat the largest call is what the list shows.
        if (known.source === 'staple') Object.assign(known, pickGrams(food, id === 'water' ? known.grams + grams : Math.max(known.grams, grams)));
        return known;
      }
      const { text, grams: rounded, many } = measure(food, grams);
      const part: Part = { food, slot: 'staple', source: own === undefined ? 'staple' : 'hand', have: null, grams: rounded, text, cut, many, used: true };
      if (id === 'water') part.said = text;
      plan.parts.push(part);
      return part;
    },
    time: (part, method, otherwise) => part.food.minutes[method] ?? otherwise,
  };
}
