/** What goes to the table beside a dish that has no place for it, if it is on the list. */
import type { KindName } from '../pantry/kinds.ts';

export interface ServedWith {
  /** Kitchens whose dishes it belongs to, or null for all but those of `not`. */
  kitchens: readonly string[] | null;
  not: readonly string[];
  courses: readonly string[];
  methods: readonly string[];
  /** A dish with one of these in it needs no more of the kind. */
  unless: readonly KindName[];
  /** As in a card's "also takes:"; its door is "serve", at the end, or "meanwhile", before the last step. */
  takes: string;
}

const SPOONED = ['simmer', 'stew', 'boil', 'blend'] as const;
const WITH_RICE = ['indian', 'pakistani', 'nepali', 'sri-lankan', 'bangladeshi', 'persian', 'thai', 'malaysian', 'indonesian', 'filipino', 'vietnamese', 'chinese', 'japanese', 'korean', 'west-african', 'caribbean', 'levantine'] as const;
const STARCHES = ['rice', 'noodle', 'pasta', 'fresh pasta', 'bread', 'flatbread', 'grain', 'cooked grain'] satisfies readonly KindName[];

export const SERVED_WITH: readonly ServedWith[] = [
  {
    kitchens: null, not: ['chinese', 'japanese', 'korean', 'thai', 'vietnamese', 'indian', 'pakistani', 'indonesian', 'malaysian', 'filipino', 'sri-lankan', 'nepali'], courses: ['soup', 'main'], methods: SPOONED, unless: STARCHES,
    takes: '+serve 4 slices sourdough bread / bread / baguette / ciabatta / rye bread / whole wheat bread > Serve with {it}, warmed or toasted.',
  },
  {
    kitchens: ['indian', 'pakistani', 'nepali', 'sri-lankan', 'levantine', 'persian', 'turkish', 'north-african', 'ethiopian'], not: [], courses: ['main', 'side'], methods: [...SPOONED, 'fry'], unless: STARCHES,
    takes: '+serve 4 naan / chapati / roti / paratha / pita / flatbread > Warm {it} in a dry skillet for 30 seconds a side and serve alongside.',
  },
  {
    kitchens: WITH_RICE, not: [], courses: ['main'], methods: [...SPOONED, 'stir-fry', 'fry'], unless: STARCHES,
    takes: '+meanwhile 300 g basmati rice / jasmine rice / long-grain rice / white rice / rice > Meanwhile, boil {it} in plenty of salted water for 12 to 15 minutes, until just tender. Drain well and keep covered, to serve with the dish.',
  },
  {
    kitchens: ['british', 'irish', 'american', 'australian', 'everyday', 'german', 'dutch'], not: [], courses: ['main', 'sandwich'], methods: ['fry', 'roast', 'grill', 'stew', 'simmer'], unless: ['dressing'],
    takes: '+serve 4 tbsp steak sauce / ketchup > Serve with {it} on the side.',
  },
];
