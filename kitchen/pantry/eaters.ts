/** What a baby, a child or a pregnant woman who eats along never has, and what a recipe says for them. */
import type { Eater } from '../order.ts';
import type { Content, Food } from './food.ts';
import type { KindName } from './kinds.ts';
import { isA } from './lexicon.ts';

interface Rule {
  /** Why it stays out, in a word or two. */
  because: string;
  contents?: readonly Content[];
  kinds?: readonly KindName[];
  foods?: readonly string[];
}

const ALCOHOL: Rule = { because: 'alcohol', contents: ['alcohol'] };
const RAW_FISH: Rule = { because: 'raw fish', foods: ['sushi-grade tuna', 'sushi-grade salmon'] };
const MOLD_RIPENED: Rule = { because: 'a soft cheese that can carry Listeria', foods: ['Brie', 'blue cheese', 'Gorgonzola', 'taleggio', 'queso fresco'] };
const SMOKED_FISH: Rule = { because: 'smoked fish can carry Listeria', kinds: ['smoked fish'] };
const MERCURY: Rule = { because: 'mercury', foods: ['shark', 'swordfish', 'marlin', 'orange roughy'] };

/** NHS ("Foods to avoid giving babies and young children", "Foods to avoid in pregnancy"), CDC, FDA and WHO; read in November 2026. */
const NEVER_FOR: Readonly<Record<Eater, readonly Rule[]>> = {
  baby: [
    { because: 'honey', contents: ['honey'] }, ALCOHOL, RAW_FISH, MOLD_RIPENED, SMOKED_FISH, MERCURY,
    {
      because: 'a choking risk', kinds: ['nut', 'peanut'],
      foods: ['popcorn', 'popcorn kernels', 'marshmallow', 'vegan marshmallow', 'gummy candy'],
    },
    {
      because: 'too salty', kinds: ['cured meat', 'bacon', 'soy sauce', 'fish sauce', 'pickled vegetable'],
      foods: ['bouillon cube', 'chicken bouillon cube', 'beef bouillon cube', 'vegetable bouillon cube', 'fish bouillon cube', 'bouillon powder', 'seasoned salt'],
    },
    { because: 'arsenic', foods: ['rice milk'] },
  ],
  child: [ALCOHOL, RAW_FISH],
  pregnant: [
    ALCOHOL, RAW_FISH, MOLD_RIPENED, SMOKED_FISH, MERCURY,
    { because: 'too much vitamin A', foods: ['pâté', 'liverwurst', 'foie gras', 'chicken liver', 'calf liver', 'lamb liver', 'pork liver'] },
  ],
};

/** The name under which a rule is told: "not for a baby". */
export const EATER_NAMES: Readonly<Record<Eater, string>> = { baby: 'for a baby', child: 'for a child', pregnant: 'in pregnancy' };

/** Why an eater never has a food, or null. */
export function neverFor(eater: Eater, food: Food): string | null {
  const holds = ({ contents, kinds, foods }: Rule): boolean =>
    contents?.some((one) => food.contains.has(one)) === true || kinds?.includes(food.kind) === true || foods?.some((one) => isA(food, one)) === true;
  return NEVER_FOR[eater].find(holds)?.because ?? null;
}

/** Contents whose mention on a label settles whether an eater may have a food. */
export const contentsNeverFor = (eater: Eater): readonly Content[] => NEVER_FOR[eater].flatMap(({ contents }) => contents ?? []);

/** What the cook is told when a list or a wish names them. */
export const EATER_NOTICES: Readonly<Record<Eater, string>> = {
  baby: 'A baby eats along: we leave out honey, what is salty and what is easy to choke on, and say how to prepare their share.',
  child: 'A child eats along: we leave out alcohol and raw fish.',
  pregnant: 'Someone is pregnant: we leave out alcohol, raw and smoked fish, liver and soft ripened cheese.',
};

/** What a recipe says where they eat along. */
export const EATER_NOTES: Readonly<Record<Eater, string>> = {
  baby: 'For the baby: take their share out before any salt, stock or sugar goes in. Cook it until it squashes between two fingers and mash it, or cut it \
into soft strips as long as a finger; quarter round things such as grapes and cherry tomatoes lengthwise. Cook eggs firm and meat and fish through. No honey before 12 months.',
  child: 'For a child under five: chop or grind nuts, quarter grapes, cherry tomatoes and sausages lengthwise, and take out bones and stones. Salt little.',
  pregnant: 'In pregnancy: cook eggs until white and yolk are firm, or use pasteurized ones where they stay soft; cook meat through with no pink left; \
heat cured and deli meat until steaming; take only cheese and milk whose label says pasteurized; and wash salad and herbs well.',
};
