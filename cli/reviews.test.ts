import { describe, expect, test } from 'vitest';
import { openStore, type Store } from '../server/store/open-store.ts';
import { approvedReviews, giveReview } from '../server/store/reviews.ts';
import { makeShare, openShare, reportShare } from '../server/store/shares.ts';
import { reviewsCommand } from './reviews.ts';
import { sharesCommand } from './shares.ts';

const ADA = { name: 'Ada', profession: 'Pastry Chef', rate: 4, review: 'Good.\nVery good.' };
const SOUP = { title: 'Soup', markdown: '# Soup\n\u001B[31mred', origin: { by: 'own', name: '' }, cook: null, recipe: null, days: null } as const;

/** A command at a terminal, over one store that stays open between the commands. */
async function terminalOver(command: typeof reviewsCommand) {
  const store = await openStore({ dataDir: ':memory:' });
  const open = async (): Promise<Store> => ({ ...store, close: async () => undefined });
  return {
    db: store.db,
    run: async (...args: string[]) => {
      let [printed, said] = ['', ''];
      const terminal = { input: (async function* input() {})(), print: async (text: string) => void (printed += text), say: (sentence: string) => void (said += sentence) };
      return { status: await command(args, terminal, open), printed, said };
    },
  };
}

describe('recipe-chef reviews', () => {
  test('lists what waits, approves, answers and rejects it', async () => {
    const { db, run } = await terminalOver(reviewsCommand);
    expect(await run('list')).toEqual({ status: 0, printed: '', said: 'No review waits to be read.' });
    await giveReview(db, ADA, new Date('2026-11-03T10:00:00Z'));
    const { printed } = await run('list');
    expect(printed).toMatch(/^[0-9a-f]{8} {2}held {2}2026-11-03 {2}★★★★☆ {2}Ada, Pastry Chef\n {4}Good\.\n {4}Very good\.\n$/);
    const id = printed.slice(0, 8);
    expect(await run('approve', id)).toEqual({ status: 0, printed: '', said: 'The review by Ada is shown now.' });
    expect(await run('reply', id.toUpperCase(), 'Thank', 'you!')).toMatchObject({ status: 0 });
    expect(await approvedReviews(db, 5)).toMatchObject([{ name: 'Ada', reply: 'Thank you!' }]);
    expect((await run('list')).said).toBe('No review waits to be read.');
    expect((await run('list', '--all')).printed).toContain('    Reply:\n    Thank you!\n');
    expect(await run('reject', id)).toMatchObject({ status: 0, said: 'The review by Ada is not shown.' });
    expect(await approvedReviews(db, 5)).toEqual([]);
  });

  test.each([['approve', 'ffffffff'], ['reject', 'abc'], ['reply', 'ffffffff', 'x'], ['approve', '%']])('%s %s: there is none', async (...args) => {
    const { db, run } = await terminalOver(reviewsCommand);
    await giveReview(db, ADA);
    expect(await run(...args)).toMatchObject({ status: 1, printed: '', said: expect.stringContaining('There is none with that id') });
  });

  test.each([[], ['list', 'x'], ['approve'], ['approve', 'a', 'b'], ['reply', 'abcd'], ['sing']])('%s is not understood', async (...args: string[]) => {
    const { run } = await terminalOver(reviewsCommand);
    expect(await run(...args)).toMatchObject({ status: 2, said: expect.stringContaining('Try: recipe-chef reviews') });
  });
});

describe('recipe-chef shares', () => {
  test('lists links and reports, and takes a link down', async () => {
    const { db, run } = await terminalOver(sharesCommand);
    expect((await run('list')).said).toBe('Nothing has been shared yet.');
    expect((await run('reports')).said).toBe('Nothing was reported.');
    const { token } = await makeShare(db, SOUP, new Date('2026-11-03T10:00:00Z'));
    await reportShare(db, token, 'Not\u001B[2J food');
    const { printed } = await run('list');
    expect(printed).toMatch(/^[0-9a-f]{8} {2}2026-11-03 {2}shared {2}1 report {2}Soup\n$/);
    const reports = (await run('reports')).printed;
    expect(reports).toContain('    Not [2J food\n');
    expect(reports, 'no stranger steers the terminal').not.toContain('\u001B');
    expect(reports).toContain('    | # Soup\n');
    const id = printed.slice(0, 8);
    expect(await run('take-down', id)).toMatchObject({ status: 0, said: '“Soup” is no longer shared.' });
    expect(await openShare(db, token)).toBeNull();
    expect(await run('take-down', id)).toMatchObject({ status: 1, said: '“Soup” had ended already.' });
    expect((await run('list')).printed).toContain('taken-down');
  });

  test.each([[], ['list', 'x'], ['take-down'], ['take-down', 'a', 'b'], ['sing']])('%s is not understood', async (...args: string[]) => {
    const { run } = await terminalOver(sharesCommand);
    expect(await run(...args)).toMatchObject({ status: 2, said: expect.stringContaining('Try: recipe-chef shares') });
  });
});
