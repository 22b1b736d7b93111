/** Amounts that an entry begins with in words: "half a tin of chickpeas", "juice of a lemon". */
const COUNTS: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', twelve: '12' };
const IN_WORDS: readonly (readonly [phrase: RegExp, figure: string])[] = [
  [/^half (?:a )?dozen /i, '6 '], [/^(?:aadha|adha|half) (?=kilo|kg)/i, '½ '], [/^(?:pav|paav|quarter) (?=kilo|kg)/i, '¼ '], [/^(?:an? |one )?dozen /i, '12 '], [/^(?:an? |one )?half (?:an?|of an?|of the|of) /i, '½ '], [/^half (?=\p{L})/iu, '½ '], [/^(?:an? |one )?quarter (?:of )?(?:an? )?(?=\p{L})/iu, '¼ '],
  [/^(?:une? )?(?:media|medio|meia|meio|mezza|mezzo|demi|demie|halbe[rs]?|pół|půl|halve|halv|halvt|fél|yarım|yarim|polovina) (?!doc|doz|dut|tuz|dz|tas|bech|cup|taz|xíc|szkl)(?=\p{L})/iu, '½ '], [/^(?:an? )?couple (?:of )?/i, '2 '],
  [/^(?:an? )?(?=(?:slice|rasher|tin|can|jar|fillet|head|clove|stick|bunch) )(?!.* (?:x ?)?\d{1,2}$)/i, '1 '],
  [/^an? (?!few|little|bit|lot|touch|dash|pinch|handful|piece|drop|splash|knob|bag|box|block|tub|pot|bottle|carton|pack|packet|load|ton|good)(?=\p{L})/iu, '1 '],
];

/** "Juice 1/2 lemon", "zest of 2 oranges": the part stands before its fruit. */
const PART_FIRST = /^(?:(?:finely |freshly )?(?:grated|squeezed) )?(juice|zest) (?:of )?(half an? |an? |[\d½¼¾/. ]{1,9})?(lemon|lime|orange|grapefruit)s?\b/i;

const BOTH_PARTS = /^(?:finely |freshly )?(?:grated )?(?:zest and juice|juice and zest|juice and rind) of /i;

/** "Carrots, 3 big ones", "kohlrabi 2 small ones". */
const ONES_BEHIND = /^(\p{L}[\p{L} ]{1,40}?),? (\d{1,2}|one|two|three|four|five|six) (?:\p{L}{2,8} )?ones?$/iu;

/** "Mutton half kg", "bhindi aadha kilo", "tofu half a block". */
const PART_BEHIND = /^(\p{L}[\p{L} ]{1,40}?),? (half|aadha|adha|quarter|pav|paav) (?:an? )?(kg|kilo|kilos|lb|pound|liter|litre|dozen|block|bunch|head|packet|pack|bag|tin|can|jar|tub|bottle|cup|cabbage|cauliflower)$/iu;
const PARTS: Readonly<Record<string, string>> = { half: '½', aadha: '½', adha: '½', quarter: '¼', pav: '¼', paav: '¼' };

/** "Coconut milk tin": one of them. */
const TIN_BEHIND = /^(\p{L}[\p{L} ]{2,30}),? (tin|can)$/iu;

/** An amount in words as figures, where an entry begins with one: "half a tin of chickpeas", "two eggs", "slice of ham". */
export function inFigures(written: string): string {
  const ones = ONES_BEHIND.exec(written);
  if (ones !== null) return `${COUNTS[ones[2]?.toLowerCase() ?? ''] ?? ones[2]} ${ones[1]}`;
  const behind = PART_BEHIND.exec(written);
  if (behind !== null) return `${PARTS[behind[2]?.toLowerCase() ?? ''] ?? ''} ${behind[3]} of ${behind[1]}`;
  if (TIN_BEHIND.test(written)) return written.replace(TIN_BEHIND, '1 $2 of $1');
  // "½ # bacon" is half a pound.
  const text = written.replace(/^([\d½¼¾⅓⅔.,/ ]{1,9})# ?(?=\p{L})/u, '$1 lb ');
  if (BOTH_PARTS.test(text)) return text.replace(BOTH_PARTS, '');
  if (PART_FIRST.test(text)) return text.replace(PART_FIRST, (_, part: string, _count, fruit: string) => `${fruit} ${part}`);
  const [phrase, figure] = IN_WORDS.find(([one]) => one.test(text)) ?? [];
  if (phrase !== undefined && figure !== undefined) return text.replace(phrase, figure);
  return text.replace(/^[a-z]+(?= )/i, (word) => COUNTS[word.toLowerCase()] ?? word);
}
