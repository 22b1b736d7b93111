import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canMove, current, isShown, lapOf, moveTrack, startTrack, type Track, type TrackAction } from './track.ts';

const shownSlides = (track: Track) => Array.from({ length: track.count }, (_, slide) => slide).filter((slide) => isShown(track, slide));
const range = (first: number, end: number) => Array.from({ length: end - first }, (_, index) => first + index);
const after = (track: Track, ...actions: TrackAction[]) => actions.reduce(moveTrack, track);
const steps = (times: number) => Array.from({ length: times }, () => on);
const on: TrackAction = { type: 'step', by: 1 };
const back: TrackAction = { type: 'step', by: -1 };
const settle: TrackAction = { type: 'settle' };

describe('eight slides, two shown', () => {
  const start = startTrack(8, 2);
  test.each<[string, TrackAction[], number[]]>([
    ['at the start', [], [0, 1]],
    ['one on', [on], [1, 2]],
    ['one back from the first', [back], [0, 7]],
    ['seven on: the last beside the first', steps(7), [0, 7]],
    ['eight on: round once', steps(8), [0, 1]],
    ['straight to the sixth', [{ type: 'go', to: 5 }], [5, 6]],
    ['to the last and on', [{ type: 'go', to: 7 }, settle, on, settle], [0, 1]],
  ])('%s', (_name, actions, expected) => {
    expect(shownSlides(after(start, ...actions))).toEqual(expected);
  });

  test('a dot is reached by the shorter way round', () => {
    expect(after(start, { type: 'go', to: 7 }).at).toBe(-1);
    expect(after(start, { type: 'go', to: 3 }).at).toBe(3);
  });

  test('at rest the row is back on its first lap', () => {
    expect(after(start, back, settle)).toMatchObject({ at: 7, from: 7, moving: false });
  });
});

test('with no more slides than places nothing moves', () => {
  expect(canMove(startTrack(2, 2))).toBe(false);
  expect(after(startTrack(2, 2), on)).toEqual(startTrack(2, 2));
});

test('whatever is pressed, every place in sight holds its slide, during the move and after', () => {
  const action = fc.oneof(
    fc.constantFrom(on, back, settle),
    fc.nat({ max: 11 }).map((to): TrackAction => ({ type: 'go', to })),
  );
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 12 }), fc.constantFrom(1, 2), fc.array(action, { maxLength: 30 }), (count, shown, actions) => {
      let track = startTrack(count, shown);
      for (const next of actions) {
        const before = track;
        track = moveTrack(track, next.type === 'go' ? { type: 'go', to: next.to % count } : next);
        // Where the row arrives no gap may show, nor on the way there if it set out from rest and the way fits the row.
        const first = Math.min(before.at, track.at);
        const last = Math.max(before.at, track.at) + shown;
        const onTheWay = next.type !== 'settle' && !before.moving && last - first <= count;
        const seen = onTheWay ? range(first, last) : range(track.at, track.at + shown);
        const places = new Set(range(0, count).map((slide) => slide + lapOf(track, slide) * count));
        expect(seen.filter((place) => !places.has(place))).toEqual([]);
        expect(shownSlides(track)).toHaveLength(shown);
        expect(current(track)).toBe(((track.at % count) + count) % count);
      }
    }),
  );
});
