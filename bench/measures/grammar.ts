/** M12: the slips that give a written-by-rule recipe away. Leaks of the writer's own code are counted apart. */
import { findFood } from '../../kitchen/pantry/lexicon.ts';
import { singularOf } from '../../kitchen/pantry/words.ts';
import type { Dish } from './dish.ts';

const LEAKS = /undefined|\bnull\b|\bNaN\b|\$\{|\{\w*\}|\[object|=>|\bInfinity\b|%s|TODO|\bfunction\b/;

export const leaks = ({ markdown }: Dish): string[] => (LEAKS.test(markdown) ? [`"${LEAKS.exec(markdown)?.[0] ?? ''}" leaks`] : []);

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['a doubled word', /\b(?!mahi|dan|ylang|bon)(\p{L}+)\s+\1\b/iu],
  ['the same twice around "and"', /\b(?!again|more|over|round)(\p{L}{3,}) and \1\b/iu],
  ['"a" before a vowel', /\ba (?=[aeio]|u(?!ni|se|su))(?!one|eu|once)[a-z]/i],
  ['"a" before 8, 11, 18', /\ba (?=8|11\b|18\b)/i],
  ['"an" before a consonant', /\ban (?=[bcdfgjklmnpqrstvwxyz])/i],
  ['"an" before a number', /\ban (?=[1-79])(?!11\b|18\b)/i],
  ['a space before punctuation', /\p{L} +[,.;:!?](?=\s|$)/u],
  ['punctuation twice', /,\s*[,.;]|;\s*[,.;]|(?<!\.)\.\.(?!\.)|:\s*\./],
  ['no space after punctuation', /\p{L}[,;](?=\p{L})|\p{Ll}\.(?=\p{Lu})/u],
  ['a small letter after a full stop', /(?<!\b(?:e\.g|i\.e|approx|min|about|ca|in|vs))[.!?] +(?=\p{Ll})/u],
  ['two blanks', /\S {2,}\S/],
  ['a word without its noun', /\bthe (?=(?:and|with|in|into|to|for|of|is|are|or|until|on|over|from|at|then)\b)|\b(?:and|with|of|the|an|into|to the)(?=[.,;:)])|\bor(?=[.;:)])/i],
  ['a joint without parts', /\b(?:Add|Stir in|Put|Fold in) (?:and|with|until|to|into|over|for)\b(?! (?:the|a|taste|serve|half))/],
  ['a count that does not agree', /\b1 (?:minutes|hours|seconds|servings|cloves|slices|cans|tablespoons|teaspoons|handfuls|sprigs|stalks|pieces|heads|eggs|onions|people)\b|\b(?:[2-9]|\d\d+) (?:minute|hour|second|clove|slice|can|handful|sprig|stalk|piece|head|egg|onion|carrot|potato|tomato)\b(?![- ]?(?:long|old|size|tomato|sauce|pan|shells?|noodles?|beans?|wash|whites?|yolks?))/],
  ['a list without "and"', /\b(?:Add|Stir in|Pour in) the (?:(?! and )[\p{L} ])+, the (?:(?! and )[\p{L} ])+[.;]|, the salt and pepper, the (?:\p{L}+ )?\p{L}+\./u],
  ['two things joined by a comma', /\buntil (?:the )?\p{L}+, \p{L}+ (?:are|is)\b/u],
  ['a plural that nobody says', /\b(?:bacons|rices|spinaches|garlics|gingers|tofus|butters|milks|corns|broccolis|parsleys|basils|pastas|quinoas|couscouses|salmons|cods|tunas|kales|feta cheeses|fetas|hams|porks|beefs|cilantros|celeries|fennels|arugulas|lettuces and)\b/i],
  ['0 of something', /(?<![\d.,])0 (?:g|ml|minutes|tbsp|tsp|cups?)\b/],
  ['one and many mixed', /\b(?:they|these|those) (?:is|has|was|does|flakes|reads|turns|looks)\b|(?<!\b(?:let|make|makes|help|until|and) )\bit (?:are|have|were|do|flake|read|turn|look)\b(?! (?:like|for))|\beach (?:are|have)\b/i],
];

const MASS_IN_S = new Set(['asparagus', 'couscous', 'hummus', 'molasses', 'watercress', 'lemongrass', 'bass', 'swiss', 'brussels', 'octopus', 'citrus', 'hibiscus', 'schnapps', 'haggis', 'grass', 'grits', 'glass', 'process', 'mess', 'cress', 'thickness', 'doneness', 'softness', 'rest', 'less', 'excess', 'mass', 'base']);
const PLURAL_ALONE = new Set(['leaves', 'loaves', 'halves', 'geese', 'people', 'greens', 'juices', 'whites', 'yolks', 'crumbs', 'edges', 'noodles']);
/** Words that are the same in one and many, so that either verb may be right. */
const EITHER = new Set(['fish', 'shrimp', 'salmon', 'cod', 'trout', 'tuna', 'squid', 'halibut', 'mackerel', 'oats', 'grits', 'spinach', 'pasta', 'spaghetti', 'linguine', 'penne', 'rest', 'all', 'sea bass', 'half', 'most', 'some', 'more', 'underside', 'gnocchi', 'ravioli', 'tortellini', 'orecchiette', 'fusilli', 'macaroni', 'farfalle', 'bucatini', 'rigatoni', 'salami', 'zucchini', 'broccoli']);

const isPlural = (word: string): boolean => PLURAL_ALONE.has(word) || (!MASS_IN_S.has(word) && singularOf(word) !== word) || (/s$/.test(word) && !/(?:ss|us|is)$/.test(word) && !MASS_IN_S.has(word));

/** "the onions is", "the rice are": the subject right before its verb. */
function disagreements(text: string): string[] {
  const found: string[] = [];
  for (const [whole, subject = '', verb = ''] of text.matchAll(/\b(?:the|your) ((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (is|are|has|have|was|were|does|reads|read|turns|flakes|starts|start)\b/giu)) {
    const words = subject.toLowerCase().split(' ');
    const last = words.at(-1) ?? '';
    // Red pepper flakes are a food, and no fish that flakes.
    if (/^flakes$/i.test(verb) && /^(?:pepper|chil[ie])$/.test(last)) continue;
    if (EITHER.has(last) || last === 'and' || words.some((word) => /^(?:the|a|an|it|they|no|of|in|on|with|that|which|until|when|for|from|to|each|by|at|into|over|once|so|as|while|but|if)$/.test(word))) continue;
    const many = words.includes('and') || isPlural(last);
    const wantsMany = /^(?:are|have|were|read|start)$/i.test(verb);
    if (/^(?:read|start)$/i.test(verb) && !many && findFood(subject) === null) continue;
    if (many !== wantsMany) found.push(`agreement: "${whole}"`);
  }
  return found;
}

/** "5 to 3 minutes", "8 to 8 minutes". */
function badRanges(text: string): string[] {
  return [...text.matchAll(/(\d+) to (\d+) (?:minutes|seconds|hours)/g)].filter(([, from, to]) => Number(from) >= Number(to)).map(([whole]) => `a range that runs backwards: "${whole}"`);
}

/** Food words of the title that come twice: "Chicken Rice with Rice". */
function doubledInTitle(title: string): string[] {
  const words = title.toLowerCase().split(/[^\p{L}]+/u).filter((word) => word.length > 3).map(singularOf);
  const twice = words.find((word, index) => words.indexOf(word) !== index && !['with', 'style'].includes(word));
  return [...(twice === undefined ? [] : [`the title says "${twice}" twice: ${title}`]), ...(/\b(?:with|and|of|in)$/i.test(title) ? [`the title ends open: ${title}`] : [])];
}

export function grammarSlips({ recipe, answer }: Dish): string[] {
  const texts = [recipe.title, recipe.intro, ...recipe.ingredients.map(({ text }) => text), ...recipe.steps, ...recipe.notes, ...answer.notices.map(({ sentence }) => sentence)];
  const slips = texts.flatMap((text) => [
    ...PATTERNS.flatMap(([name, pattern]) => {
      const match = pattern.exec(text);
      return match === null ? [] : [`${name}: "…${text.slice(Math.max(0, match.index - 25), match.index + 35)}…"`];
    }),
    ...disagreements(text),
    ...badRanges(text),
    ...((text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length ? [] : [`a bracket left open: "${text.slice(0, 60)}"`]),
  ]);
  const open = [...recipe.steps, ...recipe.notes].filter((text) => !/[.!?]\)?$/.test(text)).map((text) => `no full stop: "…${text.slice(-40)}"`);
  return [...new Set([...slips, ...open, ...doubledInTitle(recipe.title)])];
}
