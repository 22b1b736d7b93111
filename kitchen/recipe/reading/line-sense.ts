/** Whether a line without a heading over it reads like an ingredient, a step or a label. */
import { isBareAmount } from './bare-amount.ts';
import { inLine } from './read-table.ts';
import { isGreeting, sectionOf } from './section-names.ts';

const AMOUNT = /^(?:(?:about|approx\.?|approximately|~|roughly)\s*)?(?:[\d½¼¾⅓⅔⅛⅜⅝⅞]|an? (?:(?:big|small|large|good|generous|heaped) )?(?:pinch|handful|dash|few|splash|knob|bunch|drizzle|can|tin|clove|piece|thumb|stick|cup|squeeze|sprig|head|packet|glug|little|bit)\b|(?:one|two|three|four|half|pinch|dash|handful|salt|pepper|juice of|zest of|some|few|freshly ground|kosher salt|sea salt)\b)/i;
const VERB = /^(?:(?:first|then|next|now|finally|meanwhile|once|when|while|after|as soon as|in (?:a|an|the|another)|on a|using|with a|to (?:serve|make|assemble)|place|put|pre-?heat|heat|warm|boil|bring|cook|fry|saut[ée]|brown|sear|grill|roast|bake|toast|steam|simmer|poach|melt|mix|whisk|stir|beat|fold|combine|blend|blitz|pur[ée]e|mash|knead|roll|shape|form|cut|chop|slice|dice|mince|grate|peel|trim|wash|rinse|drain|soak|marinate|season|sprinkle|drizzle|pour|add|toss|turn|flip|reduce|lower|remove|take|let|leave|set|allow|cover|chill|refrigerate|freeze|cool|rest|serve|garnish|top|spread|layer|assemble|arrange|divide|spoon|transfer|return|taste|adjust|check|line|grease|butter|dust|coat|rub|pat|stuff|fill|repeat|make|prepare|get|start|crack|break|squeeze|strain|discard|keep|continue|deglaze|scrape)(?:,|\b))/i;

export const startsWithAmount = (text: string): boolean => AMOUNT.test(text);
const isSentence = (text: string): boolean => /[.!?]["”’)]?$/.test(text) && !/\b(?:tsp|tbsp|oz|lb|lbs|pkg|approx|etc|opt)\.$/i.test(text);
export const readsLikeStep = (text: string): boolean => !startsWithAmount(text) && ((VERB.test(text) && text.split(' ').length > 2) || (isSentence(text) && text.length > 40));
export const isProse = (text: string): boolean => isSentence(text) && text.split(' ').length > 5 && !startsWithAmount(text);

/** "For the sauce:", "Sauce:", "SAUCE": a short line that names a part. */
export const isPartLabel = (text: string): boolean =>
  text.length <= 60 && !startsWithAmount(text) && (/:$/.test(text) || /^for (?:the|serving|garnish|your|assembl|coating|brushing|frying)\b[^.,\d]*$/i.test(text) || (/^[\p{Lu}\s&'’-]{4,40}$/u.test(text) && text.split(' ').length <= 5));

/** "Flour: 2 cups" as "2 cups flour"; any other line as it is. */
export function amountFirst(text: string): string {
  const found = /^([^:–—\d(]{2,50}?)\s*(?::|\s[–—-])\s+([^:]+)$/.exec(text);
  if (found === null) return text;
  const [, name = '', rest = ''] = found;
  const [amount = '', ...more] = rest.split(/,\s*/);
  return isBareAmount(amount) ? [`${amount} ${inLine(name.trim())}`, ...more].join(', ') : text;
}

/** Ingredients in one running line, apart: at semicolons, and at commas where an amount follows. */
export const apart = (line: string): string[] => line.replace(/\.$/, '').split(/;\s*|,\s+(?:and\s+)?(?=(?:[\d½¼¾⅓⅔⅛]|an? (?:pinch|handful|dash|splash|few|can|clove)|salt\b|pepper\b|some\b|half an?\b|juice of|oil\b|olive oil\b))/i).filter(Boolean);

/** "Difficulty: Easy": something about the recipe that no field of ours holds. */
export const isField = (text: string): boolean => /^[\p{L} ]{3,24}:\s/u.test(text) && text.length < 60 && sectionOf(text) === null && !isGreeting(text) && !startsWithAmount(text) && amountFirst(text) === text;
