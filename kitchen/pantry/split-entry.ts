/** Taking apart what was typed or pasted in one go: "eggs, spinach and feta" is three entries. */
import { unitNamed } from './unit-names.ts';
import { listed } from './wished.ts';
import { ASIDE, COOKED } from './word-lists.ts';

/** Names that hold an "and" of their own. */
const ONE_THING = new Set([
  'half and half', 'mac and cheese', 'macaroni and cheese', 'leftover mac and cheese', 'leftover macaroni and cheese', 'leftover spaghetti and meatballs',
  'leftover rice and beans', 'leftover rice and peas', 'leftover pot roast and gravy', 'pork and beans', 'franks and beans', 'rice and beans', 'sweet and sour sauce',
  'salt and vinegar chips', 'salt and vinegar crisps', 'bread and butter pickles', 'peanut butter and jelly', 'cookies and cream',
  'surf and turf', 'peas and carrots', 'fish and chips', 'bubble and squeak', 'bangers and mash', 'black and white pudding',
]);

/** A piece that begins so belongs to the food before its comma: "chicken thighs, boneless", "beans, drained and rinsed". */
const TELLS_MORE =
  /^(?:(?:very |finely |roughly |coarsely |thinly |freshly |thickly |lightly |well |not |still |already )*(?:boneless|skinless|skin[- ]on|bone[- ]in|chopped|diced|minced|sliced|cubed|grated|shredded|crushed|ground|peeled|unpeeled|pitted|seeded|deseeded|cored|trimmed|halved|quartered|torn|cut|drained|undrained|rinsed|washed|cooked|uncooked|raw|boiled|roasted|toasted|melted|softened|thawed|defrosted|frozen|chilled|cold|warm|ripe|unripe|sifted|beaten|divided|packed|dry|dried|salted|unsalted|smoked|unsmoked|sweetened|unsweetened|optional|leftover|opened|lid|from|for|to|at|about|or|organic|large|medium|small|plus|preferably|ideally|such as|including|reduced|low|lower|stemmed|zested|juiced|warmed|shaken|tender|leaves|stems|seeds|skin|stalks|each|as needed|fresh or|soaked|scrubbed|enough|depending|according|excess|half (?:[a-z]+ed|cut)|(?:whipped|beaten) (?:to|until)|(?:mixed|blended|made|whisked|stirred) (?:to|with|into|in)|dissolved|made from|min(?:imum)?|(?:fresh|extra|big)$|adjust(?:ed)?|(?:finely )?(?:grated )?(?:zest|juice|rind) (?:and|&) (?:juice|zest|rind)|lg|med|sm|any (?:colou?r|kind|type|variety)|extra[- ]virgin)\b|(?:expired|spoiled|mouldy|moldy)$|(?:if|as) |in (?:oil|water|brine|juice|syrup|the)\b|no |without |with )/iu;

/** Words of preparation that begin a food's own name too: "ground beef", "smoked salmon". */
const NAMES_ONE = /^(?:chopped|diced|minced|sliced|cubed|grated|shredded|crushed|ground|cooked|raw|boiled|roasted|toasted|frozen|dry|dried|salted|unsalted|smoked|sweetened|unsweetened|leftover|boneless|skinless|organic|ripe|large|medium|small)(?: boneless| skinless)? (?!(?:and|or|into|in|to|at|with|without|for|from|on|by|if|as|but|fine|finely|thin|thinly|thick|thickly|small|large|roughly|coarsely|lengthwise|crosswise|well|dice|rings?|pieces?|chunks?|strips?|wedges?|cubes?|ones?|only|weight|size|until|plus|then|again|very|about|dry|boneless|skinless|fillets?|[a-z]+(?:ed|en))\b)[\p{L}]+/iu;

/** The last word of a remark that tells what was done with the food before it: "leaves separated", "giblets removed", "washed thoroughly". */
const ENDS_AS_REMARK = /^(?:[a-z]{3,}ed|torn|split|shaken|scraped|only|thoroughly|lengthwise|lengthways|crosswise)$/iu;
const SEED = /(?:seeds?|weeds?|bread)$/iu;
/** Its first word: "scrubbed and cut into chunks", "soaked overnight". */
const BEGINS_AS_REMARK = /^(?:\p{L}+ly )?(?:[a-z]{3,}ed|cut|broken|torn|kernels|homemade|store-bought)\b/iu;

/** Words of preparation that begin foods' names, beside those of NAMES_ONE: "pickled ginger", "condensed milk". */
const IN_NAMES =
  /^(?:pickled|preserved|baked|mixed|refried|condensed|evaporated|candied|puffed|rolled|cured|marinated|breaded|stuffed|whipped|clotted|spiced|iced|fried|curried|creamed|desiccated|malted|strained|sprouted|fermented|glazed|processed|aged|powdered|granulated|distilled|filtered|poached|flaked|shaved|battered|brined|barbecued|hulled|slivered|seasoned|fortified|aerated|tinned|canned|jarred|reduced|unbleached|bleached|enriched|sun-dried|cut) \p{L}/iu;

/** A beginning that describes and names nothing: "1½ pounds boneless", "200g cooked". */
const DESCRIBES_ONLY =
  /^\s*(?:[\d½¼¾⅓⅔.,/]+\s?(?:\p{L}{1,11}\.?)?\s)?(?:boneless|skinless|bone-in|skin-on|cooked|raw|peeled|sliced|diced|chopped|shredded|grated|minced|cubed|mashed|cored|pitted|fresh|frozen|ripe|dried|large|small|medium)$/iu;

/** "- eggs", "• eggs", "[ ] eggs", "2. eggs": the marks of a pasted list. */
const LIST_MARK = /^\s*(?:[-*+•·–—▪◦]\s+|\[[ xX]?\]\s*|\d{1,2}[.)]\s+)+/u;

/** "Crumble: flour butter sugar", "for the sauce: soy": what it is for names no food. */
const HEADING = /^ ?(?:for the )?\p{L}[\p{L} ]{2,24}: (?=\p{L})/u;

/** A heading off an entry: "cheese: cheddar" has none, "matar paneer: peas" has. */
function withoutHeading(entry: string, isName: (text: string) => boolean): string {
  const heading = HEADING.exec(entry)?.[0];
  if (heading === undefined) return entry;
  const rest = entry.slice(heading.length);
  const before = heading.slice(0, heading.indexOf(':')).trim();
  return isName(before) && !(before.includes(' ') && isName(rest)) ? entry : rest;
}

/**
 * The entries in a text, in order. Splits at new lines, semicolons and commas, and at "and" between short names.
 * @param isName knows the names of foods in all languages; without it nothing is split at "und", "et" or "y"
 */
export function splitEntry(text: string, isName: (text: string) => boolean = () => false): string[] {
  return text
    .replace(/\([^()]*\)/gu, (inside) => inside.replaceAll(';', ','))
    // "[eggs, feta, mint] frittata": the bracket is no part of the mint.
    .replace(/\[([^[\]]{4,400})\]/gu, '$1, ')
    .split(/[\r\n;]+/u)
    .map((line) => listed(line, isName))
    // Runs of blanks go first: the patterns below would walk them again and again.
    .map((line) => line.replace(/\s+/gu, ' '))
    .flatMap((line) => splitAtCommas(line.replace(LIST_MARK, ''), isName))
    .map((entry) => withoutHeading(entry, isName))
    .flatMap((entry) => splitAtAnd(entry, isName))
    .map((entry) => entry.trim())
    .flatMap((entry) => splitAtNames(entry, isName))
    .filter(Boolean);
}

/** So many names in a row without a comma are a list; three could still be one thing ("tomato basil pasta sauce"), unless each is one word. */
const LISTED = 4;
const AND = /^(?:and|&|\+|plus)$/iu;

/** "eggs milk flour blueberries greek yogurt", typed without a comma: apart, where all of it but a word is names of foods; else the entry as it is. */
function splitAtNames(entry: string, isName: (text: string) => boolean): string[] {
  const words = entry.split(/\s+/u);
  if (words.length < LISTED - 1 || words.length > 40 || /[\d(),]/u.test(entry) || isName(entry)) return [entry];
  const names: string[] = [];
  let unknown = 0;
  for (let at = 0; at < words.length;) {
    const longest = [4, 3, 2, 1].find((count) => at + count <= words.length && isName(words.slice(at, at + count).join(' ')));
    const word = words[at] ?? '';
    if (longest === undefined && !AND.test(word)) unknown += 1;
    if (longest !== undefined || !AND.test(word)) names.push(words.slice(at, at + (longest ?? 1)).join(' '));
    at += longest ?? 1;
  }
  const isList = unknown === 0 ? names.length >= LISTED || names.length === words.length : unknown === 1 && names.length > LISTED;
  return isList ? names : [entry];
}

/** "Banana blossom, no sorry bamboo shoots": what was meant takes the place of what was said. */
const CORRECTION = /^\s*(?:(?:no|oh|oops),? )?(?:sorry|i mean|i meant|wait no|actually no|scratch that),? (?:i mean )?(\p{L}.{2,60})$/iu;

function splitAtCommas(line: string, isName: (text: string) => boolean): string[] {
  const entries: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= line.length; at++) {
    const letter = line[at];
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (letter !== undefined && (!isComma(letter) || depth > 0 || isDecimal(line, at))) continue;
    const piece = line.slice(from, at).replace(/^\s*(?:and|&)\s+/iu, ' ');
    from = at + 1;
    const last = entries.at(-1);
    const added = /^\s*plus (?=[\d½¼¾⅓⅔])(.+)$/iu.exec(piece)?.[1];
    const meant = CORRECTION.exec(piece)?.[1];
    if (meant !== undefined && last !== undefined && (isName(meant) || namesFood(meant, isName))) {
      entries[entries.length - 1] = meant;
      continue;
    }
    // "1 large egg, plus 1 yolk"; "75 g butter, plus 25 g for the tin" adds no food.
    if (added !== undefined && isName(added)) {
      entries.push(added);
      continue;
    }
    if (last !== undefined && ((isRemark(piece.trim(), last) && !namesFood(piece, isName)) || DESCRIBES_ONLY.test(last) || BONED_BEFORE.test(last))) entries[entries.length - 1] = `${last},${piece}`;
    else entries.push(piece);
  }
  return entries;
}

/** "1 medium", "3 tbsp", "1 x 400g tin": how much of what stands before, and nothing else. */
function isBareAmount(piece: string): boolean {
  const words = piece.trim().toLowerCase().split(/\s+/u);
  return words.length <= 5 && /[\d½¼¾⅓⅔⅛]/u.test(words[0] ?? '') && words.every(isOfAmount);
}
const isOfAmount = (word: string): boolean => {
  const bare = word.replace(/^[\d.,/½¼¾⅓⅔⅛–-]{1,12}/u, '').replace(/\.$/u, '');
  return bare === '' || bare === 'x' || bare === '×' || unitNamed(bare) !== null || (ASIDE.has(bare) && !/^(?:stalk|lea[fv]|rib)/u.test(bare));
};

/** Whether a piece tells of the food before its comma and is none itself. */
function isRemark(written: string, before: string): boolean {
  const piece = written.replace(/\([^()]*\)/gu, '').trim();
  if (isBareAmount(piece)) return /\p{L}/u.test(before) && !/\d/u.test(before);
  if (TELLS_MORE.test(piece)) return !NAMES_ONE.test(piece);
  const last = piece.slice(piece.lastIndexOf(' ') + 1);
  return (ENDS_AS_REMARK.test(last) && !SEED.test(last)) || (BEGINS_AS_REMARK.test(piece) && !SEED.test(piece.split(' ', 1)[0] ?? '') && !IN_NAMES.test(piece));
}

const isComma = (letter: string): boolean => letter === ',' || letter === '、' || letter === '،' || letter === '，';

/** Parts of the food before the comma ("seeds removed", "juice only"), beside those that are put aside anyhow. */
const PARTS = new Set((
  'seed seeds skin stem stems end top tops white whites yolk yolks green greens shell shells kernels zest juice peel rind tips core flesh '
  + 'juices liquid oil water syrup brine'
).split(' '));
/** What is said of a food that has been in the fridge, beside what is done with one. */
const GOT = new Set('fried baked smoked wilted wilting bruised wrinkled browning sprouting opened'.split(' '));
const isDone = (word: string): boolean => ASIDE.has(word) || COOKED.has(word) || GOT.has(word);
/** "Bag of spinach": what it comes in. */
const PACK_OF = /^\s*(?:(?:half )?an? |[\d½¼¾] ?)?(?:bag|tin|can|jar|pack|packet|box|tub|bunch|punnet|carton|bottle|head|handful)s? of (?=\p{L})/iu;
/** "Beaten with milk", "cut into pieces", "reduced sugar": how the food before is, whatever is named. */
const OF_THE_FOOD_BEFORE = /\b(?:with|in|into|to|for|from|of|until|reduced|low|lower|less|no|skinless|boneless)\b/iu;

/** "Cold rice from last night": where a food has been says nothing of the one before. */
const WHENCE = new RegExp(
  String.raw` (?:left )?(?:from|of) (?:last (?:night|week)|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day`
  + String.raw`|(?:the|my) (?:\p{L}+ )?(?:freezer|fridge|garden|shop|market|day|night|party|takeaway))\b.*$`, 'iu',
);

/** "1½ pounds boneless, skinless chicken thighs". */
const BONED_BEFORE = /^\s*\d[\d½¼¾⅓⅔.,/⁄ ]{0,10}\p{L}{0,8} (?:boneless|skinless)$/iu;
/** "Boneless chicken breasts" are a food of their own, "skinless fillets" those of the fish before. */
const BONED = /^\s*(?:(?:boneless|skinless),? ?(?:and |& )?)+(?=\p{L}+ \p{L})/iu;

/** "Frozen mixed veg", "cooked crumbled bacon", "cheddar grated" after a comma: a food of its own, and not what was done with the one before. */
function namesFood(written: string, isName: (text: string) => boolean): boolean {
  const piece = written.replace(WHENCE, '').replace(PACK_OF, '');
  if (isName(piece) || isName(piece.replace(/\([^()]*\)/gu, '').trim()) || BONED.test(piece) && isName(piece.replace(BONED, ''))) return true;
  if (OF_THE_FOOD_BEFORE.test(piece)) return false;
  const words = piece.trim().toLowerCase().split(/\s+/u).filter((word) => !isDone(word) && !isOfAmount(word));
  return words.length > 0 && words.length < 4 && !words.every((word) => PARTS.has(word)) && isName(words.join(' '));
}

/** The comma of "1,5 kg" or "1,000 g". */
const isDecimal = (line: string, at: number): boolean => /\d/u.test(line[at - 1] ?? '') && /\d/u.test(line[at + 1] ?? '');

/** "½ tsp each cumin and paprika": so much of every one. */
const EACH = /^\s*([\d½¼¾⅓⅔⅛][\d.,/½¼¾⅓⅔⅛ ]{0,8}\p{L}{1,12}) each:? (?=\p{L})(.{1,80})$/iu;
/** What a line says of use behind its foods: "salt & pepper, to taste". */
const FOR_USE = /,? (?:(?:to|for|as per|as) (?:your )?(?:taste|season|serv|garnish|need|sprinkl|finish)[^,]{0,60}|as needed|as required)$/iu;

/** "I'm allergic to kiwi and mango": to both of them. */
const BARRED = /^(.{0,30}\b(?:allergic to|(?:cannot|can[’']?t) eat) )(.{1,60} (?:and|or) .{1,60})$/iu;

function splitAtAnd(entry: string, isName: (text: string) => boolean): string[] {
  const plain = entry.replaceAll('&', 'and').trim().toLowerCase();
  // "Ben & Jerry's", "zest and juice of a lemon", "A and B" in the language that has it as a name.
  if (/ & \p{Lu}\p{L}*['’]s\b/u.test(entry) || /^(?:[a-z]+ )*(?:zest|juice|rind) and (?:juice|zest|rind) of /iu.test(entry) || isName(entry)) return [entry];
  if (ONE_THING.has(plain.replace(/^(?:[\d.,/½¼¾⅓⅔]+\s*)?(?:g|kg|ml|l|oz|lbs?|cups?|cans?|packs?|boxe?s?)?\s*(?:(?:an? )?(?:jar|tin|bottle|tub|bag|can|pack|packet|box) )?(?:of\s+)?/u, ''))) return [entry];
  // What a filled pasta is filled with is not on the list.
  if (/ (?:tortellini|tortelloni|ravioli|cannelloni|girasole|pasties|pasty|quiche|crisps|chips|pizza|soup|stuffing|sandwich(?:es)?)$/u.test(plain)) return [entry];
  const abroad = entry.split(/ (?:und|et|y|e|en|i|и|та|і|ve) /iu);
  if (abroad.length > 1 && abroad.every(isName)) return abroad;
  const halves = sharing(entry.split(/\s(?:and|&|\+|plus(?=\s[\d½¼¾⅓⅔]))\s/iu), isName);
  // "3 tablespoons + 1 teaspoon cornstarch" is one amount in two.
  if (halves.slice(0, -1).some(isBareAmount)) return [entry];
  const [, barring = '', barred = ''] = BARRED.exec(entry) ?? [];
  if (barred !== '') return barred.split(/ (?:and|or) /iu).map((one) => `${barring}${one}`);
  const each = EACH.exec(entry);
  if (each !== null) return splitAtAnd(each[2] ?? '', isName).map((one) => `${each[1] ?? ''} ${one}`);
  const use = FOR_USE.exec(entry);
  if (use !== null && use.index > 0) return splitAtAnd(entry.slice(0, use.index), isName);
  // A long half is a description ("chicken thighs marinated in yoghurt and garlic"), and so is a bracket or a comma.
  const short = halves.every((half) => wordsOf(half) > 0 && wordsOf(half) <= (/^\s*\d/u.test(half) ? 6 : 4) && !/[(),]/u.test(half) && !(TELLS_MORE.test(half.trim()) && !NAMES_ONE.test(half.trim()) && !/^freshly ground /iu.test(half.trim())));
  return short && halves.slice(0, -1).every((half) => wordsOf(half) <= 3 || /^\s*\d/u.test(half)) ? halves : [entry];
}

const AMOUNT_BEFORE = /^[\d½¼¾⅓⅔][\d.,/]*\s?(?:k?g|lbs?|oz|packs? of)?\s/iu;
/** Last words that make another food of the name before them: mince of beef is no beef. */
const MAKES_ANOTHER = /^(?:mince|stock|broth|noodles|sausages?|beans|peppers?|lentils)$/iu;

/** "Chicken drumsticks and thighs", "beef and lamb mince", "red and green peppers": two halves of which one word belongs to both. */
function sharing(halves: string[], isName: (text: string) => boolean): string[] {
  const [first = '', second = ''] = halves.map((half) => half.trim());
  if (halves.length !== 2 || second === '') return halves;
  const bare = first.replace(AMOUNT_BEFORE, '');
  const [begins] = /^\p{L}+(?= \p{L}+$)/u.exec(bare) ?? [];
  if (begins !== undefined && !isName(second) && isName(`${begins} ${second}`)) return [first, `${begins} ${second}`];
  const [ends] = /(?<= )\p{L}+$/u.exec(second) ?? [];
  if (ends === undefined || !/^[\p{L} ]+$/u.test(bare) || !isName(`${bare} ${ends}`)) return halves;
  return !isName(first) || MAKES_ANOTHER.test(ends) ? [`${first} ${ends}`, second] : halves;
}

const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
