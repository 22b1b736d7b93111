// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { FAQ_ITEMS } from './faq-items.ts';
import { FaqPage } from './faq-page.tsx';

afterEach(cleanup);

const show = () => render(<main><FaqPage /></main>, { wrapper: MemoryRouter });
const item = (question: string) => screen.getByRole('heading', { name: question }).closest('details');
const shownIcon = (question: string) => {
  const icons = [...(item(question)?.querySelectorAll('summary svg') ?? [])];
  return icons.map((icon) => /lucide-(plus|minus)/.exec(icon.getAttribute('class') ?? '')?.[1]);
};

test('an intro and five questions, in the order of the specification', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.tagName).toBe('P');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'What is Recipe Chef?',
    'How do I generate a recipe?',
    'How are the recipes created?',
    'Can recipes use only the ingredients I have at home?',
    'Is Recipe Chef free?',
  ]);
});

test.each(FAQ_ITEMS.map(({ question, answer }) => [question, answer] as const))('%s is closed at first; each click toggles it alone', async (question, answer) => {
  const reader = userEvent.setup();
  show();
  const others = FAQ_ITEMS.filter((other) => other.question !== question);
  expect(item(question)?.open).toBe(false);
  await reader.click(screen.getByText(question));
  expect(item(question)?.open).toBe(true);
  expect(item(question)?.textContent).toContain(answer);
  for (const other of others) expect(item(other.question)?.open).toBe(false);
  await reader.click(screen.getByText(question));
  expect(item(question)?.open).toBe(false);
});

test('each item carries a plus and a minus, of which the style shows one', () => {
  show();
  for (const { question } of FAQ_ITEMS) expect(shownIcon(question)).toEqual(['plus', 'minus']);
});

test('the answers say what must not be left out', () => {
  const all = FAQ_ITEMS.map(({ answer }) => answer).join(' ');
  for (const said of ['language model', 'house chef', 'Every recipe is checked', 'free', 'no account', 'allergy']) expect(all).toContain(said);
});

test('axe finds nothing to mend, closed and open', async () => {
  const { container } = show();
  for (const open of [false, true]) {
    for (const details of container.querySelectorAll('details')) details.open = open;
    // jsdom computes no colours; contrast is looked at in a browser.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});
