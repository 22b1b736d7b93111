/** Who eats along, as a list or a wish says it: "banana (for my 8 month old baby)". Without the lexicon, for the browser's first view. */
import type { Eater } from '../order.ts';

const OF_WHOM = String.raw`(?:my|our|the|a|an|his|her|their|one|two|three|\d)`;
/** "for my", "with a"; or "my" where a remark begins: in "jam from my daughter" nobody eats along. */
const LEAD = String.raw`(?:(?:for|feeding|feed|with|and|there is|there's|we have|i have)\s(?:${OF_WHOM}\s)?|(?<=^|[(,;.]\s?)${OF_WHOM}\s)`;
const MONTHS = String.raw`(?<months>\d{1,2})[\s-]?(?:months?|mos?|m)[\s-]?(?:old)?`;
const YEARS = String.raw`\d{1,2}[\s-]?(?:years?|yrs?|y)[\s-]?(?:old)?`;
const EATING = String.raw`(?:is|are|who is|who are)\s(?:eating|joining|coming|here|also|at the table|\d)[^,;()]{0,40}`;
const WITH = String.raw`(?:and|with|\+|&)\s(?:me|us|mom|mum|dad|the family|family|\d adults?)`;
const TAIL = String.raw`(?:\s(?:${EATING}|${WITH}|(?:eats?|too|also|aged|at|of|as well|to eat)\b[^,;()]{0,60}))?(?=\s*(?:$|[),.;:!?(]))`;
const BABY = String.raw`(?:bab(?:y|ies)|infants?|newborns?)(?:\s(?:boy|girl|son|daughter))?`;
const CHILD = String.raw`(?:toddlers?|child(?:ren)?|kids?|sons?|daughters?|little ones?|boys?|girls?|grandchild(?:ren)?|grandsons?|granddaughters?)`;
const ABROAD = String.raw`(?:für|pour|para|per|voor|dla)\s(?:(?:mein|unser|das|ein|mon|notre|le|un|mi|el|nuestro|meu|o|il mio|il|mijn|de|mojego)\s)?`;

const PHRASES: readonly (readonly [eater: Eater, phrase: RegExp])[] = [
  ['baby', new RegExp(String.raw`\(?\s?\b(?:${LEAD}(?:${MONTHS}\s?)?${BABY}|${BABY} (?=eats|is eating|too\b))${TAIL}\)?`, 'iu')],
  ['baby', new RegExp(String.raw`\(?\s?\b${LEAD}${MONTHS}(?:\s${CHILD})?${TAIL}\)?`, 'iu')],
  ['baby', new RegExp(String.raw`\(?\s?\b${ABROAD}(?:baby|bébé|bebé|bebê|bebe|neonato|niemowlaka|niemowlęcia)(?!\p{L})[^,;()]{0,40}\)?`, 'iu')],
  ['child', new RegExp(String.raw`\(?\s?\b${LEAD}(?:${YEARS}\s?)?${CHILD}${TAIL}\)?`, 'iu')],
  ['child', new RegExp(String.raw`\(?\s?\b${LEAD}${YEARS}${TAIL}\)?`, 'iu')],
  ['pregnant', /\(?\s?(?:\b(?:for|my|our|the|a|an|i|i'm|i’m|am|she|she's|is|wife|partner|friend|sister|daughter|who|woman|while|when|ich|bin|je|suis|estoy|sono|estou|ik|ben|jestem)\s){0,5}(?:\bpregnan(?:t|cy)|\bschwanger|\benceinte|\bembarazada|\bincinta|\bgr[áa]vida|\bzwanger|w ciąży)(?:\s(?:wife|woman|partner|friend|sister|daughter|too))?\)?/iu],
];

/** An age of so many months and more is a child's. */
const FIRST_BIRTHDAY = 12;

/** The eaters that a text names, and the text without them: "banana (for my 8 month old baby)" is a banana and a baby. */
export function eatersIn(text: string): { eaters: readonly Eater[]; rest: string } {
  const eaters = new Set<Eater>();
  let rest = text;
  for (const [eater, phrase] of PHRASES) {
    const found = phrase.exec(rest);
    if (found === null) continue;
    eaters.add(eater === 'baby' && Number(found.groups?.['months'] ?? 0) >= FIRST_BIRTHDAY ? 'child' : eater);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.replace(/\s+/gu, ' ').trim();
  }
  return eaters.size === 0 ? { eaters: [], rest: text } : { eaters: [...eaters], rest: rest.replace(/^[\s,;.:]+|[\s,;:]+$/gu, '') };
}

/** All eaters that a list and a wish name. */
export const eatersOf = (texts: readonly string[]): Eater[] => [...new Set(texts.flatMap((text) => eatersIn(text).eaters))];
