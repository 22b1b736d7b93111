/** Takes a food out of a text: the item of a list, the clause or the whole sentence that was only about it. */
import { mentionsIn, type Mention } from './substitute-mentions.ts';

/** What stands before a food and belongs to it: "a squeeze of", "half of the", "2 tbsp". */
const BEFORE = /(?:\b(?:(?:a|an|the|half|some|most|all|a little|a few|a good|good|the rest|the last|third|quarter|two thirds) )*(?:(?:pinch|pinches|squeeze|splash|spoonful|handful|sprinkle|sprinkling|grating|dusting|knob|drizzle|touch|dash|scattering|cloves?|sprigs?|leaves|slices?|juice|zest|wedges?|rest|half|some|most|little|part|third|quarter|few drops|good deal) of )|\b\d[\d.,½¼¾⅓⅔]*(?: to \d+)? ?(?:tbsp|tsp|g|ml|cups?) (?:of )?|\b(?:extra|more|plenty of|a little|little|some|a few|\d+) )+(?:the )?$/iu;
const ADJECTIVES = /(?:\b(?:chopped|sliced|grated|minced|melted|fresh|finely|roughly|freshly|crumbled|toasted|torn|beaten|diced|warm|cold|softened|drained|crushed|shredded|raw|dried|ground|reserved|remaining|small|large) )+$/i;
const AFTER = /^ (?:wedges?|leaves|cloves?|sprigs?|slices?|juice|zest|halves|florets?|pieces)\b/i;
/** Verbs that say nothing once their "with ..." is gone. */
const NEEDS_WITH = /\b(?:top|finish|garnish|sharpen|season|sprinkle|dress|brighten|scatter|strew|dot|rub|flavor|fill|spread|brush|coat|sweeten|decorate|dust|lift|round it off|drizzle)(?: (?:it|them|each|all|everything|generously|lightly|the (?:dish|top|pan|plate|bowl|whole)))?$/i;

const lowerFirst = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
const upperFirst = (text: string): string => text.replace(/^(\P{L}*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

interface Phrase { start: number; end: number }

/** The mention with what belongs to it, and whether its article is shared with the next item. */
function phraseOf(text: string, { start, end }: Mention): { bare: Phrase; full: Phrase } {
  const stop = end + (AFTER.exec(text.slice(end))?.[0].length ?? 0);
  let from = start - (ADJECTIVES.exec(text.slice(0, start))?.[0].length ?? 0);
  const bare = { start: from, end: stop };
  const belongs = BEFORE.exec(text.slice(0, from))?.[0] ?? /\b(?:the|a|an) $/i.exec(text.slice(0, from))?.[0] ?? '';
  from -= belongs.length;
  return { bare, full: { start: from, end: stop } };
}

const cut = (text: string, from: number, to: number): string => text.slice(0, from) + text.slice(to);

/** Removes the mention where it is one item of a list, or null where it is not. */
function fromList(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const { bare, full } = phraseOf(text, mention);
  const next = (at: number): Mention | undefined => others.find(({ start }) => start >= at && /^(?:(?:the|a|an|some|half of the|the rest of the|a little|a pinch of|chopped|canned|dried|ground|melted|\d[\d½¼¾.]* ?(?:tbsp|tsp|g|ml)?) )*$/i.test(text.slice(at, start)));
  const endsAt = (at: number): boolean => others.some(({ end }) => end === at || (end < at && AFTER.test(text.slice(end, at)) && text.slice(end, at).replace(AFTER, '') === ''));
  const tail = text.slice(full.end);
  const joiner = /^(?:, and |, | and )/.exec(tail)?.[0];
  const before = text.slice(0, full.start);
  const lead = /(?:, and |, | and )$/.exec(before)?.[0];
  const ledByItem = lead !== undefined && (endsAt(full.start - lead.length) || (lead === ' and ' && /, (?:the )?(?!then|until|stir|add|cook|season|taste|serve|toss|mix)[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u.test(before.slice(0, -lead.length))));
  if (ledByItem && /and/.test(lead)) {
    // "W, X and NP" -> "W and X".
    const kept = cut(text, full.start - lead.length, full.end);
    const head = kept.slice(0, full.start - lead.length);
    const comma = head.lastIndexOf(', ');
    const item = comma < 0 ? '' : head.slice(comma + 2);
    if (comma >= 0 && endsAt(comma) && mentionsIn(item).length <= 1 && item.split(' ').length <= 4 && !/\b(?:and|with|until|in|to)\b/.test(item)) return `${head.slice(0, comma)} and ${item}${kept.slice(head.length)}`;
    return kept;
  }
  if (ledByItem) return cut(text, full.start - lead.length, full.end);
  if (joiner === undefined) return null;
  const at = full.end + joiner.length;
  const follower = next(at);
  if (follower === undefined) return null;
  // "the garlic, onion and carrot": the article stays for the next item.
  const own = /^(?:the|a|an|some|half|\d)/i.test(text.slice(at, follower.start));
  const from = own ? full.start : bare.start;
  return cut(text, from, at);
}

/** Removes "with the NP"; the verb that hung on it goes too. */
function fromPhrase(text: string, mention: Mention): string | null {
  const { full } = phraseOf(text, mention);
  const lead = /,? (?:together with|along with|and with|topped with|sprinkled with|scattered with|alongside|plus|with|adding|to taste with) $/.exec(text.slice(0, full.start))?.[0];
  if (lead === undefined) return null;
  const at = full.start - lead.length;
  const head = text.slice(0, at);
  const rest = text.slice(full.end);
  const hangs = NEEDS_WITH.exec(head);
  if (hangs === null) return head + rest;
  if (!/^(?:\W*$|,? and |,? then |[;.])/.test(rest)) return null;
  const clause = head.slice(0, hangs.index).replace(/(?:,? and(?: then)? |,? then |, |; )$/, '');
  if (clause.trim() === '') return rest.replace(/^[\s,;.]*(?:and |then )*/, '').trim() === '' ? '' : upperFirst(rest.replace(/^[\s,;.]*(?:and |then )*/, ''));
  const earlier = clause.replace(/, ([^,]+)$/, (whole: string, last: string) => (/^(?:taste|season|stir|serve|toss|add|mix)\b/i.test(last) ? ` and ${last}` : whole));
  return earlier + rest;
}

/** Removes the clause about the food, or the whole sentence where the rest hangs on it. */
function fromClauses(text: string, mention: Mention, others: readonly Mention[]): string | null {
  const breaks = [...text.matchAll(/(?:,? then |; (?:then )?|, and |,? and (?=(?:stir|add|cook|fry|let|pour|toss|serve|season|spoon|scatter|sprinkle|top|finish|fold|mix|simmer|bring|squeeze|grate|taste)\b))/g)];
  const from = breaks.findLast(({ index }) => index < mention.start);
  const to = breaks.find(({ index }) => index >= mention.end);
  const foreign = (start: number, end: number): boolean => others.some((other) => other !== mention && other.start >= start && other.end <= end);
  const clauseStart = from === undefined ? 0 : from.index;
  const clauseEnd = to === undefined ? text.search(/[.!?:]?\s*$/) : to.index;
  if (!foreign(0, text.length)) return from === undefined ? '' : /\b(?:it|them|they)\b/.test(text.slice(mention.end)) && to !== undefined ? '' : cut(text, clauseStart, clauseEnd);
  if (foreign(clauseStart, clauseEnd)) return null;
  if (from === undefined && to !== undefined) return upperFirst(text.slice(to.index + to[0].length));
  return cut(text, clauseStart, clauseEnd);
}

/** A sentence without the foods that `find` sees in it; empty where nothing of it is left, null where it cannot be mended. */
function omitFromSentence(sentence: string, find: (text: string) => readonly Mention[]): string | null {
  let text = sentence.trim();
  for (let round = 0; round < 6; round++) {
    const [mention] = find(text);
    if (mention === undefined) break;
    const all = mentionsIn(text);
    const others = all.filter(({ start }) => start !== mention.start);
    const next: string | null = fromList(text, mention, others) ?? fromPhrase(text, mention) ?? fromClauses(text, mention, others);
    if (next === null || next === text) return null;
    text = next.trim();
    if (text === '') return '';
  }
  if (find(text).length > 0) return null;
  text = text.replace(/\s+/g, ' ').replace(/\s+([,.;:])/g, '$1').replace(/,\s*([.;,])/g, '$1').replace(/, taste\./g, ' and taste.');
  if (/^(?:Add|Stir in|Top|Finish|Sprinkle(?: over)?|Scatter(?: over)?|Garnish|Season|Toss|Mix|Combine|Put|Fold in|Pour in|Tip in|Stir|Whisk)(?: (?:it|over|in|on top|well|lightly))?\W*$/i.test(text)) return '';
  return /[.!?:)]$/.test(text) ? text : `${text}.`;
}

const sentencesOf = (text: string): string[] => text.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\)?\s*/g) ?? [text];

/** Takes a food out of a text; null where the text cannot be mended, empty where nothing is left. */
export function omit(text: string, find: (text: string) => readonly Mention[]): string | null {
  const kept: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const left = find(sentence).length === 0 ? sentence.trim() : omitFromSentence(sentence, find);
    if (left === null) return null;
    if (left !== '') kept.push(left);
  }
  return kept.join(' ');
}

/** Takes a food out of a title: "Chicken with Carrot and Onion" -> "Chicken with Carrot". Unchanged where that would leave none. */
export function omitFromTitle(title: string, find: (text: string) => readonly Mention[]): string {
  const [mention] = find(title);
  if (mention === undefined) return title;
  const others = mentionsIn(title).filter(({ start }) => start !== mention.start);
  const listed = fromList(title, mention, others);
  if (listed !== null) return listed;
  const before = title.slice(0, mention.start);
  const lead = /,? (?:with|and|in|&|on) $/.exec(before)?.[0];
  if (lead !== undefined && title.slice(mention.end).trim() === '') return title.slice(0, mention.start - lead.length);
  const rest = upperFirst(title.slice(mention.end).trim());
  return lead === undefined && before.trim() === '' && rest.length > 3 && !/^(?:and|with|in|on)\b/i.test(rest) ? rest : lowerFirst(title) === '' ? title : title;
}
