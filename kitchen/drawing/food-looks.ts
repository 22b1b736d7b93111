/** What foods look like on a dish: what they are cut from, their color, and how much they color what they are cooked in. */
import { FOOD_ROWS } from './food-rows.ts';
import type { SeenFood } from './look.ts';
import type { MotifName } from './motifs.ts';

interface FoodLook {
  /** Null for what nobody sees: salt, oil, stock. */
  motif: MotifName | null;
  color: string;
  /** 0 to 9: how strongly it colors a sauce, a soup or a dough. */
  stain: number;
}

const table = new Map<string, FoodLook>();
for (const row of FOOD_ROWS.trim().split('\n')) {
  const [head = '', names = ''] = row.split(': ');
  const [motif = '', color = '', stain = '0'] = head.split(' ');
  for (const name of names.split(', ')) table.set(name, { motif: motif === '-' ? null : (motif as MotifName), color: `#${color}`, stain: Number(stain) });
}

const NOTHING: FoodLook = { motif: null, color: '#c99a5c', stain: 0 };

/** Names that are known by themselves, the longest first: for texts that say foods in words. */
export const namedFoods = (): string[] => [...table.keys()].filter((name) => !name.startsWith('@')).toSorted((one, other) => other.length - one.length);

const ownLook = (name: string): FoodLook | undefined => table.get(name) ?? table.get(`${name}s`) ?? (name.endsWith('s') ? table.get(name.slice(0, -1)) : undefined);

/** How a food looks: by its own row, by its last words, by its kind. */
function lookOfFood(id: string, kind: string): FoodLook {
  const words = id.toLowerCase().split(' ');
  for (let from = 0; from < words.length; from += 1) {
    const own = ownLook(words.slice(from).join(' '));
    // "sour cream" is cream, but "celery salt" of the kind of salts is not celery: a last word counts, a first one never.
    if (own !== undefined) return own;
  }
  return table.get(`@${kind}`) ?? NOTHING;
}

/** What a cut makes of a piece; what it leaves out stays as it is. */
const CUTS: Readonly<Record<string, Partial<Record<MotifName, MotifName>>>> = {
  /** Chopped, diced, cubed. */
  d: {
    coin: 'dice', rimcoin: 'cube', half: 'dice', hoop: 'dice', chunk: 'cube', pepper: 'dice', shroom: 'dice', citrus: 'dice', peelslice: 'dice', wedge: 'dice', avo: 'cube', bacon: 'dice', ham: 'dice', sausage: 'coin',
    fillet: 'meat', wholefish: 'meat', breast: 'meat', drumstick: 'meat', steak: 'meat', chop: 'meat', pod: 'dice', spear: 'dice', bigleaf: 'wilt', chili: 'ringlet', almond: 'crumb', walnut: 'crumb', friedegg: 'halfegg',
    strawberry: 'dice', hole: 'dot', clove: 'dot', melt: 'cube', square: 'chocchip', lemonwedge: 'dice', triangle: 'chip', cheeseslice: 'dice',
  },
  /** Sliced. */
  s: { half: 'coin', chunk: 'coin', sausage: 'coin', breast: 'meat', steak: 'steak', citrus: 'citrus', lemonwedge: 'citrus', clove: 'sliver', chili: 'ringlet', walnut: 'crumb', almond: 'sliver', melt: 'melt', fillet: 'shard', friedegg: 'halfegg', cube: 'cube' },
  /** Grated, shredded, crumbled. */
  g: { coin: 'shred', rimcoin: 'shred', melt: 'shred', shard: 'shred', chunk: 'shred', cube: 'crumb', breast: 'pull', drumstick: 'pull', meat: 'pull', fillet: 'pull', wilt: 'shred', bigleaf: 'shred', peelslice: 'shred', square: 'shred', walnut: 'crumb', almond: 'crumb', sausage: 'ground', bacon: 'dice', half: 'dice', clove: 'dot' },
  /** Halves, wedges, quarters. */
  h: { coin: 'wedge', rimcoin: 'wedge', hoop: 'wedge', chunk: 'wedge', lemonwedge: 'lemonwedge', citrus: 'lemonwedge', friedegg: 'halfegg', pepper: 'strip' },
  /** Strips, sticks. */
  j: { coin: 'stick', rimcoin: 'stick', chunk: 'stick', pepper: 'strip', breast: 'meat', steak: 'pull', peelslice: 'stick', cube: 'stick', ham: 'shard', half: 'sliver', triangle: 'chip' },
  r: { pepper: 'pepper', half: 'coin', chili: 'ringlet' },
  /** Rolled into balls. */
  b: { ground: 'ball', meat: 'ball' },
};

/** A piece as it is cut. */
const cutOf = (motif: MotifName, cut: string): MotifName => CUTS[cut]?.[motif] ?? motif;

/** A food as it is seen on a dish. */
export function seenAs(id: string, kind: string, cut: string, top: boolean): SeenFood {
  const { motif, color, stain } = lookOfFood(id, kind);
  return { id, kind, motif: motif === null ? null : cutOf(motif, cut), color, stain, top };
}

/** What the words after a food's comma say: the letter of its cut. */
export function cutLetter(words: string): string {
  const said = words.toLowerCase();
  const found = Object.entries({
    g: ['grated', 'shredded', 'crumbled', 'flaked', 'mashed', 'pulled', 'minced'], j: ['strips', 'sticks', 'matchstick', 'julienne', 'batons', 'fries'], r: ['rings'],
    s: ['sliced', 'slices', 'rounds', 'coins', 'ribbons'], h: ['halved', 'halves', 'wedges', 'quartered', 'quarters', 'segments'], d: ['diced', 'chopped', 'cubed', 'cubes', 'dice', 'chunks', 'bite-size', 'crushed', 'boneless', 'large pieces', ') pieces'],
  }).find(([, names]) => names.some((name) => said.includes(name)));
  return found?.[0] ?? '';
}
