// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { appParts } from '../../../tests/kit/app-parts.ts';
import { createApp } from '../../../server/app.ts';
import { approvedReviews, changeReview, giveReview, reviewsOf } from '../../../server/store/reviews.ts';
import type { Store } from '../../../server/store/open-store.ts';
import type { Send } from '../../api.ts';
import { SendContext } from '../../send-context.ts';
import { initialsOf } from './initials.tsx';
import { ReviewPage } from './review-page.tsx';
import { SAMPLE_REVIEWS } from './sample-reviews.ts';

/** What went out, by method and path. */
let sent: string[] = [];

/** The page over the whole server; `taken` switches reviews on or off there, `away` cuts the network. */
async function open({ taken = true, fill = async () => undefined }: { taken?: boolean; fill?: (store: Store) => Promise<void> } = {}) {
  const parts = await appParts({ site: { accounts: true, reviews: taken, publicUrl: null, trustedProxies: 0 } });
  await fill(parts.store);
  const app = createApp(parts);
  const network = { away: false };
  sent = [];
  const send: Send = async (path, init) => {
    sent.push(`${init?.method ?? 'GET'} ${path}`);
    if (network.away) throw new TypeError('Failed to fetch');
    return app.request(path, init);
  };
  const { container } = render(<SendContext value={send}><main><ReviewPage /></main></SendContext>);
  await waitFor(() => expect(sent).toContain('GET /api/reviews'));
  return { container, network, db: parts.store.db };
}

/** A store with so many approved reviews, the last of them the newest. */
const approved = (count: number, reply: string | null = null) => async ({ db }: Store): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    await giveReview(db, { name: `Ana María López ${number}`, profession: 'Home Chef', rate: 3, review: `Review ${number}.` }, new Date(Date.UTC(2026, 10, 3, number)));
  }
  for (const { id } of await reviewsOf(db, ['held'])) {
    await changeReview(db, id, { state: 'approved' });
    if (reply !== null) await changeReview(db, id, { reply });
  }
  await giveReview(db, { name: 'Not yet', profession: 'Home Chef', rate: 1, review: 'Held.' });
};

afterEach(cleanup);

const cards = () => [...screen.getByRole('region', { name: 'Reviews' }).querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const profession = () => screen.getByLabelText<HTMLSelectElement>('Profession');
const rate = () => screen.getByLabelText<HTMLSelectElement>('Rate us');
const opinion = () => screen.getByLabelText<HTMLTextAreaElement>('Give us a review');
const submit = () => screen.getByRole('button', { name: 'Submit' });
const offered = (field: HTMLSelectElement) => [...field.options].filter((option) => !option.disabled).map((option) => option.value);

describe('What People Think About Us', () => {
  test('is the heading over eight cards', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'What People Think About Us' })).toBeDefined();
    expect(cards()).toHaveLength(8);
  });

  test.each(SAMPLE_REVIEWS.map((review, index) => [review.user.name, review, index] as const))('%s: all that a card shows', async (_name, review, index) => {
    await open();
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
    expect(SAMPLE_REVIEWS.map(({ user }) => user.profilePic ?? -1).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    for (const { rating } of SAMPLE_REVIEWS) expect([1, 2, 3, 4, 5]).toContain(rating);
  });
});

describe('approved reviews', () => {
  test('take the first places, newest first; samples fill up to eight', async () => {
    await open({ fill: approved(3) });
    await screen.findByText('Ana María López 3');
    expect(cards()).toHaveLength(8);
    expect(cards().map((card) => card.querySelector('h2')?.textContent)).toEqual(['Ana María López 3', 'Ana María López 2', 'Ana María López 1', ...SAMPLE_REVIEWS.slice(0, 5).map(({ user }) => user.name)]);
    expect(cards().map((card) => card.querySelector('.review-sample') !== null)).toEqual([false, false, false, true, true, true, true, true]);
    const first = within(cards()[0] ?? document.body);
    for (const text of ['Home Chef', '“Review 3.”', 'November 3, 2026', '3 out of 5 stars', 'A3']) expect(first.getByText(text)).toBeDefined();
    expect(cards()[0]?.querySelector('svg.review-portrait'), 'nobody real gets a drawn face').toBeNull();
    expect(screen.queryByText('Not yet')).toBeNull();
    expect(screen.getByText(/^Cards marked “Sample”/)).toBeDefined();
  });

  test('when there are eight and more, no sample is left', async () => {
    await open({ fill: approved(10) });
    await screen.findByText('Ana María López 10');
    expect(cards()).toHaveLength(10);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.getByText(/^From people who cook with it/)).toBeDefined();
  });

  test('the reply stands on the card', async () => {
    await open({ fill: approved(1, 'We will add noodles.') });
    expect((await screen.findByText('Recipe Chef answers:')).parentElement?.textContent).toBe('Recipe Chef answers: We will add noodles.');
  });

  test('a long one is short until it is asked for', async () => {
    const long = 'Very good soup. '.repeat(60).trim();
    await open({ fill: async (store) => {
      await giveReview(store.db, { name: 'Mira', profession: 'Home Chef', rate: 5, review: long });
      for (const { id } of await reviewsOf(store.db, ['held'])) await changeReview(store.db, id, { state: 'approved' });
    } });
    const more = await screen.findByRole('button', { name: 'Read it all' });
    const text = () => cards()[0]?.querySelector('blockquote')?.textContent ?? '';
    expect(text().length).toBeLessThan(240);
    fireEvent.click(more);
    expect(text()).toBe(`“${long}”`);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  test('where the server cannot be asked the samples stay', async () => {
    render(<SendContext value={() => Promise.reject(new TypeError('Failed to fetch'))}><ReviewPage /></SendContext>);
    await Promise.resolve();
    expect(cards()).toHaveLength(8);
  });

  test.each([['Ada Byron', 'AB'], ['mira', 'M'], ['Ana María López', 'AL'], ['  “Ö” de Süß ', 'ÖS'], ['李 小龍', '李小'], ['🍲', '·']])('the initials of %s are %s', (who, letters) => {
    expect(initialsOf(who)).toBe(letters);
  });
});

describe('Share Your Thoughts', () => {
  test('has the fields of the specification', async () => {
    await open();
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

  async function fillIn(cook: ReturnType<typeof userEvent.setup>) {
    await cook.type(name(), ' Mira ');
    await cook.selectOptions(profession(), 'Home Chef');
    await cook.selectOptions(rate(), '4');
    await cook.type(opinion(), 'Lovely soup.');
  }
  const values = () => [name().value, profession().value, rate().value, opinion().value];
  const thanks = () => screen.getByRole('status').textContent;
  const trouble = () => screen.getByRole('alert').textContent;

  test('a review reaches the server, where it waits; the form says thank you and is empty', async () => {
    const cook = userEvent.setup();
    const { db } = await open();
    await fillIn(cook);
    await cook.click(submit());
    await waitFor(() => expect(thanks()).toBe('Thank you, Mira. It is kind of you to tell us. We read every review before it appears here.'));
    expect(values()).toEqual(['', '', '', '']);
    expect(await reviewsOf(db, ['held'])).toMatchObject([{ name: 'Mira', profession: 'Home Chef', rate: 4, review: 'Lovely soup.' }]);
    expect(await approvedReviews(db, 5)).toEqual([]);
    // The thanks stand until the next one is begun.
    await cook.type(name(), 'O');
    expect(thanks()).toBe('');
  });

  test('where reviews are switched off it says thank you, empties the form and sends nothing', async () => {
    const cook = userEvent.setup();
    const { db } = await open({ taken: false });
    await fillIn(cook);
    await cook.click(submit());
    await waitFor(() => expect(thanks()).toBe('Thank you, Mira. It is kind of you to tell us.'));
    expect(values()).toEqual(['', '', '', '']);
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(await reviewsOf(db, ['held'])).toEqual([]);
  });

  test('what does not arrive stays in the form, and goes out the next time', async () => {
    const cook = userEvent.setup();
    const { network, db } = await open();
    await fillIn(cook);
    network.away = true;
    await cook.click(submit());
    await waitFor(() => expect(trouble()).toMatch(/could not reach the server.*still here/));
    expect([thanks(), ...values()]).toEqual(['', ' Mira ', 'Home Chef', '4', 'Lovely soup.']);
    network.away = false;
    await cook.click(submit());
    await waitFor(() => expect(thanks()).toContain('Thank you, Mira.'));
    expect([trouble(), ...values()]).toEqual(['', '', '', '', '']);
    expect(await reviewsOf(db, ['held'])).toHaveLength(1);
  });

  test('a refusal is said, and the words stay', async () => {
    const cook = userEvent.setup();
    await open();
    await fillIn(cook);
    fireEvent.change(name(), { target: { value: '\u200B' } });
    await cook.click(submit());
    await waitFor(() => expect(trouble()).toBe('Please write your name.'));
    expect(opinion().value).toBe('Lovely soup.');
  });

  test.each([
    ['no name', ''],
    ['a name of spaces', '   '],
  ])('with %s the browser holds it back', async (_case, typed) => {
    const cook = userEvent.setup();
    await open();
    if (typed) await cook.type(name(), typed);
    await cook.selectOptions(profession(), 'Pastry Chef');
    await cook.selectOptions(rate(), '5');
    await cook.click(submit());
    expect(name().validity.valid).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(rate().value).toBe('5');
  });

  test('a profession and a rating must be chosen', async () => {
    await open();
    fireEvent.change(name(), { target: { value: 'Mira' } });
    expect([name().validity.valid, profession().validity.valid, rate().validity.valid]).toEqual([true, false, false]);
  });
});

test.each([0, 3, 9])('axe finds nothing to mend with %i approved reviews', async (count) => {
  const { container } = await open({ fill: approved(count, 'Thank you!') });
  if (count > 0) await screen.findByText(`Ana María López ${count}`);
  // jsdom computes no colours; contrast is looked at in a browser.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
