import { describe, expect, it, test } from 'vitest';
import { linesWithin, TEXT, whyTooMuch } from './text-bounds.ts';

describe('what is read', () => {
  it.each([
    ['an ordinary recipe', '# Soup\n\n- 2 leeks\n\n1. Boil for 20 minutes.'],
    ['the longest German words', 'Rinderkennzeichnungsfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Donaudampfschifffahrtsgesellschaft'],
    ['a long address', `From https://example.org/${'a'.repeat(400)}`],
    ['a Japanese step without a space', '豚肉と玉ねぎを炒めて、醤油とみりんを加えます。'.repeat(80)],
    ['a Chinese one', '西红柿炒鸡蛋加葱花盐糖适量大火快炒两分钟出锅'.repeat(80)],
    ['a Thai one', 'ต้มยำกุ้งน้ำข้นใส่เห็ดฟาง'.repeat(75)],
    ['a Korean one', '닭고기와감자와당근을넣고푹끓인닭볶음탕'.repeat(90)],
    ['six hundred lines', Array.from({ length: 600 }, () => '- 1 egg').join('\n\n')],
    ['nothing', ''],
  ])('%s', (_, text) => expect(whyTooMuch(text)).toBeNull());
  it.each([
    ['too many characters', 'a b '.repeat(9000), '36,000 characters'],
    ['a line that is too long', `# T\n\n${'egg '.repeat(501)}`, 'Line 3 is longer than 2,000 characters'],
    ['a run that is too long', `# T\r\n${'a'.repeat(501)}`, 'Line 2 has more than 500 characters without a space'],
    ['a run of marks', '='.repeat(501), 'Line 1 has more than 500'],
    ['too many lines', Array.from({ length: 601 }, () => 'a').join('\n'), '601 lines'],
    ['a Japanese line without an end', '豚'.repeat(2001), 'longer than 2,000'],
  ])('not %s, and the sentence says which', (_, text, sentence) => expect(whyTooMuch(text)).toContain(sentence));
});

test('readers that refuse nothing read as far as the bounds', () => {
  expect(linesWithin('a\r\nb\u2028c')).toEqual(['a', 'b', 'c']);
  expect(linesWithin(`${'x'.repeat(3000)}\ny`).map((line) => line.length)).toEqual([TEXT.line, 1]);
  expect(linesWithin(Array.from({ length: 5000 }, () => 'a').join('\n\n')).filter(Boolean)).toHaveLength(TEXT.lines);
});

test('the door itself takes no time', () => {
  const from = process.cpuUsage();
  for (const text of ['½'.repeat(32_000), '= \t'.repeat(10_000), '豚'.repeat(32_000), ' '.repeat(32_000)]) whyTooMuch(text);
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(2000);
});
