/** Two devices of one cook, in any order of keeping, changing, removing, cooking and losing the network: they end up the same, and no text is lost. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { openDevice, type Device, type Network } from '../../tests/kit/device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ACTIONS = ['keep', 'edit', 'edit', 'notes', 'tag', 'star', 'remove', 'cook', 'choose', 'sync', 'sync', 'away', 'loses answers', 'here'] as const;
const step = fc.record({ device: fc.constantFrom(0, 1), action: fc.constantFrom(...ACTIONS), which: fc.nat(20) });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const CHOICES = ['mine', 'other', 'both'] as const;

const KEYS = { email: 'anna@example.org', password: 'three green apples' };
const wrote = (markdown: string): string[] => markdown.match(/word-\d+\./g) ?? [];

async function walk(devices: readonly Device[], steps: readonly Step[]): Promise<void> {
  let count = 0;
  /** Words that somebody wrote and nobody removed knowing them. */
  const alive = new Set<string>();
  for (const { device: at, action, which } of steps) {
    const device = devices[at];
    if (device === undefined) continue;
    device.takeTurn();
    const kept = await device.kept();
    const one = kept[which % Math.max(kept.length, 1)];
    const word = `word-${++count}.`;
    switch (action) {
      case 'keep':
        await device.keepOne({ id: randomUUID(), title: `Dish ${count}`, markdown: `# Dish\n\n${word}`, origin: { by: 'own', name: '' } });
        alive.add(word);
        break;
      case 'edit':
        // Edits build on what stands there, so the words of a text are all the edits it knows.
        if (one !== undefined) await device.changeKept(one.id, { markdown: `${one.markdown} ${word}` }).then(() => alive.add(word));
        break;
      case 'notes':
        if (one !== undefined) await device.changeKept(one.id, { notes: `${one.notes} ${word}`.trim() }).then(() => alive.add(word));
        break;
      case 'tag':
        if (one !== undefined) await device.changeKept(one.id, { tags: [...one.tags, word].slice(-5) });
        break;
      case 'star':
        if (one !== undefined) await device.changeKept(one.id, { favourite: !one.favourite });
        break;
      case 'remove':
        if (one === undefined) break;
        await device.removeKept(one.id);
        for (const gone of wrote(`${one.markdown} ${one.notes} ${one.other?.markdown} ${one.other?.notes}`)) alive.delete(gone);
        break;
      case 'choose': {
        const open = kept.find(({ other }) => other !== null);
        if (open === undefined) break;
        const choice = CHOICES[which % 3] ?? 'both';
        await device.chooseKept(open.id, choice);
        // What the cook did not choose is given up knowingly; notes of both sides are joined.
        if (choice !== 'both') for (const gone of wrote(choice === 'mine' ? (open.other?.markdown ?? '') : open.markdown)) alive.delete(gone);
        for (const still of wrote(choice === 'mine' ? open.markdown : (open.other?.markdown ?? ''))) alive.add(still);
        break;
      }
      case 'cook':
        if (one !== undefined) await device.addCooked([{ recipe: one.id, cooked: { id: randomUUID(), on: new Date(1e12 + count).toISOString(), how: 'good', note: '' } }]);
        break;
      case 'sync':
        await device.sync(device.send);
        break;
      default:
        device.go(action satisfies Network);
    }
  }
  for (const device of devices) device.go('here');
  for (let round = 0; round < 3; round++) {
    for (const device of devices) {
      device.takeTurn();
      expect(await device.sync(device.send)).toMatchObject({ outcome: 'agreed' });
      for (const { id, other } of await device.kept()) if (other !== null) await device.chooseKept(id, 'both');
      expect(await device.sync(device.send)).toMatchObject({ outcome: 'agreed' });
    }
  }
  const shown = await Promise.all(devices.map(async (device) => (await device.allOnDevice()).map(({ was: _was, sent: _sent, edits: _edits, ...rest }) => rest)));
  expect(shown[0]?.filter(({ waiting, gone }) => waiting || gone), 'nothing waits').toEqual([]);
  expect(shown[1], 'both devices agree').toEqual(shown[0]);
  const server = await devices[0]?.ask(devices[0].send, 'changes', { since: 0 });
  const recipes = server?.recipes.map(({ revision, ...recipe }) => ({ ...recipe, base: revision, waiting: false, gone: false, other: null })) ?? [];
  expect(recipes.toSorted((a, b) => (a.id < b.id ? -1 : 1)), 'and so does the server').toEqual(shown[0]);
  const found = new Set(shown[0]?.flatMap(({ markdown, notes }) => wrote(`${markdown} ${notes}`)));
  expect([...alive].filter((word) => !found.has(word)), 'no word is lost').toEqual([]);
}

test('200 walks of two devices', { timeout: 300_000 }, async () => {
  const app = createApp(await appParts());
  const devices = [await openDevice((path, init) => app.request(path, init)), await openDevice((path, init) => app.request(path, init))];
  let walks = 0;
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: 'max' }), async (steps) => {
    for (const device of devices) {
      device.takeTurn();
      device.go('here');
      await device.leave();
    }
    // Each walk has an account of its own.
    const cook = { ...KEYS, email: `anna${++walks}@example.org` };
    devices[0]?.takeTurn();
    for (const title of ['Soup', 'Pie']) await devices[0]?.keepOne({ id: randomUUID(), title, markdown: `# ${title}`, origin: { by: 'own', name: '' } });
    await devices[0]?.register(devices[0].send, { firstName: 'Anna', ...cook });
    devices[1]?.takeTurn();
    await devices[1]?.signIn(devices[1].send, cook);
    await walk(devices, steps);
  }), { numRuns: 200 });
  expect(walks).toBe(200);
});
