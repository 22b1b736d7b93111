import type { KindName } from '../pantry/kinds.ts';

/** Foods that become another, which a dish asks for, by one thing done beforehand: dried beans are soaked and boiled. */
export interface Preparation {
  from: readonly string[];
  to: string;
  /** Grams of it that make a gram of the other. */
  ratio: number;
  /** What the list says after the food; where something is done, it is the first step. */
  cut: string;
  /** How the cook gets there, in place of {it}. Amounts of water, heats and times in it do not scale. */
  steps: string;
  /** What is only stirred into hot water: milliliters that one piece of it, or a teaspoon, makes. */
  dissolves?: number;
  /** Minutes of hands, and minutes of waiting. */
  work: number;
  waiting: number;
}

const beans = (from: string, to: string, minutes: string): Preparation => ({
  from: [from], to, ratio: 0.45, cut: 'soaked and boiled as in step 1', work: 5, waiting: 600,
  steps: `Soak {it} overnight in plenty of cold water. Drain, cover with fresh water by 5 cm (2 in) and boil hard for 10 minutes. Lower the heat and simmer for ${minutes}, until completely soft, and drain.`,
});

/** Kidney beans and their kin hold a poison that only hard boiling destroys (food.md). */
const hardBoiled = (from: string, to: string): Preparation => ({
  ...beans(from, to, ''),
  steps: 'Soak {it} overnight in plenty of cold water. Drain, cover with fresh water by 5 cm (2 in) and boil hard for 30 minutes, which makes them safe. Lower the heat and simmer for 45 minutes to 1 hour, until completely soft, and drain.',
});

const stock = (from: string, to: string, makes: number): Preparation => ({ from: [from], to, ratio: 1, cut: '', steps: '', dissolves: makes, work: 0, waiting: 0 });

/** Yields are those of the USDA's household weights: a gram of dried beans makes about 2.2 grams of drained ones, of rice 2.8. */
export const PREPARATIONS: readonly Preparation[] = [
  stock('bouillon cube', 'broth', 500), stock('chicken bouillon cube', 'chicken broth', 500), stock('beef bouillon cube', 'beef broth', 500), stock('vegetable bouillon cube', 'vegetable broth', 500),
  stock('lamb bouillon cube', 'lamb broth', 500), stock('fish bouillon cube', 'fish stock', 500), stock('bouillon powder', 'broth', 250), stock('chicken bouillon powder', 'chicken broth', 250), stock('beef bouillon powder', 'beef broth', 250),
  stock('vegetable bouillon powder', 'vegetable broth', 250), stock('dashi powder', 'dashi', 400),
  beans('dried chickpea', 'chickpea', '1 to 1½ hours'), beans('dried black bean', 'black bean', '1 to 1½ hours'),
  beans('dried pinto bean', 'pinto bean', '1 to 1½ hours'), beans('dried lima bean', 'butter bean', '1 hour'), beans('dried black-eyed pea', 'black-eyed pea', '45 minutes'),
  hardBoiled('dried kidney bean', 'kidney bean'), hardBoiled('dried white bean', 'white bean'), hardBoiled('dried borlotti bean', 'borlotti bean'),
  {
    from: ['turkey', 'turkey breast'], to: 'cooked turkey', ratio: 1.35, cut: 'cooked as in step 1', work: 5, waiting: 30,
    steps: 'Put {it} in a saucepan, cover with cold water and add ½ tsp salt. Bring to a boil and simmer gently for 25 minutes, until the thickest part reads 74 °C (165 °F). Lift out and let cool for 5 minutes.',
  },
  {
    from: ['lentil', 'brown lentil', 'green lentil'], to: 'canned lentil', ratio: 0.4, cut: 'boiled as in step 1', work: 5, waiting: 25,
    steps: 'Simmer {it} in plenty of water for 20 to 25 minutes, until tender but whole, and drain well.',
  },
  {
    from: ['chicken', 'chicken breast', 'boneless chicken thigh', 'chicken tenderloin'], to: 'cooked chicken', ratio: 1.35, cut: 'cooked as in step 1', work: 5, waiting: 20,
    steps: 'Put {it} in a saucepan, cover with cold water and add ½ tsp salt. Bring to a boil and simmer gently for 15 minutes, until the thickest part reads 74 °C (165 °F). Lift out and let cool for 5 minutes.',
  },
  {
    from: ['chicken thigh', 'chicken leg', 'chicken drumstick'], to: 'cooked chicken', ratio: 1.9, cut: 'cooked as in step 1', work: 10, waiting: 40,
    steps: 'Put {it} in a saucepan, cover with cold water and add ½ tsp salt. Bring to a boil and simmer gently for 35 minutes, until the thickest part reads 74 °C (165 °F). Lift out, let cool for 5 minutes, and pull the meat off the bones.',
  },
  {
    from: ['rice', 'long-grain rice', 'basmati rice', 'jasmine rice', 'white rice', 'short-grain rice'], to: 'cooked rice', ratio: 0.36, cut: 'cooked as in step 1', work: 5, waiting: 30,
    steps: 'Boil {it} in plenty of salted water for 12 to 15 minutes, until just tender. Drain well, spread on a tray and let cool for 15 minutes.',
  },
  {
    from: ['brown rice'], to: 'cooked rice', ratio: 0.4, cut: 'cooked as in step 1', work: 5, waiting: 45,
    steps: 'Boil {it} in plenty of salted water for 30 minutes, until tender. Drain well, spread on a tray and let cool for 15 minutes.',
  },
  { from: ['quinoa'], to: 'cooked quinoa', ratio: 0.37, cut: 'rinsed and cooked as in step 1', work: 5, waiting: 20, steps: 'Boil {it} in plenty of salted water for 15 minutes, until the grains show their white rings. Drain very well.' },
  { from: ['potato'], to: 'boiled potato', ratio: 1.05, cut: 'boiled as in step 1', work: 5, waiting: 25, steps: 'Boil {it} in salted water for 20 minutes, until a knife slides in. Drain and let cool enough to handle, then peel.' },
  { from: ['potato'], to: 'mashed potato', ratio: 1.1, cut: 'boiled and mashed as in step 1', work: 10, waiting: 20, steps: 'Peel {it}, cut in chunks and boil in salted water for 15 to 20 minutes, until very soft. Drain, let steam for 2 minutes and mash until smooth.' },
  { from: ['egg'], to: 'hard-boiled egg', ratio: 1, cut: 'boiled as in step 1', work: 5, waiting: 15, steps: 'Boil {it} for 10 minutes, until firm all through. Cool in cold water and peel.' },
  { from: ['beet'], to: 'cooked beet', ratio: 1.15, cut: 'cooked as in step 1', work: 5, waiting: 45, steps: 'Simmer {it} in water for 40 minutes, until a knife slides in. Cool under cold water and rub off the skins.' },
  {
    from: ['salmon'], to: 'cooked salmon', ratio: 1.15, cut: 'cooked as in step 1', work: 5, waiting: 10,
    steps: 'Put {it} in a skillet with 2 cm (1 in) of salted water. Bring to a simmer, cover and cook gently for 8 minutes, until the fish is opaque and flakes. Lift out, let cool and remove any skin and bones.',
  },
  { from: ['shrimp'], to: 'cooked shrimp', ratio: 1.15, cut: 'peeled, cooked as in step 1', work: 3, waiting: 5, steps: 'Boil {it} in salted water for 2 to 3 minutes, until opaque all through. Drain and let cool.' },
  {
    from: ['pumpkin', 'butternut squash', 'kabocha squash'], to: 'pumpkin puree', ratio: 1.5, cut: 'cooked and mashed as in step 1', work: 10, waiting: 30,
    steps: 'Peel and seed {it}, cut in chunks and steam for 20 minutes, until very soft. Mash until smooth and let drain in a sieve for 10 minutes.',
  },
  { from: ['bread'], to: 'breadcrumbs', ratio: 1.1, cut: 'toasted and crushed as in step 1', work: 5, waiting: 15, steps: 'Toast {it} until dry and crisp, about 10 minutes in the oven at 150 °C (300 °F). Let cool and crush to fine crumbs.' },
  // What a British cook calls tomato puree is paste; the thin kind only takes a little longer to fry dry.
  { from: ['tomato puree'], to: 'tomato paste', ratio: 1, cut: '', steps: '', work: 0, waiting: 0 },
  {
    from: ['coconut milk powder'], to: 'coconut milk', ratio: 0.15, cut: 'made up as in step 1', work: 2, waiting: 0,
    steps: 'Whisk {it} into six times its weight of hot water, until smooth.',
  },
  { from: ['tomato'], to: 'canned tomato', ratio: 1.15, cut: 'chopped', work: 5, waiting: 0, steps: '' },
  { from: ['orange', 'blood orange'], to: 'orange juice', ratio: 2, cut: 'squeezed', work: 0, waiting: 0, steps: '' },
];

/** Made to go into the pan as they are: how, and how many minutes longer. */
export const FROM_FROZEN: ReadonlyMap<string, { steps: string; waiting: number }> = new Map(['beef patty', 'turkey patty'].map((patty) =>
  [patty, { steps: 'Leave {it} in the freezer until the pan is hot, and give each side 2 to 3 minutes more than it says below.', waiting: 5 }]));

/** Bread that is bought for what goes between its halves: it is split and not sliced, and nobody crumbles it into a meatball. */
export const BUNS: ReadonlySet<string> = new Set(['hamburger bun', 'hot dog bun', 'sub roll', 'bagel', 'croissant', 'English muffin', 'crumpet']);

/** What is coated or cut ready for the pan or the oven goes in frozen, and stands for no raw fish. */
export const STRAIGHT_FROM_FREEZER: ReadonlySet<string> = new Set([
  'fish stick', 'breaded fish', 'breaded shrimp', 'chicken nugget', 'fish cake', 'French fries', 'hash brown', 'tater tot',
]);

/** How what the cook has frozen is thawed, where it cannot go into the pan as it is (food.md: in the cold, or sealed in cold water). */
export const THAWING: readonly { kinds: readonly KindName[]; steps: string; waiting: number }[] = [
  {
    kinds: ['shrimp', 'scallop'], waiting: 15,
    steps: 'Thaw {it} in a bowl of cold water for 15 minutes and drain well.',
  },
  {
    kinds: ['fish', 'shellfish', 'crab'], waiting: 30,
    steps: 'Thaw {it} in the fridge overnight, or sealed in a bag in a bowl of cold water for 20 to 30 minutes. Pat very dry with paper towels.',
  },
  {
    kinds: ['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'ground meat', 'game', 'raw sausage'], waiting: 60,
    steps: 'Thaw {it} in the fridge overnight, or sealed in a bag in cold water for about 1 hour, changing the water after half of the time. Pat dry.',
  },
];

/** Thawing what is heavy, as a whole bird or a joint: a day for 2 kg in the fridge, an hour for 1 kg in cold water (USDA, "The Big Thaw"). */
export const HEAVY_THAWING = {
  fromGrams: 1500, minutesPerKilo: 60,
  steps: 'Thaw {it} in the fridge, a day for every 2 kg (4½ lb), or sealed in a bag in cold water, an hour for every kilo (30 minutes a pound), changing the water every 30 minutes. Pat dry.',
} as const;
