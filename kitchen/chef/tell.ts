/** Telling a fit as a recipe: the card's own sentences with what was filled in. */
import type { Recipe, RecipeStep, Span, Told as ToldRecipe } from '../recipe/recipe.ts';
import type { Food } from '../pantry/food.ts';
import { findFood } from '../pantry/lexicon.ts';
import { joinAnd } from '../pantry/words.ts';
import type { Note, PlacePart, Segment, Sentence, Step } from './card.ts';
import { amountText, scaled } from './card-amount.ts';
import { minutesOf } from './choose.ts';
import { withSigns } from './crumbs.ts';
import { calledInSteps, fillingsOf, type Filled, type Filling, type Fit } from './filling.ts';
import { inOwnWords } from './in-own-words.ts';
import { lookText } from './look-of.ts';
import { isBaked, measured, safeOf, type Measured } from './measured.ts';
import { withOnePan } from './same-pan.ts';
import { withBeyond, type Beyond, type FoodsOfDish } from './set-table.ts';
import { ALONG, batterSentence, FINISH, FOLD, isMerelyUsed, MEANWHILE, READY, TABLE } from './take-along.ts';
import { standing } from './standing-steps.ts';
import { beforehand } from './beforehand.ts';
import { inOne, joined, merged, textOf, tidy, withTimes } from './spans.ts';
import { isAlone, lacksObject, withoutWith, type Told } from './what-is-missing.ts';
import { grouped, headed, seasonings } from './ingredient-list.ts';
import { makesText, piecesMade } from './makes-text.ts';
import { isPlural } from './named-food.ts';
import { plainlyOf, titleOf } from './title.ts';
import { waterMeasured, waterScaled } from './water-in-steps.ts';

interface Teller {
  fit: Fit;
  measured: ReadonlyMap<string, readonly Measured[]>;
  doors: ReadonlyMap<string, readonly { sentences: readonly Sentence[]; it: Measured; as: string | null }[]>;
  it: { measured: Measured; as: string | null } | null;
  /** Places whose own sentence has been said: it is said once. */
  said: Set<string>;
  /** The grain that was named last: its water is measured by it. */
  grain: { food: string; grams: number } | null;
  /** Places of which a part has gone in: without that, "the rest" is all of it. */
  begun: Set<string>;
}

const NOTHING: Told = { spans: [], printed: false };

/** Names of what fills a place. */
function namesOf(place: string, teller: Teller, all: boolean): { name: string; measured: readonly Measured[] }[] {
  const filled = teller.fit.filled.get(place);
  const here = teller.measured.get(place) ?? [];
  if (filled === undefined || here.length === 0) return [];
  const as = filled.choice.as;
  if (as !== null && !all) return [{ name: here.length === 1 && here[0]?.filling.own != null && here[0].filling.made === null ? calledInSteps(as, here[0].text, here[0].filling.food) : as, measured: here }];
  return here.map((one) => ({ name: one.name, measured: [one] }));
}

/** Foods of which a cook weighs out a part rather than judges it by eye. */
const WEIGHED = new Set<Food['kind']>(['butter', 'sugar', 'flour']);
/** Half of what a line of the list says: "1½ tbsp" where a spoon, a jug or a scale has that, so that nobody must reckon; else "half". */
function halfText(here: readonly Measured[]): string {
  const [one, ...others] = here;
  if (one?.amount.value == null || others.length > 0) return 'half';
  const { value, unit } = one.amount;
  const half = value / 2;
  const step = unit === 'tsp' ? 0.25 : unit === 'tbsp' ? 0.5 : unit === 'ml' || unit === 'g' && WEIGHED.has(one.filling.food.kind) ? 5 : null;
  if (step === null || half % step !== 0 || unit === 'tbsp' && half < 1 || half === 0.75) return 'half';
  return amountText({ ...one.amount, value: half }).trim();
}

function partText(part: PlacePart['part'], names: string, teller: Teller, here: readonly Measured[]): string {
  if (part === 'half') return `${halfText(here)} of ${names}`;
  if (part === 'rest') return `the rest of ${names}`;
  if (part === null) return names;
  const scaledPart = scaled(part, teller.fit.factor, here[0]?.filling.food ?? null);
  return `${amountText(scaledPart).trim().replace(/ of$/, '')} of ${names}`;
}

const GRAIN = new Set<Food['kind']>(['rice', 'grain']);
function grainOf(here: readonly Measured[]): Teller['grain'] {
  const one = here.find(({ filling }) => GRAIN.has(filling.food.kind));
  return one === undefined ? null : { food: one.filling.food.id, grams: one.grams };
}
/** "Its volume" is the starch's, once that is named. */
const grainAfter = (here: readonly Measured[], before: Teller['grain']): Teller['grain'] =>
  grainOf(here) ?? (here.some(({ filling }) => filling.food.kind === 'starch' || filling.food.kind === 'flour') ? null : before);

function foods(segment: Extract<Segment, { kind: 'foods' }>, teller: Teller): Told {
  const groups = segment.places.flatMap(({ name, part }) => {
    const named = namesOf(name, teller, segment.all);
    return named.length === 0 ? [] : [{ place: name, part, named }];
  }).filter(({ named, part }, index, all) => part !== null || !all.slice(0, index).some((other) => other.part === null && other.named.map((one) => one.name).join() === named.map((one) => one.name).join()));
  if (groups.length === 0) return NOTHING;
  const article = segment.article ? 'the ' : '';
  // A run of whole places shares one "the"; a part has its own.
  const items: { text: string; place: string; measured: readonly Measured[]; part: PlacePart['part'] }[] = [];
  let first = true;
  for (const { place, part, named } of groups) {
    if (part === null) {
      for (const { name, measured: here } of named) {
        items.push({ text: `${first ? article : ''}${name}`, place, measured: here, part });
        first = false;
      }
    } else {
      const names = joinAnd(named.map(({ name }) => name));
      const whole = part === 'rest' && !teller.begun.has(place);
      teller.begun.add(place);
      items.push({ text: partText(whole ? null : part, `${article}${names}`, teller, named.flatMap((one) => one.measured)), place, measured: named.flatMap((one) => one.measured), part: whole ? null : part });
      first = true;
    }
  }
  teller.grain = grainAfter(items.flatMap(({ measured: here }) => here), teller.grain);
  const spans: Span[] = [];
  items.forEach(({ text, place, measured: here, part }, index) => {
    if (index > 0) spans.push({ text: index === items.length - 1 ? ' and ' : ', ' });
    spans.push({ text, foods: here.map((one) => ({ place, food: one.filling.food.id, part: part === null ? 'all' : part === 'half' || part === 'rest' ? part : 'some' })) });
  });
  return { spans, printed: true };
}

function minutesText(place: string, teller: Teller): string {
  const filled = teller.fit.filled.get(place);
  const minutes = filled?.choice.minutes ?? null;
  if (filled === undefined || minutes === null) return '';
  if (/^\d+$/.test(minutes)) return minutes === '1' ? '1 minute' : Number(minutes) >= 120 && Number(minutes) % 60 === 0 ? `${Number(minutes) / 60} hours` : `${minutes} minutes`;
  const known = filled.fillings.map(({ food }) => food.minutes[minutes as keyof Food['minutes']] ?? 0);
  const most = Math.max(0, ...known);
  return most === 0 ? '' : `${most} minutes`;
}

function tellSegment(segment: Segment, teller: Teller): Told {
  switch (segment.kind) {
    case 'text':
      return { spans: withTimes(inOwnWords(waterMeasured(waterScaled(segment.text, teller.fit.factor), teller.grain), teller.fit)), printed: false };
    case 'foods':
      return foods(segment, teller);
    case 'minutes': {
      const text = minutesText(segment.place, teller);
      return text === '' ? NOTHING : { spans: withTimes(text), printed: true };
    }
    case 'safe': {
      const text = [...new Set((teller.measured.get(segment.place) ?? []).map(({ filling }) => safeOf(filling.food)))].filter(Boolean).toSorted().at(-1) ?? '';
      return text === '' ? NOTHING : { spans: [{ text }], printed: true };
    }
    case 'number': {
      const names = namesOf(segment.place, teller, false);
      if (names.length === 0) return NOTHING;
      return { spans: [{ text: names.length > 1 || isPlural(names[0]?.name ?? '') ? segment.many : segment.one }], printed: true };
    }
    case 'yield': {
      const count = piecesMade(teller.fit) ?? Math.round((teller.fit.card.yield.serves ?? 1) * teller.fit.factor);
      return { spans: [{ text: String(count) }], printed: true };
    }
    case 'it':
      if (teller.it !== null) teller.grain = grainOf([teller.it.measured]) ?? teller.grain;
      return teller.it === null ? NOTHING : { spans: [{ text: `the ${teller.it.as ?? teller.it.measured.name}`, foods: [{ place: '', food: teller.it.measured.filling.food.id, part: 'all' }] }], printed: true };
    case 'stretch': {
      const begun = new Set(teller.begun);
      const inside = segment.segments.map((one) => ({ one, told: tellSegment(one, teller) }));
      if (inside.some(({ one, told }) => one.kind !== 'text' && !told.printed)) {
        // What is not said has not begun.
        teller.begun = begun;
        return NOTHING;
      }
      return { spans: inside.flatMap(({ told }) => told.spans), printed: true };
    }
  }
}

/** What the segments give a temperature for. */
const checkedIn = (segments: readonly Segment[], teller: Teller): Filling[] => segments.flatMap((segment) =>
  segment.kind === 'stretch' ? checkedIn(segment.segments, teller) : segment.kind === 'safe' ? (teller.measured.get(segment.place) ?? []).map(({ filling }) => filling) : []);

function tellSentences(sentences: readonly Sentence[], teller: Teller): Span[][] {
  return sentences.flatMap((sentence): Span[][] => {
    if (sentence.kind === 'door') return (teller.doors.get(sentence.door) ?? []).flatMap(({ sentences: own, it, as }) => tellSentences(own, { ...teller, it: { measured: it, as } }));
    if (sentence.kind === 'own') {
      const filled = teller.fit.filled.get(sentence.place);
      if (filled === undefined || teller.said.has(sentence.place)) return [];
      teller.said.add(sentence.place);
      return tellSentences(filled.choice.own, teller);
    }
    const begun = new Set(teller.begun);
    const told = withoutWith(sentence.segments.map((segment) => ({ segment, told: tellSegment(segment, teller) })));
    const isBatter = sentence === batterSentence(teller.fit.card);
    // What goes into the batter beyond the card comes behind it, also where its last sentence is about nuts that are not there.
    const folded = (): Span[][] => (isBatter ? tellSentences([{ kind: 'door', door: FOLD }], teller) : []);
    const unsaid = (): Span[][] => {
      teller.begun = begun;
      return folded();
    };
    const all = told.filter(({ segment }) => segment.kind !== 'text' && segment.kind !== 'stretch');
    // "Divide {cream} between {n} plates" says nothing where there is no cream.
    const named = all.filter(({ segment }) => segment.kind !== 'yield');
    const braces = named.length > 0 ? named : all;
    if (braces.length > 0 && braces.every((one) => !one.told.printed)) return unsaid();
    if (isAlone(told) || lacksObject(told)) return unsaid();
    const spans = tidy(withSigns(inOne(told.flatMap((one) => one.told.spans)), checkedIn(sentence.segments, teller)));
    return [...(spans.length === 0 ? [] : [spans]), ...folded()];
  });
}

/** A batter wants its foods one after the other. */
const joinedUnlessBaked = (sentences: Span[][], { card }: Fit): Span[][] => (isBaked(card) ? sentences : joined(sentences));

function tellStep(step: Step, teller: Teller): RecipeStep | null {
  const other = step.instead.find(({ tag }) => teller.fit.tags.has(tag));
  const sentences = joinedUnlessBaked(tellSentences(other?.sentences ?? step.sentences, teller), teller.fit);
  if (sentences.length === 0) return null;
  const spans: Span[] = sentences.flatMap((sentence, index) => (index === 0 ? sentence : [{ text: ' ' }, ...sentence]));
  return { spans: merged(spans) };
}

/** What holds everything together on one plate. */
const FOLDED_INTO = new Set<Food['kind']>(['pasta', 'fresh pasta', 'noodle', 'rice', 'cooked grain', 'grain']);
const BREADS = new Set<Food['kind']>(['bread', 'flatbread']);
/** What lies on a dish before it is served. */
const SCATTERS = /^(?:Scatter|Sprinkle|Dust|Trickle) /;

type Extras = NonNullable<ReturnType<Teller['doors']['get']>>;

/** What the dish takes beyond its card, each by the door through which it comes. */
function tellBeyond(teller: Teller): Beyond {
  const through = (door: string, extras: Extras = teller.doors.get(door) ?? []): RecipeStep | null =>
    tellStep({ sentences: [{ kind: 'door', door }], instead: [], line: 0 }, { ...teller, doors: new Map([[door, extras]]) });
  const isOver = ({ sentences: [first] }: Extras[number]): boolean => {
    const begins = first?.kind === 'sentence' ? first.segments[0] : undefined;
    return begins?.kind === 'text' && SCATTERS.test(begins.text);
  };
  const atTable = teller.doors.get(TABLE) ?? [];
  return {
    along: (teller.doors.get(ALONG) ?? []).flatMap((one) => through(ALONG, [one]) ?? []),
    finish: through(FINISH),
    ready: through(READY),
    meanwhile: through(MEANWHILE),
    beside: through(TABLE, atTable.filter((one) => !isOver(one))),
    over: through(TABLE, atTable.filter(isOver)),
  };
}

function foodsOfDish({ filled, taken }: Fit): FoodsOfDish {
  const kindOf = (id: string): Food['kind'] | undefined => findFood(id)?.kind;
  const isOf = (kinds: ReadonlySet<Food['kind']>, id: string): boolean => kinds.has(kindOf(id) ?? 'salt');
  const needed = [...filled.values()].filter(({ place }) => place.weight === 'needed').flatMap(({ fillings }) => fillings);
  const madeOf = new Set(needed.map(({ food }) => food.id));
  const isMere = (id: string): boolean => taken.some(({ extra, filling }) => filling.food.id === id && isMerelyUsed(extra));
  const isStarchy = [...madeOf].some((id) => isOf(FOLDED_INTO, id));
  return {
    isApart: (id) => !madeOf.has(id) && isOf(GRAIN, id),
    isBread: (id) => isOf(BREADS, id),
    isFolded: (id) => isStarchy && kindOf(id) !== 'egg' && isMere(id),
  };
}

/** The card's steps, with what the dish takes beyond them. */
const tellSteps = (teller: Teller): RecipeStep[] =>
  withBeyond(teller.fit.card.steps.flatMap((step) => tellStep(step, teller) ?? []), tellBeyond(teller), foodsOfDish(teller.fit));

function noteHolds({ when }: Note, { filled, tags }: Fit): boolean {
  if (when === null) return true;
  if (when.kind === 'tag' || when.kind === 'no-tag') return tags.has(when.name) === (when.kind === 'tag');
  return filled.has(when.name) === (when.kind === 'place');
}

/** Tells a fit: title, yield, times, lines, steps and notes. Pure. */
export function tell(fit: Fit): Recipe {
  const all = new Map<string, readonly Measured[]>();
  for (const [name, { fillings }] of fit.filled) all.set(name, fillings.filter(({ amount }) => amount.value !== 0).map((filling) => measured(filling, fit)));
  const doors = new Map<string, { sentences: readonly Sentence[]; it: Measured; as: string | null }[]>();
  const taken = fit.taken.map(({ extra, filling }) => ({ extra, it: measured(filling, fit) }));
  for (const { extra, it } of taken) doors.set(extra.door, [...(doors.get(extra.door) ?? []), { sentences: extra.own, it, as: extra.as }]);
  const teller: Teller = { fit, measured: all, doors, it: null, said: new Set(), grain: null, begun: new Set() };
  const steps = [...beforehand([...[...all].flatMap(([place, here]) => here.map((one) => ({ place, one }))), ...taken.map(({ extra, it: one }) => ({ place: `+${extra.door}`, one }))], fit), ...withOnePan(standing(tellSteps(teller)))];
  const notes = fit.card.notes.filter((note) => noteHolds(note, fit)).map(({ sentences }) => tellSentences(sentences, teller).map(textOf).join(' ')).filter(Boolean);
  const ingredients = [...fit.filled.values()].flatMap(({ place }: Filled) => (all.get(place.name) ?? []).map((one) => lineOf(one, place.name, place.group)));
  const groupOfExtras = fit.card.places.every(({ group }) => group !== null) ? (fit.card.places.at(-1)?.group ?? null) : null;
  ingredients.push(...taken.map(({ extra, it }) => lineOf(it, `+${extra.door}`, groupOfExtras)));
  const { work, waiting } = minutesOf(fit);
  const { serves, makes } = fit.card.yield;
  return {
    title: titleOf(fit),
    intro: plainlyOf(fit).replace(/.$/, '$&.'),
    serves: serves === null ? null : Math.max(1, Math.round(serves * fit.factor)),
    ...(makes === null ? {} : { makes: makesText(fit) }),
    minutes: work + waiting,
    ingredients: grouped(headed([...ingredients, ...seasonings(steps, ingredients)])),
    steps: steps.map(({ spans }) => textOf(spans)),
    notes,
    told: { version: 1, dish: fit.card.id, factor: fit.factor, hand: handOf(fit), added: addedOf(fit), wishes: { diets: [], allergies: [], avoid: [] }, look: lookText(fit), steps },
  };
}

const handOf = (fit: Fit): ToldRecipe['hand'] => [...new Set(fillingsOf(fit).flatMap(({ own }) => own ?? []))].map(({ food, ...rest }) => ({ food: food.id, ...rest }));
const addedOf = (fit: Fit): string[] => [...new Set(fillingsOf(fit).filter(({ own }) => own === null).map(({ food }) => food.id))];

const lineOf = ({ line, filling, grams }: Measured, place: string, group: string | null): Recipe['ingredients'][number] => ({
  text: line, food: filling.food.id, grams: Math.round(grams * 10) / 10, group, place, ...(filling.spared !== undefined && filling.spared !== '' && { optional: true }),
});
