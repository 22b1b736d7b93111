/** Reading what may fill a place: "500 g chicken breasts / boneless thighs (as chicken) #quick @20 min ; salt = ½ tsp > Its sentence." */
import type { Change, Choice, Item, NamedFood, Say, Sentence } from './card.ts';
import { readAmount } from './card-amount.ts';
import { namedFood } from './named-food.ts';
import { readSentences } from './read-sentences.ts';

/** Splits at a mark that stands outside brackets and braces. */
export function splitOutside(text: string, mark: string): string[] {
  if (!text.includes(mark)) return [text.trim()];
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    else if (depth <= 0 && text.startsWith(mark, at)) {
      parts.push(text.slice(from, at));
      from = at + mark.length;
      at = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim());
}

const AS = /\s*\(as ([^)]+)\)/;
const AS_ALL = new RegExp(AS, 'g');

/** Foods between slashes. "(as X)" after one names it and those before it that have no name yet; so the last "(as X)" names the rest. */
function foodsOf(text: string, unit: string | null, say: Say): NamedFood[] {
  let unnamed = 0;
  const foods: NamedFood[] = [];
  for (const part of splitOutside(text, '/')) {
    const as = AS.exec(part)?.[1]?.trim();
    const name = part.replace(AS, '').trim();
    const food = (unit === 'can' || unit === 'tin' ? canned(name) : null) ?? namedFood(name);
    if (food === null) say(`the kitchen knows no food “${name}”`);
    else foods.push(food);
    if (as === undefined) continue;
    for (; unnamed < foods.length; unnamed++) foods[unnamed] = { ...(foods[unnamed] as NamedFood), name: as, as: true };
  }
  return foods;
}

function eachCut(text: string, unit: string | null, say: Say): NamedFood[] {
  const foods: NamedFood[] = [];
  let unnamed = 0;
  for (const part of splitOutside(text, '/')) {
    const as = AS.exec(part)?.[1]?.trim();
    const [name = '', ...cuts] = splitOutside(part.replace(AS, ''), ',');
    foods.push(...foodsOf(name, unit, say).map((food) => ({ ...food, cut: cuts.join(', ') })));
    if (as === undefined) continue;
    for (; unnamed < foods.length; unnamed++) foods[unnamed] = { ...(foods[unnamed] as NamedFood), name: as, as: true };
  }
  return foods;
}

/** What "1 can tomatoes" is, where the lexicon has it canned. */
function canned(name: string): NamedFood | null {
  const food = namedFood(`canned ${name}`);
  const bare = namedFood(name);
  return food?.food == null || bare?.food === food.food || !food.food.id.startsWith('canned') ? null : { ...food, text: name, name: bare?.name ?? name };
}

/** An amount, its foods, and how they are prepared. */
export function readItem(text: string, say: Say): Item {
  let { amount, rest } = readAmount(text.trim());
  let upTo = 1;
  const several = /^(?:of )?up to (\d) /.exec(rest);
  if (several !== null) {
    upTo = Number(several[1]);
    rest = rest.slice(several[0].length);
  }
  let aside = '';
  // A bracket after the food: grams of all of it, or where it comes from.
  rest = rest.replace(/\s*\((?!as )([^)]*)\)/g, (whole, inside: string) => {
    const grams = /^(?:about )?(\d+(?:\.\d+)?) ?(g|kg)( each)?$/.exec(inside);
    if (grams !== null) amount = { ...amount, grams: Number(grams[1]) * (grams[2] === 'kg' ? 1000 : 1), gramsEach: grams[3] !== undefined };
    else if (/^from /.test(inside)) aside = inside;
    else return whole;
    return '';
  });
  const comma = rest.indexOf(',');
  // A name that stands after the preparation belongs to the foods before it.
  const late = comma < 0 ? null : AS.exec(rest.slice(comma));
  const before = comma < 0 ? rest : rest.slice(0, comma);
  // Any other bracket after a food tells more of it and stays with the preparation.
  const remark = before.replace(AS_ALL, '').match(/\(([^)]*)\)/)?.[1];
  const names = `${before.replace(/\s*\((?!as )[^)]*\)/g, '').trim()}${late?.[0] ?? ''}`;
  const cut = [remark, comma < 0 ? '' : rest.slice(comma + 1).replace(AS, '').trim()].filter(Boolean).join(', ');
  // "cold butter, in cubes / lard": each food with a preparation of its own.
  if (/ \/ /.test(cut)) return { amount, foods: eachCut(rest, amount.unit, say), upTo, cut: '', aside };
  if (rest.split(' / ').slice(1).some((name) => /^(?!00 )[\d½⅓⅔¼¾⅛]+ /.test(name))) say(`a second amount after “/” in “${text}”: another amount is another choice (“|”)`);
  if (names === '') say(`no food in “${text}”`);
  return { amount, foods: names === '' ? [] : foodsOf(names, amount.unit, say), upTo, cut, aside };
}

function readChange(text: string, say: Say): Change | null {
  const found = /^([a-z][\w-]*) ?(=|\+|-) ?(.+)$/.exec(text);
  if (found === null) {
    say(`“; ${text}” is no change of a place (write “; salt = ½ tsp”)`);
    return null;
  }
  const [, place = '', how = '=', what = ''] = found;
  if (what === '0') return { place, how: '=', amount: { ...readAmount('1 g').amount, value: 0 }, food: null, cut: '' };
  const { amount, rest } = readAmount(`${what} x`);
  const words = rest.replace(/ ?x$/, '').trim();
  const bare = /^([\d½⅓⅔¼¾⅛.]+) (\w+)$/.exec(what);
  if (words === '' || bare !== null) {
    const read = readAmount(`${what} thing`);
    return { place, how: how as Change['how'], amount: read.amount, food: null, cut: '' };
  }
  const item = readItem(what, say);
  return { place, how: how as Change['how'], amount: amount.value === null ? item.amount : item.amount, food: item.foods[0] ?? null, cut: item.cut };
}

/** Choices without fault by their texts: half of all stand in another card too, and are read and held once. */
const known = new Map<string, Choice>();

/** One choice of a place. */
export function readChoice(text: string, say: Say): Choice {
  const before = known.get(text);
  if (before !== undefined) return before;
  let isFaulty = false;
  const choice = choiceOf(text, (what) => {
    isFaulty = true;
    say(what);
  });
  if (!isFaulty) known.set(text, choice);
  return choice;
}

function choiceOf(text: string, say: Say): Choice {
  const [before = '', ...after] = splitOutside(text, '> ');
  const own: Sentence[] = after.length === 0 ? [] : readSentences(after.join('> '), say);
  const [main = '', ...changeTexts] = splitOutside(before, ';');
  let as: string | null = null;
  let minutes: string | null = null;
  const tags: string[] = [];
  const several = splitOutside(main, ' & ').length > 1;
  const bare = (several ? main.replace(AS, (_, name: string) => { as = name.trim(); return ''; }) : main)
    .replace(/\s*@((?:\d+ ?min)|[a-z]+)/, (_, time: string) => { minutes = time.replace(/ ?min$/, ''); return ''; })
    .replace(/\s*#([a-z][\w-]*)/g, (_, tag: string) => { tags.push(tag); return ''; });
  const items = splitOutside(bare, ' & ').map((item) => readItem(item, say));
  const changes = changeTexts.flatMap((change) => {
    // A tag or name may stand after a change too; it belongs to the choice.
    const clean = change
      .replace(/\s*#([a-z][\w-]*)/g, (_, tag: string) => { tags.push(tag); return ''; })
      .replace(AS, (_, name: string) => { as = name.trim(); return ''; })
      .replace(/\s*@((?:\d+ ?min)|[a-z]+)/, (_, time: string) => { minutes = time.replace(/ ?min$/, ''); return ''; });
    return readChange(clean.trim(), say) ?? [];
  });
  const late = as;
  const named = several || late === null ? items : items.map((item) => ({ ...item, foods: item.foods.map((food) => (food.as === true ? food : { ...food, name: late, as: true })) }));
  return { items: named, as: several ? as : null, minutes, tags, changes, own };
}
