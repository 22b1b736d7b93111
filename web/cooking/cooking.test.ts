import { expect, test } from 'vitest';
import type { CookEvent, Done } from '../../contract/cook.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { IDLE, isCooking, lost, stopped } from './cooking.ts';
import type { Cooking } from './cooking.ts';
import { step } from './cooking-steps.ts';
import type { Happening } from './cooking-steps.ts';

const done = (finish: Done['finish']): Extract<CookEvent, { event: 'done' }> => ({ event: 'done', data: { finish, markdown: '# Soup, whole', recipe: {} as Done['recipe'], verdict: {} as Done['verdict'] } });
const refused = (code: RefusalCode, retryable: boolean): Happening => ({ type: 'told', told: { event: 'refused', data: { code, sentence: 'No.', retryable } } });
const text = (piece: string): Happening => ({ type: 'text', text: piece });
const START: Happening = { type: 'start' };
const meta = (chef: 'house' | 'model'): Happening => ({ type: 'told', told: { event: 'meta', data: { order: 'o', chef, name: chef, seed: 1 } } });

const CASES: readonly [string, readonly Happening[], Partial<Cooking>][] = [
  ['nothing yet', [], { phase: 'idle', text: '' }],
  ['ordered', [START], { phase: 'waiting', text: '' }],
  ['who cooks is known before the first text', [START, meta('house')], { phase: 'waiting', chef: { kind: 'house', name: 'house' } }],
  ['another chef took over', [START, meta('model'), meta('house')], { chef: { kind: 'house', name: 'house' } }],
  ['text comes', [START, text('# So'), text('up')], { phase: 'writing', text: '# Soup' }],
  ['it ends well', [START, text('# So'), { type: 'told', told: done('complete') }], { phase: 'done', text: '# Soup, whole', trouble: null }],
  ['out of room', [START, text('# So'), { type: 'told', told: done('length') }], { phase: 'unfinished', text: '# Soup, whole' }],
  ['broken off: the text stays, the house chef can', [START, text('# So'), refused('unfinished', true)], { phase: 'unfinished', text: '# So', trouble: { sentence: 'No.', wayOut: 'house' } }],
  ['no model', [START, refused('model-not-configured', false)], { phase: 'failed', trouble: { sentence: 'No.', wayOut: 'house' } }],
  ['too many', [START, refused('too-many', true)], { phase: 'failed', trouble: { sentence: 'No.', wayOut: 'again' } }],
  ['a list nobody can cook', [START, refused('not-food', false)], { phase: 'failed', trouble: { sentence: 'No.', wayOut: null } }],
  ['a new order clears the old recipe', [START, text('# So'), { type: 'told', told: done('complete') }, START], { phase: 'waiting', text: '', done: null }],
];

test.each(CASES)('%s', (_name, happenings, expected) => {
  expect(happenings.reduce(step, IDLE)).toMatchObject(expected);
});

test('a cook who stops keeps what was written', () => {
  expect(stopped(step(IDLE, START))).toEqual(IDLE);
  expect(stopped([START, text('# So')].reduce(step, IDLE))).toMatchObject({ phase: 'unfinished', text: '# So' });
});

test('a kitchen that could not be asked can be asked again', () => expect(lost()).toMatchObject({ phase: 'failed', trouble: { wayOut: 'again' } }));

test('the stove is busy only between the order and the end', () => {
  expect((['idle', 'waiting', 'writing', 'done', 'unfinished', 'failed'] as const).filter((phase) => isCooking({ ...IDLE, phase }))).toEqual(['waiting', 'writing']);
});
