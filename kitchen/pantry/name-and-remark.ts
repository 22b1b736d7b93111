/** A food's name with a remark behind it that no other rule knows: "kimchi really sour half a tub", "gorgonzola dolce the end of it". */
import type { Food } from './food.ts';
import type { KindName } from './kinds.ts';
import { lexicon, lookUp } from './lexicon.ts';
import { ASIDE, ASIDE_ABROAD } from './word-lists.ts';
import { foldName, singularOf } from './words.ts';

/** Words that no food is called by, and of which one at least stands in a remark. */
const REMARK = new Set((
  'the a an of it its in from end bit left last really very quite still not too so some half most old my we i have but just only '
  + 'out date expired nearly obviously naturally actually honestly basically maybe kinda sorta probably perhaps since ago morning evening night week weekend muddy dirty wrinkly soaked opened unopened open almost nearly about '
  + 'roughly around rather pretty slightly fairly super somewhat already must need needs want using used up off only extra spare enough more than or so '
  + 'kind kinds sort sorts ones flat glut spoon spoonful '
  + 'aus dem der vom im fond bout reste dal del della resto angebrochen angefangen offen offene etwas weich welk alt alte übrig noch circa '
  + 'un une peu mou molle molles mous entamé entamée entamés ouvert ouverte vieux vieille environ finir '
  + 'trozo poco blando blanda blandos blandas abierto abierta viejo vieja casi unos unas más '
  + 'avanzato avanzata avanzati avanzate po aperto aperta vecchio vecchia finire pezzo pezzi aberto aberta mole moles velho velha pedaço '
  + 'trochę miękkie miękka otwarte otwarty otwarta stary stara stare około orta boy küçük büyük birkaç tane biraz kalan açık '
  + 'beetje oud oude lite en gammal öppnad'
).split(' ').map(foldName));
/** Names behind which one word more is a maker's or a sort's: "mascarpone galbani", "gorgonzola piccante". */
const SORTS = new Set<KindName>([
  'hard cheese', 'melting cheese', 'crumbly cheese', 'fresh cheese', 'cured meat', 'pasta', 'pickled vegetable',
]);
/** What is short or general begins the name of many another food: milk thistle, butter lettuce, rice paper. */
const LEAST_LETTERS = 4;
const GENERAL = new Set((
  'milk rice salt nuts butter cream sugar bread beans chili pepper lemon orange onion garlic ginger chicken turkey water almond coconut cocoa '
  + 'coffee honey olive peanut vanilla cheese fruit apple banana potato tomato grape melon cherry sesame mustard'
).split(' '));
const MOST_WORDS = 8;

/** The food that an entry begins with, where all that stands behind its name is a remark; null where that may be more of a name. */
export function nameWithRemark(text: string): Food | null {
  const tokens = foldName(text).split(' ').filter(Boolean);
  const isAside = (word = ''): boolean => /^\d/.test(word) || ASIDE.has(word) || ASIDE_ABROAD.has(word);
  while (tokens.length > 1 && isAside(tokens[0])) tokens.shift();
  if (tokens.length < 2 || tokens.length > MOST_WORDS) return null;
  for (let length = Math.min(3, tokens.length - 1); length > 0; length--) {
    const name = tokens.slice(0, length).join(' ');
    const food = lookUp(name);
    if (food === undefined || name.length < LEAST_LETTERS) continue;
    const behind = tokens.slice(length);
    if (GENERAL.has(name) && !behind.every((word) => REMARK.has(word) || ASIDE.has(word))) continue;
    const isAnother = (word: string): boolean => lexicon().byName.has(word) || lexicon().byName.has(singularOf(word));
    if (behind.some((word) => !ASIDE.has(word) && !REMARK.has(word) && isAnother(word))) return null;
    return behind.some((word) => REMARK.has(word)) || behind.length === 1 && SORTS.has(food.kind) ? food : null;
  }
  return null;
}
