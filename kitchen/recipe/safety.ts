/**
 * What a recipe must say for each food that calls for a rule, and what is added when it does not.
 * Consumer figures of USDA FSIS and foodsafety.gov; FDA, WHO, FSANZ, EFSA and NCHFP for single foods.
 */
import type { Food, SafetyRule } from '../pantry/food.ts';
import { isA } from '../pantry/lexicon.ts';

interface Rule {
  /** Wording in the steps (or the food's own line) that satisfies the rule. */
  said: RegExp;
  /** The sentence added as a kitchen note otherwise. */
  line: string;
  /** Foods of the rule that need nothing (ready to eat already). */
  unless?: (food: Food) => boolean;
}

const C74 = /\b(?:74|75|76|77|80|82|165|170|175|180)\s*°/;
const C71 = /\b(?:7[1-9]|8\d|160|165|170)\s*°/;
const C63 = /\b(?:6[3-9]|7\d|8\d|14[5-9]|15\d|16\d)\s*°/;

export const SAFETY: Readonly<Partial<Record<SafetyRule, Rule>>> = {
  poultry: { said: C74, line: 'Poultry is done when no pink is left and the thickest part reads 74 °C (165 °F). Do not wash it raw, and wash hands and board afterwards.' },
  ground: { said: C71, line: 'Ground meat and raw sausage are done at 71 °C (160 °F) in the middle, with no pink left (ground poultry: 74 °C / 165 °F).' },
  red: { said: C63, line: 'Cook whole cuts of beef, lamb and veal to at least 63 °C (145 °F) in the thickest part, then let them rest for 3 minutes.' },
  pork: { said: C63, line: 'Cook pork to at least 63 °C (145 °F) in the thickest part, then let it rest for 3 minutes.' },
  ham: { said: C63, line: 'Reheat cooked ham to 60 °C (140 °F), or 74 °C (165 °F) if it was not packed at the plant.' },
  fish: { said: /\b(?:6[3-9]|7\d|14[5-9])\s*°|opaque|flakes?\b/i, line: 'Fish is done at 63 °C (145 °F), when it is opaque and flakes with a fork.' },
  crustacean: { said: /opaque|pearly/i, line: 'Shrimp, crab and lobster are done when the flesh is pearly white and opaque.' },
  mollusc: { said: /shells? (?:have )?open|until (?:they|the shells) open|opaque/i, line: 'Mussels and clams are done when the shells open; throw away those that stay shut. Scallops and squid are done when opaque and firm.' },
  egg: { said: /\b(?:71|72|74|160|165)\s*°|firm|hard[- ]boil|set through|(?:is|are|has|until|just) set|no (?:wet|runny|liquid)|pasteuri[sz]ed|skewer|toothpick|golden|cooked through/i, line: 'Cook eggs until white and yolk are firm (71 °C / 160 °F), or use pasteurized eggs where they stay soft.' },
  kidney: { said: /boil(?:ing)? hard[^.]*\b(?:[3-9]\d|30)\s*min|hard boil[^.]*\b[3-9]\d\s*min|boil[^.]*vigorously[^.]*\b[3-9]\d\s*min/i, line: 'Dried kidney beans: soak for at least 5 hours, better 12, throw the water away and boil hard in fresh water for at least 30 minutes before anything else. Never start them raw in a slow cooker.' },
  cassava: { said: /peel[^.]*|boil|cook/i, line: 'Never eat cassava raw: peel it, slice it, cook it through and throw the water away.' },
  taro: { said: /boil|simmer|bake|roast|steam|fry|cook/i, line: 'Taro must always be cooked through.' },
  rhubarb: { said: /discard the leaves|stalks? only|without (?:the )?leaves/i, line: 'Use only the stalks of rhubarb and discard the leaves, which are poisonous.' },
  elder: { said: /boil|simmer|cook|bake/i, line: 'Elderberries must be cooked; raw they make you ill.' },
  lima: { said: /boil|simmer|cook|bake/i, line: 'Lima beans must be boiled; never eat them raw.' },
  ginkgo: { said: /boil|simmer|cook|roast|fry/i, line: 'Ginkgo nuts must be cooked, only a few for an adult and none for children.' },
  'raw-fish': { said: /−20 °C|-20 °C|opaque|flakes?\b|\b(?:63|145)\s*°/i, line: 'Eat fish raw only if it was frozen at −20 °C (−4 °F) for 7 days by the seller, and not when pregnant, old, very young or ill; otherwise cook it to 63 °C (145 °F).' },
  sprouts: { said: /steaming|boil|simmer|fry|cook|toss[^.]*hot/i, line: 'Raw sprouts can carry Salmonella and E. coli: cook them until steaming for children, the old, the pregnant and the ill.' },
  flour: { said: /bake|boil|fry|simmer|cook|roast|toast/i, line: 'Do not taste raw dough or batter: flour is a raw food.' },
  nettle: { said: /boil|simmer|steam|wilt|fry|cook/i, line: 'Nettles sting until they are cooked: handle them with gloves and blanch them first.' },
  fiddlehead: { said: /boil[^.]*1[0-9]\s*min|steam[^.]*1[0-9]\s*min/i, line: 'Boil fiddleheads for 15 minutes (or steam for 10 to 12) and throw the water away; never eat them raw.' },
  ackee: { said: /canned|tinned/i, line: 'Use only canned ackee, or fruit that opened by itself on the tree; unripe ackee is poisonous.' },
  'lupin-bean': { said: /soak[^.]*(?:days|water)/i, line: 'Bitter lupin beans must be boiled and then soaked for days in water that is changed often, until no bitterness is left; buy them ready in jars otherwise.' },
  honey: { said: /12 months/i, line: 'Not for children under 12 months: it contains honey.' },
};

/** Meat so small that no cook could measure it: its color tells. */
const NO_PINK = /\b(?:pink|red|raw)\b|fork-tender|falls? apart|spoon-tender|pulls? apart|in threads|into threads|gives? way to a (?:fork|spoon)|tender/i;
const SIGHT: ReadonlySet<SafetyRule> = new Set(['ground', 'red', 'pork']);
/** Of poultry color alone is not enough; no thermometer finds the middle of a crumb, and a note says what a lump must read. */
const POULTRY_CRUMBS = 'Crumbs of ground poultry are done when none of them is pink; a lump that can be measured reads 74 °C (165 °F).';
/** Mince that is broken up in the pan: of it the color tells too. */
export const IN_CRUMBS = /\bbreak(?:ing)? (?:it|them|up|the)\b/i;
const inCrumbs = (food: Food, text: string): boolean => (food.kind === 'ground poultry' || food.kind === 'raw sausage') && IN_CRUMBS.test(text);
/** Signs by which a dish with egg in it is cooked through: a crumb, a crust, a curd. */
const EGG_SET = /\b(?:set|sets|firm|hard|brown|browned|golden|gold|skewer|dry|crumbs?|cooked through|solid|wisps|threads|ribbons|curds?|crisp|crust|spring(?:s|y)? back|scrambled|opaque|(?:9|10|11|12) minutes)\b/i;

/** Eggs that a cook may leave soft; who is told so by name is told what for. */
const SOFT_YOLKS =
  /\byolks?\b[^.]{0,60}\b(?:liking|still (?:soft|runny|liquid)|stays? (?:soft|runny)|runny|jammy)\b|\b(?:runny|jammy|soft) yolks?\b/i;
const staysSoft = (text: string): boolean => SOFT_YOLKS.test(text) && !/pasteuri[sz]ed/i.test(text);
const SOFT_YOLKS_LINE = 'Eggs with soft yolks are safest pasteurized. For small children, the old, the pregnant and the ill, cook the yolks until firm.';

/** Whether a food is in the recipe in a form that needs no rule: cooked, canned, smoked, or bacon, which nobody serves soft. */
const settled = (food: Food, rule: SafetyRule): boolean => (rule === 'egg' && food.kind !== 'egg') || (food.kind === 'bacon' && (rule === 'pork' || rule === 'poultry')) || (food.ready && !['honey', 'raw-fish', 'rhubarb', 'sprouts', 'ackee'].includes(rule) && !isA(food, 'egg'));

/**
 * The safety sentences that a recipe still needs.
 * @param foods what the recipe lists
 * @param text its steps and notes
 * @param own true for a recipe from a card: there crumbled, sliced or diced red meat may have the sign that a cook sees
 */
export function missingSafety(foods: readonly Food[], text: string, own = false): string[] {
  const lines: string[] = [];
  const seen = own && NO_PINK.test(text);
  for (const food of foods) {
    for (const rule of food.safety) {
      const known = SAFETY[rule];
      if (rule === 'egg' && food.kind === 'egg' && staysSoft(text) && !lines.includes(SOFT_YOLKS_LINE)) {
        lines.push(SOFT_YOLKS_LINE);
        continue;
      }
      if (known !== undefined && seen && food.kind === 'ground poultry' && inCrumbs(food, text) && !known.said.test(text) && !lines.includes(POULTRY_CRUMBS)) {
        lines.push(POULTRY_CRUMBS);
        continue;
      }
      if (known === undefined || settled(food, rule) || known.said.test(text) || text.includes(known.line) || (own && rule === 'egg' && EGG_SET.test(text)) || (seen && (SIGHT.has(rule) || inCrumbs(food, text))) || lines.includes(known.line)) continue;
      lines.push(known.line);
    }
  }
  return lines;
}
