import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { CookEvent } from '../../contract/cook.ts';
import { readOrder } from '../../contract/order-input.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import { checkAnswer } from './check-answer.ts';
import { ChefFault, type Chef, type ChefEvent } from './chef.ts';
import { createCookOrder, type CookSignals } from './cook-order.ts';
import { houseChef } from './house-chef.ts';

const pantry = ['eggs', 'spinach', 'feta', 'potatoes'];
const house = houseChef(cook);

/** A chef who does just this. */
function playing(play: (signal: AbortSignal) => AsyncIterable<ChefEvent>): Chef & { asked: number } {
  const chef = { kind: 'model' as const, name: 'Mixtral', asked: 0, cook: (_order: unknown, signal: AbortSignal) => {
    chef.asked += 1;
    return play(signal);
  } };
  return chef;
}
const away = (): Chef & { asked: number } => playing(async function* () {
  throw new ChefFault('unreachable');
});
const breaksOff = (): Chef & { asked: number } => playing(async function* () {
  yield { event: 'text', text: '# Half' };
  throw new ChefFault('stalled');
});
const writes = (): Chef & { asked: number } => playing(async function* (signal) {
  for await (const event of house.cook(readOrder({ pantry, seed: 1 }), signal)) yield event;
});

async function events(input: object, model: Chef | null, signals: Partial<CookSignals> = {}, ladder: readonly Chef[] = []): Promise<CookEvent[]> {
  const cookOrder = createCookOrder({ house, model, ladder, log: pino({ level: 'silent' }) });
  const got: CookEvent[] = [];
  const stay = new AbortController().signal;
  for await (const event of cookOrder(readOrder({ pantry, seed: 1, ...input }), { gone: stay, end: stay, ...signals })) got.push(event);
  return got;
}
const names = (got: readonly CookEvent[]): string[] => got.map(({ event }) => event);
const chefs = (got: readonly CookEvent[]): string[] => got.flatMap((event) => (event.event === 'meta' ? event.data.chef : []));
const refusal = (got: readonly CookEvent[]): string | undefined => got.flatMap((event) => (event.event === 'refused' ? event.data.code : []))[0];

describe('who cooks', () => {
  test('without a model, the house chef', async () => {
    const got = await events({}, null);
    expect(chefs(got)).toEqual(['house']);
    expect(names(got).filter((name) => name !== 'notice')).toEqual(['meta', 'text', 'done']);
  });
  test('with a model, the model', async () => {
    const model = writes();
    expect(chefs(await events({}, model))).toEqual(['model']);
    expect(model.asked).toBe(1);
  });
  test('the house chef when asked for, and the model is left alone', async () => {
    const model = writes();
    expect(chefs(await events({ chef: 'house' }, model))).toEqual(['house']);
    expect(model.asked).toBe(0);
  });
  test('the model when asked for', async () => {
    expect(chefs(await events({ chef: 'model' }, writes()))).toEqual(['model']);
  });
  test('nobody when a model is asked for and none is set up', async () => {
    const got = await events({ chef: 'model' }, null);
    expect([names(got), refusal(got)]).toEqual([['refused'], 'model-not-configured']);
  });
});

describe('when the model chef cannot', () => {
  test('before its first text the house chef cooks, and says so', async () => {
    const got = await events({}, away());
    expect(chefs(got)).toEqual(['model', 'house']);
    expect(got).toContainEqual({ event: 'notice', data: { code: 'chef-away', sentence: 'Our online chef is away, so the house chef cooked.' } });
    expect(names(got).at(-1)).toBe('done');
  });
  test('after its first text the recipe is unfinished', async () => {
    const got = await events({}, breaksOff());
    expect([chefs(got), refusal(got)]).toEqual([['model'], 'unfinished']);
    expect(names(got)).toEqual(['meta', 'text', 'refused']);
  });
  test('a fault of ours ends the stream without its message', async () => {
    const got = await events({}, playing(async function* () {
      throw new Error('secret');
    }));
    expect(refusal(got)).toBe('unexpected');
    expect(JSON.stringify(got)).not.toContain('secret');
  });
});

describe('a ladder of models', () => {
  const said = (got: readonly CookEvent[]): string[] => got.flatMap((event) => (event.event === 'notice' ? event.data.code : []));
  const cooks = (got: readonly CookEvent[]): string[] => got.flatMap((event) => (event.event === 'meta' ? event.data.name : []));
  const second = (): Chef & { asked: number } => Object.assign(writes(), { name: 'second' });
  test('the next one cooks while nothing was shown, and the stream says who', async () => {
    const got = await events({}, away(), {}, [second()]);
    expect(cooks(got)).toEqual([away().name, 'second']);
    expect(said(got).filter((code) => /chef/.test(code))).toEqual(['next-chef']);
    expect(names(got).at(-1)).toBe('done');
  });
  test('the house chef cooks when all are away, and that is all that is said', async () => {
    const got = await events({}, away(), {}, [away(), away()]);
    expect(chefs(got)).toEqual(['model', 'model', 'model', 'house']);
    expect(said(got).filter((code) => /chef/.test(code))).toEqual(['chef-away']);
  });
  test('nobody else is asked once something was shown, or while the first can', async () => {
    const spare = second();
    expect(refusal(await events({}, breaksOff(), {}, [spare]))).toBe('unfinished');
    expect(cooks(await events({}, writes(), {}, [spare]))).toHaveLength(1);
    expect(spare.asked).toBe(0);
  });
});

describe('when the model breaks a hard rule', () => {
  const RECIPE = '# Creamy Spinach Eggs\n\nServes 2 · 20 minutes\n\n## Ingredients\n\n- 4 eggs\n- 200 g spinach\n- 50 g butter\n\n## Steps\n\n1. Melt the butter and wilt the spinach for 3 minutes.\n2. Scramble the eggs until set through.\n';
  const writesText = (markdown: string): Chef & { asked: number } => playing(async function* () {
    for (const piece of markdown.match(/.{1,20}/gs) ?? []) yield { event: 'text', text: piece };
    yield* checkAnswer(markdown, 'complete', readOrder({ pantry, seed: 1 }));
  });
  test('with an allergy nothing of it is ever shown, and the house chef cooks', async () => {
    const got = await events({ allergies: ['milk'] }, writesText(RECIPE));
    expect(chefs(got)).toEqual(['model', 'house']);
    expect(got).toContainEqual({ event: 'notice', data: expect.objectContaining({ code: 'withheld' }) });
    expect(got.flatMap((event) => (event.event === 'text' ? event.data.text : [])).join('')).not.toMatch(/butter/i);
    expect(names(got).at(-1)).toBe('done');
  });
  test('an ingredient that is not food is never served', async () => {
    const got = await events({}, writesText(RECIPE.replace('- 50 g butter', '- 1 cup bleach')));
    const last = got.at(-1);
    expect(chefs(got)).toEqual(['model', 'house']);
    expect(last?.event === 'done' && last.data.markdown).not.toMatch(/bleach/);
  });
  test('what keeps to the rules is shown, and lacking safety words are added', async () => {
    const got = await events({ diets: ['vegetarian'] }, writesText(RECIPE.replace('until set through', 'for a while')));
    expect(chefs(got)).toEqual(['model']);
    const last = got.at(-1);
    expect(last?.event === 'done' && last.data.markdown).toMatch(/## Kitchen notes\n\n- Cook eggs until/);
  });
});

describe('what must not be cooked', () => {
  test.each([[['bleach', 'vinegar', 'eggs']], [['my dog']]])('%j never reaches the model', async (bad) => {
    const model = writes();
    const got = await events({ pantry: bad }, model);
    expect(names(got).at(-1)).toBe('refused');
    expect(names(got)).not.toContain('text');
    expect(model.asked).toBe(0);
  });
  test('notices about the list come once, whoever cooks', async () => {
    for (const model of [null, writes(), away()]) {
      const got = await events({ pantry: [...pantry, 'windex'] }, model);
      expect(got.filter((event) => event.event === 'notice' && event.data.code === 'not-food')).toHaveLength(1);
    }
  });
});

describe('when it must end', () => {
  const waits = (): Chef => playing(async function* (signal) {
    yield { event: 'text', text: '# Slow' };
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  test('a closing server ends the stream with a refusal', async () => {
    const end = new AbortController();
    setTimeout(() => end.abort(), 20);
    expect(refusal(await events({}, waits(), { end: end.signal }))).toBe('closing');
  });
  test('nothing more is said to a cook who has left', async () => {
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 20);
    expect(names(await events({}, waits(), { gone: gone.signal }))).toEqual(['meta', 'text']);
  });
});
