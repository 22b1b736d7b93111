/** A dish on the stove, and cook mode opened in jsdom. */
import { act, render, screen, within } from '@testing-library/react';
import { changeStove, putOnStove } from '../../web/keeping/stove.ts';
import type { Dish, Stove } from '../../web/keeping/stove.ts';
import { CookPage } from '../../web/pages/cook/cook-page.tsx';
import { pagesAt } from './pages-at.tsx';
import { withDialogs } from './with-dialogs.ts';

export const THIGHS = `# Chicken Thighs with Mustard Sauce

**Serves 4 · 50 minutes**

## Ingredients

- 8 chicken thighs
- 1 tsp salt
- 1 tbsp mustard
- 200 ml chicken stock

## Steps

1. Heat the oven to 200 °C. Rub the chicken thighs with the salt.
2. Roast the chicken thighs for 35 to 40 minutes.
3. Stir the mustard into the stock and simmer the sauce for 4 minutes. Rest the chicken for 5 minutes.
4. Spoon the sauce over the chicken.
`;

export const dish = (change: Partial<Dish> = {}): Dish => ({ id: 'thighs', markdown: THIGHS, origin: { by: 'house', name: '' }, servings: null, units: 'as written', ...change });

/** Puts the dish on the stove, as far as wanted, and opens cook mode; without a dish it opens the empty stove. */
export async function openCook(stove: Partial<Stove> | null = {}) {
  // Here before the page asks for it, so that a test may stop the clock.
  await import('../../web/pages/cook/cook-mode.tsx');
  withDialogs();
  // jsdom lays nothing out, so it has none of these.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  if (stove) {
    putOnStove(stove.dish ?? dish());
    changeStove(stove);
  }
  const pages = [{ path: '/cook', element: <CookPage /> }, { path: '/recipe', element: <h1>Recipes</h1> }, { path: '/cookbook', element: <h1>My cookbook</h1> }];
  const { element, path } = pagesAt('/cook', pages);
  const { unmount } = render(element);
  const there = () => document.querySelector(stove ? '.cook-mode' : '.cook-empty') !== null;
  // It comes within some turns of the queue, whether the clock stands or not.
  for (let turn = 0; turn < 20 && !there(); turn += 1) await act(() => Promise.resolve());
  return { path, unmount };
}

/** Where the cook is: "Step 2 of 4". */
export const screenName = () => within(screen.getByRole('main')).getByRole('heading', { level: 2 }).textContent;
