// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { SAFETY } from '../../../kitchen/recipe/safety.ts';
import { VerdictCard } from './verdict-card.tsx';

afterEach(cleanup);

const PLAIN: Verdict = { uses: ['egg'], of: 1, extras: [], staples: [], leftOut: [], allergens: [], broken: [], safety: [], faults: [] };
const textOf = (some: Partial<Verdict>) => {
  render(<VerdictCard verdict={{ ...PLAIN, ...some }} />);
  return screen.getByRole('complementary', { name: 'Checked' }).textContent;
};

test.each<[Partial<Verdict>, string]>([
  [{ uses: ['egg', 'feta'], of: 3 }, 'Uses 2 of 3: egg and feta'],
  [{}, 'To buyNothing'],
  [{ extras: ['soy sauce', 'lime'] }, 'To buysoy sauce and lime'],
  [{ staples: ['salt', 'water'] }, 'Taken for grantedsalt and water'],
  [{ leftOut: [{ food: 'kiwi', why: 'it does not go with feta' }, { food: 'leek', why: '' }] }, 'kiwi: it does not go with fetaleek'],
  [{ allergens: [{ allergen: 'milk', because: ['feta', 'butter'] }] }, 'Contains milk (feta, butter). Read the labels; they decide.'],
  [{ allergens: [{ allergen: 'egg', because: ['egg'] }] }, 'Contains eggs. Read the labels; they decide.'],
  [{}, 'We found none of the fourteen in the ingredients’ names. Read the labels; they decide.'],
  [{ broken: [{ diet: 'vegan', food: 'feta' }] }, 'Not vegan: it has feta in it.'],
  [{ broken: [{ diet: 'milk allergy', food: 'feta' }] }, 'Not for a milk allergy: it has feta in it.'],
  [{ broken: [{ diet: 'without it', food: 'kiwi' }] }, 'You asked to keep kiwi out, and it is in there.'],
  [{ faults: ['leek is listed, but no step uses it.'] }, 'Worth a lookleek is listed, but no step uses it.'],
])('%j', (some, text) => {
  expect(textOf(some)).toContain(text);
});

test('every sentence that the kitchen adds is shown, and the card promises nothing', () => {
  const safety = Object.values(SAFETY).flatMap((rule) => (rule === undefined ? [] : [rule.line]));
  expect(safety.length).toBeGreaterThan(5);
  const text = textOf({ safety, faults: ['x'], extras: ['lime'], staples: ['salt'], leftOut: [{ food: 'leek', why: '' }], broken: [{ diet: 'vegan', food: 'feta' }] });
  for (const sentence of safety) expect(text).toContain(sentence);
  expect(text).not.toMatch(/\bsafe/i);
});

test('it offers to mend only where there is a fault and someone to ask', async () => {
  const mend = vi.fn<() => void>();
  const button = () => screen.queryByRole('button', { name: 'Ask the chef to mend it' });
  const { rerender } = render(<VerdictCard verdict={PLAIN} mend={mend} />);
  expect(button()).toBeNull();
  rerender(<VerdictCard verdict={{ ...PLAIN, faults: ['leek is listed, but no step uses it.'] }} />);
  expect(button()).toBeNull();
  rerender(<VerdictCard verdict={{ ...PLAIN, faults: ['leek is listed, but no step uses it.'] }} mend={mend} />);
  const shown = button();
  if (!shown) throw new Error('no button');
  await userEvent.click(shown);
  expect(mend).toHaveBeenCalledOnce();
});
