/** Whether a line says more in figures than was understood: then it is left alone, because half a change is worse than none. */
import type { Found } from '../measures/measures-in.ts';

const FIGURE = /[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/]*/gu;
/** Figures that count nothing: "see note 2", "type 00", "cut into 8", "7-Up", "80/20", "5%". */
const WORDS = 'notes?|steps?|tips?|pages?|recipes?|nos?|number|types?|tipo|size|grade|into|in|by|per|serves|serving|mark|part|proof|aged?|days?';
const NAMES = new RegExp(String.raw`\b(?:${WORDS})\s?[.:#]?\s?$|[#№]\s?$|\p{L}[-–]?$|\d\s?[/:.]\s?$`, 'iu');
const NAMED = /^\s?(?:%|percent\b|[/:]\d|°)|^-?\p{L}|^\s(?:times|ways|years?|months?|days?|weeks?|proof|people|servings?)\b/iu;

/** Takes the text of a line and what `measuresIn` found in it. */
export const hasUnreadFigures = (text: string, found: readonly Found[]): boolean => [...text.matchAll(FIGURE)].some((match) => {
  const [start, end] = [match.index, match.index + match[0].replace(/[.,/]{1,9}$/, '').length];
  const read = found.some((one) => one.start < end && start < Math.max(one.end, one.kind === 'amount' ? one.past : 0));
  const names = /^0\d|^\d{2}\/\d/.test(match[0]) || NAMES.test(text.slice(Math.max(0, start - 24), start)) || NAMED.test(text.slice(end));
  return !read && !names;
});
