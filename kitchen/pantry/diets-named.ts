/**
 * Diets and allergies that a list or a wish names: "gluten free", "vegan please", "my son is allergic to nuts". Without the lexicon,
 * for the browser's first view.
 */
import type { Diet } from '../order.ts';
import { bareAllergy, findAllergens } from './allergy-names.ts';
import { findDiet } from './diet-names.ts';
import type { Allergen } from './food.ts';

export interface NamedDiets { diets: Diet[]; allergies: Allergen[] }

/** Words around a diet that say who has it, and nothing of what. */
const AROUND = String.raw`(?:i|am|i[’']?m|we|we[’']?re|s?he[’']?s|s?he|they|they[’']?re|it|is|are|be|must|has|have|to|should|needs?|wants?|make|keep|for|an?|the|my|our|one|of|us|me|all|`
  + String.raw`strictly|only|eating|eats?|eaters?|diet|please|pls|thanks|guests?|friends?|wife|husband|partner|daughter|son|kids?|child|mum|mom|dad|who|which|that|`
  + String.raw`recipes?|meals?|dinner|dish|cooking|option|friendly|household|family|people|person|here|today|tonight|disease|someone|visitors?|too)`;
const BEFORE = new RegExp(String.raw`^(?:${AROUND}\s+)+`, 'iu');
const BEHIND = new RegExp(String.raw`(?:\s+${AROUND})+$`, 'iu');
/** "Veg" on a list is vegetables, and who writes "no milk" has none. */
const NO_DIET = /^(?:veg|veggie|no milk|fodmap)$/i;
/** What makes the name of a food one of an allergy: before it ("allergic to", "can't eat"), or behind it ("nut allergy", "egg-free"). */
const ALLERGIC = new RegExp(String.raw`^(?:(?:severely |very )?(?:allergic|intolerant) to|(?:an )?allerg(?:y|ies)(?: to|:)|`
  + String.raw`(?:cannot|can not|can[’']?t) (?:eat|have|tolerate)|(?:do not|do(?:es)?n[’']?t) (?:eat|tolerate)) (.+)$`, 'i');
const ALLERGY = /^(?:severe )?(.+?)[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ce))$|^(.+)[ -]free$/i;
const OR = /\s*(?:\b(?:and|or)\b|&|\+|\/)\s*/iu;

/** What words that stand for themselves name, and whether they name more ("allergic to nuts and kiwi"); null where it is no such thing. */
function named(words: string): NamedDiets & { more?: boolean } | null {
  const bare = words.trim().replace(/^[\s([*-]+|[\s)\].!*-]+$/gu, '').replace(BEFORE, '').replace(BEHIND, '');
  if (bare === '' || NO_DIET.test(bare)) return null;
  const diet = findDiet(bare);
  if (diet !== null) return { diets: [diet], allergies: [] };
  const parts = bare.split(OR);
  // "No dairy or gluten" is no dairy and no gluten.
  const no = /^(?:no|without) /i.exec(bare)?.[0] ?? '';
  const all = parts.length < 2 ? [null] : parts.map((part, at) => named(at === 0 ? part : `${no}${part}`));
  if (all.every((one) => one !== null)) return together(all);
  const names = ALLERGIC.exec(bare)?.[1] ?? ALLERGY.exec(bare)?.slice(1).find(Boolean);
  const each = names?.split(OR).map((name) => findAllergens(bareAllergy(name))) ?? [];
  const allergies = each.flatMap((one) => one ?? []);
  return allergies.length === 0 ? null : { diets: [], allergies, ...(each.includes(null) && { more: true }) };
}

const together = (all: readonly NamedDiets[]): NamedDiets => ({
  diets: [...new Set(all.flatMap(({ diets }) => diets))], allergies: [...new Set(all.flatMap(({ allergies }) => allergies))],
});

/** The diets and allergies that stand for themselves between an entry's commas, and the entry without them; "vegan cheese" is a food. */
export function dietsIn(entry: string): NamedDiets & { rest: string } {
  const found: NamedDiets[] = [];
  const rest = entry.split(/(?<=[,;\r\n])/u).filter((piece) => {
    const one = named(piece.replace(/[,;\r\n]+$/u, ''));
    if (one !== null) found.push(one);
    return one === null || one.more === true;
  }).join('');
  return found.length === 0 ? { diets: [], allergies: [], rest: entry } : { ...together(found), rest: rest.replace(/[\s,;]+$/u, '') };
}

/** So many words name a diet at most. */
const MOST_WORDS = 3;
/** Those that a wish names anywhere: "something vegan and warm". */
function inWish(wish: string): NamedDiets {
  const words = wish.split(/[\s,.;!?()]+/u).filter(Boolean);
  const found = words.flatMap((_, at) => {
    if (/^(?:not|non|isn[’']t)$/i.test(words[at - 1] ?? '')) return [];
    const phrases = Array.from({ length: MOST_WORDS }, (__, more) => words.slice(at, at + more + 1).join(' '));
    return phrases.flatMap((phrase) => (NO_DIET.test(phrase) ? [] : (findDiet(phrase) ?? []))).slice(0, 1);
  });
  const allergies = wish.split(/[,.;!?()]+/u).map(named).flatMap((one) => one ?? []);
  return together([{ diets: found, allergies: [] }, ...allergies]);
}

/** All diets and allergies that the entries of a list and a wish name. */
export const dietsOf = (entries: readonly string[], wish = ''): NamedDiets => together([...entries.map(dietsIn), inWish(wish)]);
