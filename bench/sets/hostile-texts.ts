/** Lines and recipes that hold a reader whose patterns go over a text again and again, in many scripts; and lines made from such parts. */

/** R1 and R9 of the findings first, then their kind. Each is one ingredient as somebody may write it, or nearly so. */
export const HOSTILE_LINES: readonly string[] = [
  'egg aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa=', 'egg Donaudampfschifffahrtsgesellschaft, chopped', '豚こま切れ肉と玉ねぎとにんじんとじゃがいもを炒め煮にしたもの、二人前', 'constructor', '__proto__', 'toString',
  'egg Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragungsgesetz!', 'Kraftfahrzeughaftpflichtversicherungskartoffeln=', 'Vierwaldstätterseekäsefondue-Mischung, gerieben', 'Hottentottenstottertrottelmuttersoße;',
  'Speciallægepraksisplanlægningsstabiliseringsperiode=', 'lentejas estofadas anticonstitucionalmente=', 'anticonstitutionnellement-aromatisé=', 'precipitevolissimevolmente, tritato=', 'muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  'epäjärjestelmällistyttämättömyydelläänsäkään=', 'megszentségteleníthetetlenségeskedéseitekért=', 'Konstantynopolitańczykowianeczka=', 'nejneobhospodařovávatelnějšími=', 'тетрагидропиранилциклопентилтетрагидропиридопиридиновые=',
  'рентгеноэлектрокардиографического=', 'λοπαδοτεμαχοσελαχογαλεοκρανιολειψανοδριμυποτριμματοσιλφιοκαραβομελιτο=', 'საქართველოსმთავრობისკარტოფილი=', 'հակահեղափոխականություններիբանջար=', 'المستشفياتوالاستقلاليةوالطماطم=', 'וכשלהשתעשעויותיהםעגבניות=',
  'निरनुनासिकचन्द्रबिन्दुआलूमटर=', 'চিকিৎসাবিজ্ঞানবিষয়কআলু=', 'தக்காளிவெங்காயம்பூண்டுஇஞ்சி=', 'ต้มยำกุ้งน้ำข้นใส่เห็ดฟางและข่าตะไคร้ใบมะกรูดพริกขี้หนู', 'ຕົ້ມຍໍາກຸ້ງນໍ້າຂຸ້ນໃສ່ເຫັດ=', 'ត្រីអាំងជាមួយស្ពៃក្តោប=', 'ကြက်သားဟင်းနှင့်ထမင်းဖြူ=',
  '닭고기와감자와당근을넣고푹끓인닭볶음탕한그릇', '西红柿炒鸡蛋加葱花盐糖适量大火快炒两分钟出锅', '鷄肉炒飯靑蔥薑絲豆豉醬油膏香菇木耳紅蘿蔔', 'nguyênliệuchếbiếnmónphởbògiavịtruyềnthống=', 'ⓔⓖⓖⓢⓐⓝⓓⓢⓟⓘⓝⓐⓒⓗⓐⓝⓓⓕⓔⓣⓐ=', '½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½½ cup egg',
  '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 eggs', '1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1 eggs', 'eggs 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1=', 'egg a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a=', 'egg a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a=',
  '((((((((((((((((((((((((((((((((((((((((egg', '👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳 egg=', 'eggeggeggeggeggeggeggeggeggeggeggegg x x x x x x=', '& & & & & & & & & & & & & & & & & & egg', 'no no no no no no no no no no no no no egg', 'egg\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301=',
];

const lines = (unit: string, count: number): string => Array.from({ length: count }, () => unit).join('\n');
export const recipeWith = (line: string): string => `# Soup\n\nServes 2\n\n## Ingredients\n\n- ${line}\n- 2 leeks\n\n## Steps\n\n1. Slice the leeks.\n2. ${line}\n`;

/** R2 of the findings first: whole recipes within the characters that guests may send. */
export const HOSTILE_TEXTS: readonly string[] = [
  `# T\n\n--${'| :-'.repeat(32)}!`, recipeWith(`|${' - |'.repeat(60)}x`), '= \t'.repeat(10_900), '½'.repeat(32_000), lines('a&', 10_900), recipeWith('½'.repeat(400)),
  `# T\n\n## Ingredients\n\n${lines('- 1 *egg* & b', 590)}`, `# T\n\n## Steps\n\n${lines('1. *Boil* & b', 590)}`, lines('[ '.repeat(990), 16), lines('['.repeat(490), 60), lines('&amp;'.repeat(99), 60), lines('_a '.repeat(660), 16),
  lines('<a '.repeat(660), 16), lines('` '.repeat(990), 16), lines('[a](b) '.repeat(280), 16), `# T\n\n## Ingredients\n\n${lines(`- ${'1 cup egg (2 oz) '.repeat(9)}`, 200)}`, '<script '.repeat(4000), '<!--'.repeat(8000), '{{a|'.repeat(8000),
  `---\n${lines('title: x', 590)}`, lines('ข้าวผัดกุ้ง'.repeat(150), 16), lines('豚肉と玉ねぎを炒めて、'.repeat(150), 16), lines('مرحبا '.repeat(330), 16), ' '.repeat(32_000), lines(`${' '.repeat(1990)}x`, 16), lines('> '.repeat(500), 30), recipeWith('constructor'),
];

const PARTS = ['egg', 'Kartoffel', 'süßsauer', 'crème', 'лук', 'картофель', 'たまご', '豚肉', '番茄', 'ไข่ไก่', '달걀', 'بيض', 'ביצה', 'अंडा', '½', '⅓', '1', '12', '1,5', '1/2', '2-3', '=', '-', '–', '.', ',', ';', ':', '(', ')', '[', ']', '*', '_', '&', '&amp;', '|', '#', '<b>', '\t', ' ', '  ', 'g', 'ml', 'cup', 'tbsp', 'of', 'or', 'to', 'no', 'x', 'a', 'aa', 'aaaaaaaa', '\u0301', '\u200D', '🥚', '°C', '\'', '’', '%', '/', '\\', '"'];

/** Lines of up to 160 characters from parts that readers know or stumble over, many of them repeated; the same ones each time. */
export function* generatedLines(count: number): Generator<string> {
  let state = 2026;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let made = 0; made < count; made++) {
    let line = '';
    const pieces = 1 + next(12);
    for (let piece = 0; piece < pieces && line.length < 160; piece++) {
      const part = PARTS[next(PARTS.length)] ?? '';
      line += part.repeat(next(4) === 0 ? 1 + next(40) : 1) + (next(2) === 0 ? ' ' : '');
    }
    yield line.slice(0, 160);
  }
}
