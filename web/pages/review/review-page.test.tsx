// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ReviewPage } from './review-page.tsx';
import { SAMPLE_REVIEWS } from './sample-reviews.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = () => [...screen.getByRole('region', { name: 'Reviews' }).querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const profession = () => screen.getByLabelText<HTMLSelectElement>('Profession');
const rate = () => screen.getByLabelText<HTMLSelectElement>('Rate us');
const opinion = () => screen.getByLabelText<HTMLTextAreaElement>('Give us a review');
const submit = () => screen.getByRole('button', { name: 'Submit' });
const offered = (field: HTMLSelectElement) => [...field.options].filter((option) => !option.disabled).map((option) => option.value);

describe('What People Think About Us', () => {
  test('is the heading over eight cards', () => {
    render(<ReviewPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'What People Think About Us' })).toBeDefined();
    expect(cards()).toHaveLength(8);
  });

  test.each(SAMPLE_REVIEWS.map((review, index) => [review.user.name, review, index] as const))('%s: all that a card shows', (_name, review, index) => {
    render(<ReviewPage />);
    const card = within(cards()[index] ?? document.body);
    expect(card.getByText(review.user.name)).toBeDefined();
    expect(card.getByText(review.user.status)).toBeDefined();
    expect(card.getByText(`“${review.reviewText}”`)).toBeDefined();
    expect(card.getByText(review.date)).toBeDefined();
    expect(card.getByText('Sample')).toBeDefined();
    expect(card.getByText(`${review.rating} out of 5 stars`)).toBeDefined();
    expect(cards()[index]?.querySelectorAll('.star')).toHaveLength(5);
    expect(cards()[index]?.querySelectorAll('.star-filled')).toHaveLength(review.rating);
    expect(cards()[index]?.querySelector('svg.review-portrait')).not.toBeNull();
  });

  test('the samples are eight people with eight portraits and ratings from 1 to 5', () => {
    expect(new Set(SAMPLE_REVIEWS.map(({ user }) => user.name)).size).toBe(8);
    expect(SAMPLE_REVIEWS.map(({ user }) => user.profilePic).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const { rating } of SAMPLE_REVIEWS) expect([1, 2, 3, 4, 5]).toContain(rating);
  });
});

describe('Share Your Thoughts', () => {
  test('has the fields of the specification', () => {
    render(<ReviewPage />);
    expect(screen.getByRole('heading', { level: 2, name: 'Share Your Thoughts' })).toBeDefined();
    expect([name(), profession(), rate(), opinion()].map((field) => [field.name, field.required])).toEqual([
      ['name', true],
      ['profession', true],
      ['rate', true],
      ['review', false],
    ]);
    expect(name().type).toBe('text');
    expect(opinion().rows).toBe(8);
    expect(opinion().maxLength).toBe(1000);
    expect(offered(rate())).toEqual(['1', '2', '3', '4', '5']);
    expect(offered(profession())).toEqual([
      'Food Enthusiast',
      'Home Chef',
      'Food Blogger',
      'Professional Chef',
      'Culinary Student',
      'Mom & Home Cook',
      'Restaurant Owner',
      'Pastry Chef',
    ]);
  });

  test('a submit says thank you, empties the form and sends nothing', async () => {
    const sent = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', sent);
    const cook = userEvent.setup();
    render(<ReviewPage />);
    await cook.type(name(), ' Mira ');
    await cook.selectOptions(profession(), 'Home Chef');
    await cook.selectOptions(rate(), '4');
    await cook.type(opinion(), 'Lovely soup.');
    await cook.click(submit());
    expect(screen.getByRole('status').textContent).toBe('Thank you, Mira. It is kind of you to tell us.');
    expect([name().value, profession().value, rate().value, opinion().value]).toEqual(['', '', '', '']);
    expect(sent).not.toHaveBeenCalled();
    // The thanks stand until the next one is begun.
    await cook.type(name(), 'O');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test.each([
    ['no name', ''],
    ['a name of spaces', '   '],
  ])('with %s the browser holds it back', async (_case, typed) => {
    const cook = userEvent.setup();
    render(<ReviewPage />);
    if (typed) await cook.type(name(), typed);
    await cook.selectOptions(profession(), 'Pastry Chef');
    await cook.selectOptions(rate(), '5');
    await cook.click(submit());
    expect(name().validity.valid).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(rate().value).toBe('5');
  });

  test('a profession and a rating must be chosen', () => {
    render(<ReviewPage />);
    fireEvent.change(name(), { target: { value: 'Mira' } });
    expect([name().validity.valid, profession().validity.valid, rate().validity.valid]).toEqual([true, false, false]);
  });
});

test('axe finds nothing to mend', async () => {
  const { container } = render(<main><ReviewPage /></main>);
  // jsdom computes no colours; contrast is looked at in a browser.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
