/** M13: varied verbs, and signs of doneness at the heat. */
import type { Dish } from './dish.ts';

const VERBS = `add arrange bake baste beat blend blot boil braise bring brown brush char chill chop coat combine cook cool cover cream crack crisp crumble crush cube cut deglaze dice dissolve dip divide dot drain dress drizzle drop dust
  flake flatten fluff fold fry garnish glaze grate grease grill halve heat knead ladle layer lay line loosen lower mash marinate measure melt mince mix pack pat peel pierce pinch place poach pour press put raise reduce remove reserve
  rest return rinse roast roll rub salt sauté scatter score scrape scrub sear season seed serve shake shape sift simmer skim slice slide slip smash smooth soak soften spoon spread sprinkle squeeze stack steam stir strain stuff
  sweat swirl taste tear thicken thin tilt tip toast top toss trim turn warm wash whip whisk wilt wipe wrap sprinkle heap tuck thread ladle wring break pull split finish keep set spin spear split`.split(/\s+/).filter(Boolean);

const form = (verb: string): string => (verb.endsWith('e') ? `${verb.slice(0, -1)}(?:e|es|ed|ing)` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}(?:y|ies|ied|ying)` : `${verb}(?:s|es|ed|ing|${verb.at(-1) ?? ''}ed|${verb.at(-1) ?? ''}ing)?`);
const VERB_FORMS = [...new Set(VERBS)].map((verb) => [verb, new RegExp(`\\b${form(verb)}\\b`, 'i')] as const);

/** How many different cooking verbs the steps use. */
export const verbsIn = ({ recipe }: Dish): number => {
  const steps = recipe.steps.join(' ');
  return VERB_FORMS.filter(([, pattern]) => pattern.test(steps)).length;
};

const AT_HEAT = /\b(?:fry|simmer|boil|bake|roast|grill|broil|saut[eé]|sear|steam|poach|toast|brown|soften|cook|braise|reduce|char)\b/i;
const CUE = /\d+ ?(?:minutes?|seconds?|hours?|min\b)|\bminutes?\b|°C|°F|\buntil\b|\bwhen\b|\bas soon as\b|\bovernight\b|\bjust (?:set|until)\b|\bbriefly\b/i;

/** Bringing to a boil is its own sign; toast on a plate and brown sugar are not at the heat. */
const NO_HEAT = /bring(?:s|ing)?\b[^.]*?\bto (?:a|the) (?:\w+ )?(?:simmer|boil)|brown (?:sugar|rice|bread)|the toast\b|(?:do not|don't|never|without)[^.;]*|before you \w+|(?:for|the) steam\b|(?:bak|roast)ing (?:dish|sheet|tray|tin|paper|powder|soda)/gi;

/** Steps at the heat, and those among them that give a time, a temperature or a sign. */
export function heatSteps({ recipe }: Dish): { all: number; without: string[] } {
  const hot = recipe.steps.filter((step) => AT_HEAT.test(step.replace(NO_HEAT, ' ')));
  return { all: hot.length, without: hot.filter((step) => !CUE.test(step)) };
}
