/** M7: for every raw or risky food on the list, the steps carry the temperature or the preparation that makes it safe. */
import type { Food } from '../../kitchen/pantry/food.ts';
import type { KindName } from '../../kitchen/pantry/kinds.ts';
import type { Dish } from './dish.ts';

interface Rule {
  name: string;
  /** Judged by kind and name, not by the rules that the lexicon gives a food. */
  concerns: (food: Food) => boolean;
  /** Each must be found in the steps, for this food. */
  needs: readonly (readonly [string, RegExp])[];
}

const kinds = (...names: KindName[]) => (food: Food): boolean => names.includes(food.kind);
const READY = /\b(?:cooked|canned|smoked|cured|roast(?:ed)?|corned|rotisserie|deli|confit|pastrami|jerky|carpaccio|dried)\b/i;

const AT_74 = /\b(?:7[4-9]|[89]\d) ?°C|\b(?:16[5-9]|1[7-9]\d|2\d\d) ?°F/;
/** Broken up in the pan: of crumbs the color tells, as in the product's own rule. */
const CRUMBS = /\b(?:break(?:ing)? (?:it|them|up|the)|in small lumps|crumbl)[^]*?no (?:longer )?(?:any )?pink/i;
const AT_71 = /\b(?:7[1-9]|[89]\d) ?°C|\b(?:16\d|1[7-9]\d) ?°F/;
/** Repertoire.md, finding 7: a number for what is roasted or fried whole, the sign that a cook sees for what is stewed or cut thin. */
const SOUND_MEAT = /\b(?:6[3-9]|[7-9]\d) ?°C[^]*\brest|\brest[^]*(?:6[3-9]|[7-9]\d) ?°C|7[1-9] ?°C|tender|falls? (?:apart|off)|comes? away|shreds|no (?:longer )?(?:pink|red)|until soft|hardly any (?:pink|red)|twists? (?:a piece )?apart/i;
const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`, 'i');
const STEAMING = /steaming|piping hot|74 ?°C|165 ?°F/i;

const DRIED_KIDNEY = /dried (?:red )?kidney|dried cannellini|dried white bean|dried bean$|dried borlotti|dried fava/;

export const RULES: readonly Rule[] = [
  { name: 'poultry', concerns: (food) => (kinds('poultry', 'ground poultry')(food) && !/carcass|skin/.test(food.id)) || (/(?:chicken|turkey) sausage/.test(food.id)), needs: [['74 °C, or no pink where it is crumbled', either(AT_74, CRUMBS)]] },
  { name: 'ground meat, raw sausage, offal', concerns: (food) => kinds('ground meat', 'offal')(food) && !/foie gras/.test(food.id), needs: [['71 °C, or no pink where it is crumbled', /\b(?:7[1-9]|[89]\d) ?°C|no (?:longer )?pink|no pink/i]] },
  { name: 'raw sausage', concerns: (food) => food.kind === 'raw sausage' && !/chicken|turkey/.test(food.id), needs: [['71 °C, or no pink where it is crumbled', either(AT_71, CRUMBS)]] },
  { name: 'whole cuts of red meat', concerns: (food) => kinds('beef', 'lamb', 'pork', 'game', 'stewing meat')(food) && !READY.test(food.id) && !/bone$|carcass|ham hock/.test(food.id), needs: [['63 °C and a rest; or cooked soft; or no pink, where it is cut thin', SOUND_MEAT]] },
  { name: 'bacon', concerns: kinds('bacon'), needs: [['crisp, browned or 63 °C', /crisp|brown|golden|render|63 ?°C|fat (?:has run|runs)/i]] },
  { name: 'fish', concerns: (food) => food.kind === 'fish' && !/salt cod|stick|cake/.test(food.id), needs: [['63 °C, or opaque and flaking', /63 ?°C|145 ?°F|opaque[^.]*flak|flak[^.]*opaque/i]] },
  { name: 'shrimp and kin', concerns: (food) => food.kind === 'shrimp' || /^(?:lobster|lobster tail|whole crab|soft-shell crab)$/.test(food.id), needs: [['opaque or pearly', /opaque|pearly/i]] },
  { name: 'molluscs in the shell', concerns: (food) => food.kind === 'shellfish' && food.id !== 'oyster', needs: [['shells open', /open/i], ['throw away the shut ones', /(?:throw away|discard)[^.]*(?:shut|closed|unopened|not open)/i]] },
  { name: 'oysters', concerns: (food) => food.id === 'oyster', needs: [['throw away those that stay open when tapped', /(?:throw away|discard)[^.]*(?:open|shut|closed)/i]] },
  { name: 'scallops, squid', concerns: (food) => food.kind === 'scallop' && !/^cooked|sea urchin|escargot/.test(food.id), needs: [['opaque or firm', /opaque|firm|tender/i]] },
  { name: 'eggs', concerns: (food) => food.kind === 'egg' && !/^(?:hard|soft)-boiled|vegan|century|salted/.test(food.id), needs: [['set, firm, 71 °C, or a baked sign of doneness', /\bset\b|firm|7[1-9] ?°C|160 ?°F|skewer|comes out clean|springs? back|golden|pasteuri[sz]ed|until (?:they are )?dry|no (?:runny|liquid|wet) egg|cooked through/i]] },
  { name: 'leftover meat, cooked rice and grains, served hot', concerns: kinds('cooked meat', 'cooked grain'), needs: [['steaming hot', STEAMING]] },
  { name: 'dried kidney and white beans', concerns: (food) => DRIED_KIDNEY.test(food.id), needs: [
    ['soak', /soak(?:ed|ing)?[^.]*(?:overnight|\b(?:[5-9]|\d\d)\b[^.]*hours?)/i], ['discard the water', /(?:drain|discard|throw away|pour off)/i], ['fresh water', /fresh (?:cold )?water/i],
    ['boil hard, at least 10 minutes', /boil(?:ing)? (?:hard|vigorously|rapidly|fast)[^.]*\b(?:1\d|[2-9]\d) minutes|(?:rapid|rolling|vigorous|hard) boil[^.]*\b(?:1\d|[2-9]\d) minutes/i]] },
  { name: 'other dried beans', concerns: (food) => food.kind === 'dried beans' && !DRIED_KIDNEY.test(food.id), needs: [['soak or boil long', /soak|(?:simmer|boil)[^.]*(?:hour|[4-9]\d)/i]] },
  { name: 'cassava', concerns: (food) => food.id === 'cassava', needs: [['peel', /peel/i], ['boil, bake or fry through', /boil|simmer|bake|fry|tender/i], ['throw the water away', /(?:discard|throw away|drain|pour off)/i]] },
  { name: 'taro', concerns: (food) => /^(?:taro|taro leaf|malanga)$/.test(food.id), needs: [['cooked until tender', /(?:simmer|boil|steam|roast|cook)[^.]*(?:tender|soft)/i]] },
  { name: 'fresh bamboo shoots', concerns: (food) => food.id === 'fresh bamboo shoot', needs: [['boil 8 to 10 minutes', /boil/i]] },
  { name: 'rhubarb', concerns: (food) => food.id === 'rhubarb', needs: [['leaves are discarded', /leaves/i]] },
  { name: 'bean sprouts', concerns: kinds('sprouts'), needs: [['cooked until steaming', /steaming|(?:cook|fry|toss|simmer|blanch|stir)[^.]*\d/i]] },
  { name: 'lima beans, elderberries, nettles, fiddleheads', concerns: (food) => /^(?:elderberry|nettle|fiddlehead)$/.test(food.id), needs: [['cooked', /boil|simmer|blanch|cook|bake/i]] },
];

const HEAT = /\b(?:fry|simmer|boil|bake|roast|grill|saut[eé]|steam|oven|brown|toast|heat the)\b/i;

/** What is missing, one line for each food and need. Rhubarb's leaves may be named in the list or the notes. */
export function missingSafety({ listed, recipe }: Dish): string[] {
  const steps = recipe.steps.join('\n');
  const everything = [steps, ...recipe.notes, ...recipe.ingredients.map(({ text }) => text)].join('\n');
  const hot = HEAT.test(steps);
  return listed.flatMap(({ food }) => {
    if (food === null) return [];
    return RULES.filter((rule) => rule.concerns(food)).flatMap((rule) => {
      // Cold leftovers in a salad or a sandwich are as safe as they were in the fridge.
      if (rule.name.startsWith('leftover') && !hot) return [];
      const text = rule.name === 'rhubarb' || rule.name === 'cassava' || rule.name === 'eggs' ? everything : steps;
      return rule.needs.filter(([, pattern]) => !pattern.test(text)).map(([need]) => `${food.id} (${rule.name}): "${need}" is missing`);
    });
  });
}
