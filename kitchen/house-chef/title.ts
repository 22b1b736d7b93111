/** Naming a dish after what is in it. */
import { joinAnd } from '../pantry/words.ts';
import { weightOf } from './choose.ts';
import { inGroup, type Group } from './groups.ts';
import type { Part, Pen } from './pen.ts';

const SMALL = new Set(['and', 'with', 'of', 'in', 'on', 'the', 'a', 'à', 'la', 'de', 'e', 'y', 'al', 'alla', 'con']);
/** "spinach and feta" as "Spinach and Feta". */
export const titleCase = (text: string): string => text.split(' ').map((word, index) => (index > 0 && SMALL.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/-\p{Ll}/gu, (part) => part.toUpperCase()))).join(' ');

/** Foods whose name in a title is another. */
const SPOKEN: Readonly<Record<string, string>> = { 'cocoa powder': 'chocolate', 'dark chocolate': 'chocolate', 'milk chocolate': 'chocolate', 'mixed berries': 'berry', 'mixed vegetables': 'vegetable', 'stewing beef': 'beef', 'ground beef': 'beef', 'rolled oats': 'oat', 'chocolate chips': 'chocolate chip' };

/** A food as a title says it: short, singular before a noun. */
function titleName(part: Part): string {
  const known = SPOKEN[part.food.singular];
  if (known !== undefined) return known;
  return part.food.singular
    .replace(/^(?:canned|dried|ground|fresh|frozen|cooked|boiled|leftover|all-purpose|boneless|long-grain|extra-firm|firm|silken) /, '')
    .replace(/ (?:breast|thigh|fillet|loin|shoulder|leg|chop|drumstick|wing|tenderloin|steak|leaf)$/, '')
    .replace(/ \(.*\)$/, '');
}

/** Slots that do not name a dish: what it is served with, cooked in, bound by. */
const UNSPOKEN = new Set(['base', 'wrap', 'side', 'fat', 'spices', 'herbs', 'acid', 'seasoning', 'finish', 'stock', 'staple', 'binder', 'flour', 'sugar', 'sweet', 'egg', 'eggs', 'milk', 'rise', 'bread', 'pastry', 'dairy', 'crumbs', 'vanilla', 'dip', 'sauce', 'oats']);

/** Foods that hold, season or loosen a dish and name it only where nothing else does. */
const PLAIN: Group = ['milk', 'egg', 'butter', 'flour', 'starch', 'spice', 'spice blend', 'dried herb', 'woody herb', 'garlic', 'oil', 'stock', 'curry paste', 'sugar', 'syrup', 'leavening', 'soy sauce', 'breadcrumbs', 'cream', 'vinegar', 'green onion', 'wine'];

/** "Black Bean Bean Pot", "Toor Dal Dal": a food that shares a word with the dish. */
const saysTwice = (name: string, dishWords: ReadonlySet<string>): boolean => name.toLowerCase().split(' ').some((word) => dishWords.has(word.replace(/s$/, '')));

/** A word of three letters or more that stands in a title twice. */
function echo(title: string): string | null {
  const words = title.toLowerCase().split(/[ -]/).filter((word) => word.length > 2 && word !== 'and').map((word) => word.replace(/(?:es|s)$/, ''));
  return words.find((word, index) => words.indexOf(word) !== index) ?? null;
}

/** The title of a written dish; a word said twice costs the style, then the food that brings it. */
export function titleOf(pen: Pen): string {
  const { shape } = pen.plan;
  const dishWords = new Set(shape.dish.toLowerCase().split(/[ -]/).map((word) => word.replace(/s$/, '')));
  const speaking = pen.plan.parts.filter((part) => part.used && part.source !== 'staple' && !dishWords.has(titleName(part).toLowerCase()));
  const rank = (part: Part): number => weightOf(part.food) + (part.source === 'hand' ? 0.5 : 0) + (part.food.kind === 'bulb' ? -1.2 : 0);
  let lead = speaking.filter((part) => !UNSPOKEN.has(part.slot) && part.slot !== 'aromatics' && part.slot !== 'broth' && !inGroup(part.food, PLAIN)).toSorted((a, b) => rank(b) - rank(a));
  if (lead.length === 0) lead = speaking.filter((part) => part.source === 'hand' && ['base', 'aromatics', 'sauce', 'herbs', 'eggs', 'egg', 'acid', 'finish', 'milk'].includes(part.slot) && !(part.food.kind === 'egg' && /egg|omelette|frittata|pancake|cake|toast|pudding/i.test(shape.dish))).toSorted((a, b) => rank(b) - rank(a));
  if (lead.length < 2) lead = [...lead, ...speaking.filter((part) => part.slot === 'aromatics' && part.food.kind === 'bulb')];
  const names = [...new Set(lead.map(titleName))].filter((name) => !saysTwice(name, dishWords)).slice(0, 3);
  const pattern = names.length < 2 && shape.titles === undefined ? USUAL[0] ?? '' : pen.say(...(shape.titles ?? USUAL));
  const style = styleOf(pen, names);
  const title = fill(pen, pattern, names, style);
  const twice = echo(title);
  if (twice === null) return title;
  const plain = fill(pen, pattern, names, '');
  if (echo(plain) === null) return plain;
  const others = names.filter((name) => !name.toLowerCase().split(' ').some((word) => word.replace(/(?:es|s)$/, '') === twice));
  return fill(pen, pattern, others, '');
}

/** Titles of dishes that name no pattern of their own. */
const USUAL = ['{style} {two} {dish}', '{style} {dish} with {all}', '{style} {1} {dish} with {rest}', '{style} {turned} {dish}'];

/** Plain words that are true of a dish by how it is cooked, for titles without a region. */
const PLAIN_STYLES: Readonly<Record<string, readonly string[]>> = {
  oven: ['Golden', 'Oven-Baked'], pan: ['Weeknight', 'One-Pan'], wok: ['Quick', 'Weeknight'], pot: ['Hearty', 'Simmered'], 'no-cook': ['Fresh', 'Simple'], grill: ['Charred'], blender: ['Smooth'], boil: ['Simple', 'Weeknight'], steam: ['Gently Steamed'],
};

/** The regional word, where it says nothing twice; at times a plain one where there is none. */
function styleOf(pen: Pen, names: readonly string[]): string {
  const { shape, variant } = pen.plan;
  const words = variant.title.toLowerCase().split(/[ -]/).filter((word) => word.length > 3);
  if (variant.title !== '') return names.some((name) => name.toLowerCase().split(' ').some((word) => words.includes(word))) ? '' : variant.title;
  const plain = pen.say('', ...(PLAIN_STYLES[shape.way] ?? []));
  const said = `${shape.dish} ${(shape.titles ?? []).join(' ')}`.toLowerCase();
  return plain.toLowerCase().split(/[ -]/).some((word) => word.length > 3 && said.includes(word.slice(0, 5))) || shape.meal === 'sweet' && plain === 'Weeknight' ? '' : plain;
}

/** What the dish is called in a title: a pasta by its shape, lentils by their name. */
function dishName(pen: Pen): string {
  const { dish } = pen.plan.shape;
  const [base] = pen.parts('base');
  if (base !== undefined && dish === 'Pasta' && !/pasta/.test(base.food.singular)) return base.food.singular;
  return base !== undefined && dish === 'Lentils' ? base.food.plural : dish;
}

/** Fills a pattern's {style}, {dish}, {1}, {two}, {turned}, {rest}, {all} and {slot names}; a food named by its slot is not named again. */
function fill(pen: Pen, pattern: string, names: readonly string[], style: string): string {
  const bySlot = new Map([...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, key = '']) => {
    const [part] = pen.parts(key);
    return part === undefined ? [] : [[key, titleName(part)] as const];
  }));
  const free = names.filter((name) => ![...bySlot.values()].includes(name));
  const rest = pattern.includes('{1}') ? free.slice(1) : free;
  const words: Readonly<Record<string, string>> = {
    style, dish: dishName(pen), 1: free[0] ?? '', two: joinAnd(free.slice(0, 2)), turned: joinAnd(free.slice(0, 2).toReversed()), rest: joinAnd(rest), all: joinAnd(free),
  };
  return titleCase(pattern
    .replace(rest.length === 0 ? / (?:with|and) \{rest\}/ : /$^/, '')
    .replace(free.length === 0 ? / (?:with|and) \{all\}/ : /$^/, '')
    .replace(/\{(\w+)\}/g, (_, key: string) => bySlot.get(key) ?? words[key] ?? '')
    .replace(/\s+/g, ' ').trim());
}
