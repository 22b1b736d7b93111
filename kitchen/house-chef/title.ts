/** Naming a dish after what is in it. */
import { joinAnd } from '../pantry/words.ts';
import { weightOf } from './choose.ts';
import { inGroup, type Group } from './groups.ts';
import type { Part, Pen } from './pen.ts';

const SMALL = new Set(['and', 'with', 'of', 'in', 'on', 'the', 'a', 'à', 'la', 'de', 'e', 'y', 'al', 'alla', 'con']);
/** "spinach and feta" as "Spinach and Feta". */
export const titleCase = (text: string): string => text.split(' ').map((word, index) => (index > 0 && SMALL.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/-\p{Ll}/gu, (part) => part.toUpperCase()))).join(' ');

/** Foods whose name in a title is another. */
const SPOKEN: Readonly<Record<string, string>> = { 'cocoa powder': 'chocolate', 'dark chocolate': 'chocolate', 'milk chocolate': 'chocolate', 'mixed berries': 'berry', 'mixed vegetables': 'vegetable', 'stewing beef': 'beef', 'ground beef': 'beef', 'rolled oats': 'oat' };

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

/** The title of a written dish. */
export function titleOf(pen: Pen): string {
  const { shape } = pen.plan;
  const dishWords = new Set(shape.dish.toLowerCase().split(/[ -]/).map((word) => word.replace(/s$/, '')));
  const speaking = pen.plan.parts.filter((part) => part.used && part.source !== 'staple' && !dishWords.has(titleName(part).toLowerCase()));
  const rank = (part: Part): number => weightOf(part.food) + (part.source === 'hand' ? 0.5 : 0) + (part.food.kind === 'bulb' ? -1.2 : 0);
  let lead = speaking.filter((part) => !UNSPOKEN.has(part.slot) && part.slot !== 'aromatics' && part.slot !== 'broth' && !inGroup(part.food, PLAIN)).toSorted((a, b) => rank(b) - rank(a));
  if (lead.length === 0) lead = speaking.filter((part) => ['base', 'aromatics', 'sauce', 'herbs', 'eggs', 'egg', 'acid', 'finish', 'milk'].includes(part.slot) && !(part.food.kind === 'egg' && /egg|omelette|frittata|pancake|cake|toast|pudding/i.test(shape.dish))).toSorted((a, b) => rank(b) - rank(a));
  if (lead.length < 2) lead = [...lead, ...speaking.filter((part) => part.slot === 'aromatics' && part.food.kind === 'bulb')];
  const names = [...new Set(lead.map(titleName))].filter((name) => !saysTwice(name, dishWords)).slice(0, 3);
  // "Feta Spinach and Feta Fritters" says it twice.
  const style = styleOf(pen, names);
  const main = names.slice(0, 2);
  const base = pen.parts('base')[0];
  const dish = shape.dish === 'Pasta' && base !== undefined && !/pasta/.test(base.food.singular) ? titleCase(base.food.singular) : shape.dish === 'Lentils' && base !== undefined ? titleCase(base.food.plural) : shape.dish;
  const plain = [style, titleCase(joinAnd(main)), dish].filter(Boolean).join(' ');
  const withThese = `${[style, dish].filter(Boolean).join(' ')} with ${titleCase(joinAnd(names))}`;
  const both = names.length > 2 ? `${[style, titleCase(names[0] ?? ''), dish].filter(Boolean).join(' ')} with ${titleCase(joinAnd(names.slice(1)))}` : plain;
  if (names.length === 1 && shape.titles === undefined) return plain;
  if (names.length === 0) return [style, dish].filter(Boolean).join(' ');
  const turned = names.length > 1 ? [style, titleCase(joinAnd([names[1] ?? '', names[0] ?? ''])), dish].filter(Boolean).join(' ') : plain;
  return shape.titles === undefined ? pen.say(plain, withThese, both, turned) : fromPattern(pen, pen.say(...shape.titles), names, style);
}

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

/** Fills a pattern's {style}, {dish}, {1}, {rest}, {all} and {slot names}; a food named by its slot is not named again. */
function fromPattern(pen: Pen, pattern: string, names: readonly string[], style: string): string {
  const { shape } = pen.plan;
  const bySlot = new Map([...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, key = '']) => {
    const [part] = pen.parts(key);
    return part === undefined ? [] : [[key, titleName(part)] as const];
  }));
  const free = names.filter((name) => ![...bySlot.values()].includes(name));
  const rest = pattern.includes('{1}') ? free.slice(1) : free;
  const fill: Readonly<Record<string, string>> = { style, dish: shape.dish, 1: free[0] ?? '', rest: joinAnd(rest), all: joinAnd(free) };
  return titleCase(pattern
    .replace(rest.length === 0 ? / (?:with|and) \{rest\}/ : /$^/, '')
    .replace(free.length === 0 ? / (?:with|and) \{all\}/ : /$^/, '')
    .replace(/\{(\w+)\}/g, (_, key: string) => bySlot.get(key) ?? fill[key] ?? '')
    .replace(/\s+/g, ' ').trim());
}
