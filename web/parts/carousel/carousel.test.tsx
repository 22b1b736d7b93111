// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CAROUSEL } from './carousel-pace.ts';
import { Carousel } from './carousel.tsx';

const SLIDES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((key) => ({ key, content: <p>{key}</p> }));

/** A screen that is wide and moves, unless told otherwise. */
function screenThat(answers: { wide?: boolean; still?: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === CAROUSEL.wide ? (answers.wide ?? true) : (answers.still ?? false),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function inSight(): (string | null)[] {
  return screen.getAllByRole('group', { name: / of / }).filter((slide) => !slide.hasAttribute('inert')).map((slide) => slide.textContent);
}

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const region = () => screen.getByRole('region', { name: 'Reviews' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
  screenThat({});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the pace', () => {
  test('a move every 3000 ms, not one earlier, round and round', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    expect(inSight()).toEqual(['one', 'two']);
    pass(2999);
    expect(inSight()).toEqual(['one', 'two']);
    pass(1);
    expect(inSight()).toEqual(['two', 'three']);
    pass(3000);
    expect(inSight()).toEqual(['three', 'four']);
    pass(6 * 3000);
    expect(inSight()).toEqual(['one', 'two']);
  });

  test('a move takes 700 ms', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    const row = region().querySelector<HTMLElement>('.carousel-row');
    expect(row?.style.transition).toBe('');
    press('Next slide');
    expect(row?.style.transition).toBe('transform 700ms');
    pass(800);
    expect(row?.style.transition).toBe('');
  });

  test('the figures are those of the specification', () => {
    expect(CAROUSEL).toMatchObject({ period: 3000, move: 700, shown: 2, shownOnPhone: 1, scroll: 1 });
    const css = readFileSync(join(import.meta.dirname, 'carousel.css'), 'utf8');
    expect(css).toContain(`@media ${CAROUSEL.wide} {\n      --shown: ${CAROUSEL.shown};`);
    expect(css).toContain(`--shown: ${CAROUSEL.shownOnPhone};`);
  });
});

describe('it rests', () => {
  test.each<[string, () => void, () => void]>([
    ['while someone points at it', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
    ['while the focus is inside', () => act(() => screen.getByRole('button', { name: 'Next slide' }).focus()), () => act(() => screen.getByRole('button', { name: 'Next slide' }).blur())],
    ['while the tab is hidden', () => showTab(false), () => showTab(true)],
    ['while it is paused', () => press('Pause the slides'), () => press('Play the slides')],
  ])('%s, and goes on afterwards', (_name, rest, goOn) => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    pass(2000);
    rest();
    pass(10_000);
    expect(inSight()).toEqual(['one', 'two']);
    goOn();
    pass(3000);
    expect(inSight()).toEqual(['two', 'three']);
  });

  test('moving the focus from one button to the next keeps it at rest', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    act(() => screen.getByRole('button', { name: 'Previous slide' }).focus());
    pass(10_000);
    expect(inSight()).toEqual(['one', 'two']);
  });

  test('for whoever wants less motion it never moves by itself, and at once when asked', () => {
    screenThat({ still: true });
    render(<Carousel label="Reviews" slides={SLIDES} />);
    pass(30_000);
    expect(inSight()).toEqual(['one', 'two']);
    press('Next slide');
    expect(inSight()).toEqual(['two', 'three']);
    expect(region().querySelector<HTMLElement>('.carousel-row')?.style.transition).toBe('');
  });
});

describe('by hand', () => {
  test('buttons step on and back, round the end too', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    press('Previous slide');
    expect(inSight()).toEqual(['one', 'eight']);
    press('Next slide');
    press('Next slide');
    expect(inSight()).toEqual(['two', 'three']);
  });

  test('eight dots; the one pressed is current', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    const dots = within(screen.getByRole('group', { name: 'Choose a slide' })).getAllByRole('button');
    expect(dots).toHaveLength(8);
    press('Slide 6');
    expect(inSight()).toEqual(['six', 'seven']);
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, null, null, null, 'true', null, null]);
  });

  test.each([
    ['to the left', -60, 5, 'touch', ['two', 'three']],
    ['to the right', 60, 5, 'touch', ['one', 'eight']],
    ['a little', -20, 0, 'touch', ['one', 'two']],
    ['down the page', -50, 200, 'touch', ['one', 'two']],
    ['with a mouse', -60, 0, 'mouse', ['one', 'two']],
  ])('a swipe %s', (_name, across, down, pointerType, expected) => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    const card = screen.getByText('one');
    fireEvent(card, new PointerEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 200, pointerType }));
    fireEvent(card, new PointerEvent('pointerup', { bubbles: true, clientX: 200 + across, clientY: 200 + down, pointerType }));
    expect(inSight()).toEqual(expected);
  });
});

describe('for everyone', () => {
  test('a carousel of named slides, each there once; those out of sight are inert', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    expect(region().getAttribute('aria-roledescription')).toBe('carousel');
    const slides = [...region().querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(SLIDES.map((_, index) => `${index + 1} of 8`));
    expect(slides.filter((slide) => slide.hasAttribute('inert'))).toHaveLength(6);
  });

  test('it is announced only when it does not move by itself', () => {
    render(<Carousel label="Reviews" slides={SLIDES} />);
    const live = region().querySelector('[aria-live]');
    expect(live?.getAttribute('aria-live')).toBe('off');
    press('Pause the slides');
    expect(live?.getAttribute('aria-live')).toBe('polite');
  });

  test('one slide on a phone', () => {
    screenThat({ wide: false });
    render(<Carousel label="Reviews" slides={SLIDES} />);
    expect(inSight()).toEqual(['one']);
    pass(3000);
    expect(inSight()).toEqual(['two']);
  });

  test('with one slide there is nothing to move and nothing to press', () => {
    render(<Carousel label="Reviews" slides={SLIDES.slice(0, 1)} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(inSight()).toEqual(['one']);
  });

  test('the prerendered page carries no style attribute and hydrates without complaint on a phone', () => {
    const html = renderToString(<Carousel label="Reviews" slides={SLIDES} />);
    expect(html).not.toContain('style=');
    screenThat({ wide: false });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    render(<Carousel label="Reviews" slides={SLIDES} />, { container, hydrate: true });
    expect(inSight()).toEqual(['one']);
  });
});

function showTab(seen: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!seen);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
