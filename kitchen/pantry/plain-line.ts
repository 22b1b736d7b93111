/** An ingredient line as books, sites and packages write it, without what says nothing of the food: "(4 ounces/113 grams)", "no. 5", "plus more". */

const REMARKS: readonly RegExp[] = [
  /[®™©†*]/gu,
  /,? (?:per|for each|for every) (?:person|head|serving|guest|plate|diner)\b/giu,
  // "butter the size of an egg", "a lemon sized ball of tamarind"
  /\b(?:about )?(?:the )?size of (?:an?|one|half an?) (?:small |large |big )?\p{L}+/giu,
  /\b\p{L}{1,15}[- ]sized?(?= \p{L})/giu,
  // "spaghetti no. 5", "70% cacao", "2% fat"
  /\b(?:(?:no|nr|n°|nº)\.?|n\.) ?\d{1,4}\b/giu,
  /\b\d{1,3}(?:[.,]\d)? ?%(?: (?:fat|cacao|cocoa(?: solids)?|lean))?/giu,
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

/** The weight in grams that a line states in brackets beside cups or spoons: "2 cups (250g)", "8 tablespoons (4 ounces/113 grams)". */
export function gramsInBrackets(line: string): number | null {
  const found = /\((?:[^()]{0,20}[\s/])?(\d{1,4}(?:[.,]\d)?) ?(?:g|gr|grams?|gramm)\)/iu.exec(line);
  return found === null ? null : Number((found[1] ?? '').replace(',', '.'));
}

/** What a cook needs a food for. */
export const FOR_COOKING = / for (?:the |a |deep |shallow )?(?:tempering|tadka|brush|greas|fry|dust|roll|drizzl|serv|garnish|cook|sprinkl|saut|coat|bast|boil|roast|season|finish|decorat|topping|knead|soak|marinat|dipp|poach|grill|bak)/i;

/** Shapes that food is cut into: "cut into ¼-inch coins" holds no money. */
export const CUT_INTO = /\b(?:(?:cut|sliced|chopped|torn|broken|shaped|rolled|diced) in(?:to)?|(?:tied|trussed|secured|wrapped|lined|covered) (?:with|in)|preferably|ideally|such as) [^,;()]*/giu;
