/** An ingredient line as books, sites and packages write it, without what says nothing of the food: "(4 ounces/113 grams)", "no. 5", "plus more". */

const REMARKS: readonly RegExp[] = [
  /[®™©†*]/gu,
  /,? (?:per|for each|for every) (?:person|head|serving|guest|plate|diner)\b/giu,
  // "butter the size of an egg", "a lemon sized ball of tamarind"
  /\b(?:about )?(?:the )?size of (?:an?|one|half an?) (?:small |large |big )?\p{L}+/giu,
  /\b\p{L}{1,15}[- ]sized?(?= \p{L})/giu,
  // "Thighs need using today"
  /,? (?:that |which )?(?:needs? (?:using|eating|cooking|to be (?:used|eaten)|to go)|to (?:be used|use) up|(?:best|use) by)(?: up)?(?: (?:today|tonight|tomorrow|soon|now|this week))?$/giu,
  // "spaghetti no. 5", "70% cacao", "2% fat"
  /\b(?:(?:no|nr|n°|nº)\.?|n\.) ?\d{1,4}\b/giu,
  /\b\d{1,3}(?:[.,]\d)? ?%(?: (?:fat|cacao|cocoa(?: solids)?|lean))?/giu,
  // "16/20 shrimp": so many to a pound
  /\b(?:u|\d{2})\/(?:10|15|20|25|30|35|40|50|60|70)(?: ?ct\b\.?| count\b)?(?= |$)/giu,
  /\b(?:no|low|lower|reduced|less|without|with no|zero)[- ](?:added[- ])?(?:salt|sugar|sodium|fat)(?:[- ]added)?\b/giu,
  /\b(?:salt|sugar)[- ]free\b(?= \p{L})/giu,
  /\b(?:naturally|traditionally|slow|cold)[- ](?:brewed|smoked|fermented|aged|churned)\b(?= (?!salmon|trout|brew)\p{L})/giu,
  /,? (?:plus (?:more|extra|some)|or (?:more|less|to taste|as needed)|at room temperature|to taste|as needed)\b[^,]*/giu,
];

/** A second measure for the first: "250g/9oz". */
const SECOND_MEASURE = /(\d ?(?:g|kg|ml|l|cm))\/\d[\d½¼¾⅓⅔ ]*(?:fl )?(?:oz|lb|in|pints?)\b\.?/giu;

/** The line without brackets, second measures, trade marks and remarks; the line itself where nothing would be left. */
export function plainLine(line: string): string {
  let plain = line.replace(/\([^()]*\)/gu, ' ').replace(SECOND_MEASURE, '$1');
  for (const remark of REMARKS) plain = plain.replace(remark, ' ');
  plain = plain.replace(/\s+/gu, ' ').replace(/ ,/gu, ',').trim();
  return /\p{L}/u.test(plain) ? plain : line;
}

const GRAMS_IN: readonly (readonly [unit: RegExp, grams: number])[] = [[/^k/i, 1000], [/^g/i, 1], [/^o/i, 28.35], [/^[lp]/i, 453.6]];
const FIGURE = String.raw`(?<!\d|\d[/.,])(\d{1,4}(?:[.,]\d{1,2})?(?: ?[½¼¾⅓⅔⅛]| \d/\d)?|[½¼¾⅓⅔])`;
const WEIGHT = String.raw`${FIGURE}[ -]?(kg|g|gr|grams?|gramm|oz|ounces?|lbs?|pounds?)\b\.?`;
const PACKAGES =
  'cans?|tins?|bags?|packs?|packets?|packages?|pkgs?|balls?|jars?|box(?:es)?|tubs?|tubes?|containers?|bottles?|cartons?|pouch(?:es)?|'
  + 'blocks?|bars?|sachets?|envelopes?|punnets?|trays?';
/** "2 x 125g balls", "1 (10 ounce) bag", "1 28-oz. can". */
const COUNTED_PACKS = new RegExp(String.raw`^(\d{1,2}) (?:\((?:about )?${WEIGHT}\)|(?:[x×] ?)?${WEIGHT}[ -]?(?:${PACKAGES})\b)`, 'iu');
/** "(about 12 oz.)", "(6 oz each)", ", about 140g each", "(4 ounces/113 grams)". */
const IN_BRACKETS = String.raw`\((?:[^()]{0,20}[\s/]|~)?`;
const BEHIND_COMMA = String.raw`, (?:about |approx\.? |around |roughly )?(?=[^,()]{2,12} each\b)`;
const BESIDE = new RegExp(String.raw`(?:${IN_BRACKETS}|${BEHIND_COMMA})${WEIGHT}( (?:each|apiece|per piece))?(?:\)|$|,)`, 'iu');

/** "500g (1lb 2oz)": it is said already. */
const BEGINS_WITH_WEIGHT = /^[\d.,½¼¾]+ ?(?:kg|g|lbs?|oz)\b/i;
const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };
function inGrams(figure = '', unit = ''): number {
  const [, whole = '0', sign = '', above = '0', below = '1'] = /^([\d.,]*) ?(?:([½¼¾⅓⅔⅛])|(\d)\/(\d))?$/u.exec(figure) ?? [];
  const count = Number(whole.replace(',', '.')) + (SIGNS[sign] ?? 0) + Number(above) / Number(below);
  return count * (GRAMS_IN.find(([of]) => of.test(unit))?.[1] ?? 1);
}

/** The grams that a line states beside its cups, spoons, pieces or packs ("2 cups (250g)", "2 x 125g balls", "4 loins, about 140g each"), or null. */
export function gramsBeside(line: string): number | null {
  const packs = COUNTED_PACKS.exec(line);
  if (packs !== null) return Math.round(Number(packs[1]) * inGrams(packs[2] ?? packs[4], packs[3] ?? packs[5]));
  const beside = BEGINS_WITH_WEIGHT.test(line) ? null : BESIDE.exec(line);
  if (beside === null) return null;
  const grams = inGrams(beside[1], beside[2]);
  const count = /^\d{1,2}(?= |$)/.exec(line)?.[0];
  return beside[3] !== undefined && count !== undefined ? Math.round(Number(count) * grams) : Math.round(grams);
}

/** What a cook needs a food for. */
export const FOR_COOKING = / for (?:the |a |deep |shallow )?(?:tempering|tadka|brush|greas|fry|dust|roll|drizzl|serv|garnish|cook|sprinkl|saut|coat|bast|boil|roast|season|finish|decorat|topping|knead|soak|marinat|dipp|poach|grill|bak)/i;

/** Shapes that food is cut into: "cut into ¼-inch coins" holds no money. */
export const CUT_INTO = /\b(?:(?:cut|sliced|chopped|torn|broken|shaped|rolled|diced) in(?:to)?|(?:tied|trussed|secured|wrapped|lined|covered) (?:with|in)|preferably|ideally|such as) [^,;()]*/giu;
