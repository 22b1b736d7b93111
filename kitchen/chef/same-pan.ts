/** One pan for what is done one after the other: a second "in a large skillet" is the first, once that is empty. */
import type { RecipeStep } from '../recipe/recipe.ts';

const PAN = /\bin (an? (?:(?:very )?(?:large|wide|deep|heavy|big|nonstick|medium|small),? )*(?:skillet|frying pan|wok|pot|saucepan))\b(?! with (?:a|its) (?:[a-z-]+ )*lid)/g;
/** What was in the pan has left it. */
const EMPTIED = /\b(?:move|tip|lift|slide|scrape|set|take|put)\b[^.]*\b(?:plates?|bowls?|aside|out)\b/i;
/** Two things at once, or another pan on purpose. */
const AT_ONCE = /\b(?:meanwhile|second|another|other pan|separate|at the same time|keep warm in)\b/i;

/** The steps, in which no cook takes out a second pan where the first is free. */
export function withOnePan(steps: readonly RecipeStep[]): RecipeStep[] {
  let pan: string | null = null;
  let since = '';
  return steps.map((step) => ({
    ...step,
    spans: step.spans.map((span) => {
      if (span.foods !== undefined) {
        since += span.text;
        return span;
      }
      let at = 0;
      const text = span.text.replace(PAN, (whole, named: string, index: number) => {
        since += span.text.slice(at, index);
        at = index + whole.length;
        const isSame = named === pan && EMPTIED.test(since) && !AT_ONCE.test(since);
        [pan, since] = [named, ''];
        return isSame ? `in the same ${named.endsWith('frying pan') ? 'frying pan' : (named.split(' ').at(-1) ?? '')}` : whole;
      });
      since += span.text.slice(at);
      return text === span.text ? span : { ...span, text };
    }),
  }));
}
