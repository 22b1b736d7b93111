import { expect, test } from 'vitest';
import { blocks } from './blocks.ts';

const CASES: readonly [string, readonly string[]][] = [
  ['', []],
  ['# A', ['# A']],
  ['# A\n\n- x\n- y\n\n\nend', ['# A', '- x\n- y', 'end']],
  ['a\n \t\nb', ['a', 'b']],
  ['```\na\n\nb\n```\n\nc', ['```\na\n\nb\n```', 'c']],
  ['~~~~\na\n\n~~~\n\nb\n~~~~\n\nc', ['~~~~\na\n\n~~~\n\nb\n~~~~', 'c']],
  ['```js\nstill\n\nopen', ['```js\nstill\n\nopen']],
];

test.each(CASES)('%j', (markdown, expected) => {
  expect(blocks(markdown)).toEqual(expected);
});
