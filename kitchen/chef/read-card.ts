/** Reading a dish card (docs/writing-a-dish.md): text in, card and faults by line out. */
import {
  COOKING_METHODS, COURSES, VESSELS, WEIGHTS,
  type Card, type CardFault, type CookingMethod, type Course, type Extra, type NamedFood, type Note, type Place, type Say, type Segment, type Sentence, type Timing, type Try,
  type Vessel, type Weight, type Yield,
} from './card.ts';
import { namedFood } from './named-food.ts';
import { readChoice, splitOutside } from './read-choice.ts';
import { readSentences, Telling } from './read-sentences.ts';

interface Line { text: string; line: number }

/** Lines of a card, an indented one joined to the one above it; a step's "when #tag:" stays apart. */
function joined(text: string): Line[] {
  const lines: Line[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const words = raw.trim().replaceAll(/ {2,}/g, ' ');
    if (words === '') return;
    const last = lines.at(-1);
    if (/^\s/.test(raw) && last !== undefined && !/^when #/.test(words) && !/^\+[\w-]+ /.test(words)) last.text += ` ${words}`;
    else lines.push({ text: words, line });
  });
  return lines;
}

const HEAD = ['also', 'that is', 'titled', 'kitchen', 'course', 'method', 'needs', 'look', 'serves', 'makes', 'scales', 'work', 'waiting', 'spelled by'] as const;

const inOrder = (faults: readonly CardFault[]): CardFault[] => faults.toSorted((a, b) => a.line - b.line);

/** Reads a card. @param id "greek/avgolemono" */
export function readCard(id: string, text: string): { card: Card; faults: readonly CardFault[] } {
  const { card, faults } = readHeadAndPlaces(id, text);
  const lacks = wholeness(card);
  return { card, faults: inOrder([...faults, ...lacks]) };
}

/**
 * Reads a card that was proven before: the sentences of its steps and notes are read when they are first told, which those of most
 * cards never are. Its faults are those of everything else.
 */
export function readHeadAndPlaces(id: string, text: string): { card: Card; faults: readonly CardFault[] } {
  const faults: CardFault[] = [];
  const sayAt = (line: number): Say => (what) => void faults.push({ line, what });
  const [first, ...lines] = joined(text);
  const head = new Map<string, Line>();
  const places: Place[] = [];
  const steps: (Telling & { instead: (Telling & { tag: string })[]; line: number })[] = [];
  const takes: Extra[] = [];
  const notes: Note[] = [];
  const tries: Try[] = [];
  let group: string | null = null;
  for (const { text: words, line } of lines) {
    const say = sayAt(line);
    const place = /^(needed|bought|wanted|welcome) ([a-z][\w-]*): (.+)$/.exec(words);
    const step = /^(\d+)\. (.+)$/.exec(words);
    const key = HEAD.find((name) => words.startsWith(`${name}:`));
    if (place !== null) {
      const [, weight = '', name = '', choices = ''] = place;
      if (places.some((other) => other.name === name)) say(`there are two places called “${name}”`);
      places.push({ name, weight: weight as Weight, group, choices: splitOutside(choices, '|').map((choice) => readChoice(choice, say)), line });
    } else if (step !== null) {
      if (Number(step[1]) !== steps.length + 1) say(`step ${step[1] ?? ''} stands where ${steps.length + 1} should`);
      steps.push(Object.assign(new Telling(step[2] ?? '', say), { instead: [], line }));
    } else if (words.startsWith('when #')) {
      const when = /^when #([\w-]+): (.+)$/.exec(words);
      if (when === null || steps.length === 0) say('“when #tag:” stands under a step');
      else steps.at(-1)?.instead.push(Object.assign(new Telling(when[2] ?? '', say), { tag: when[1] ?? '' }));
    } else if (words.startsWith('also takes:') || /^\+[\w-]+ /.test(words)) {
      const extra = readExtra(words.replace(/^also takes: */, ''), line, say);
      if (extra !== null) takes.push(extra);
    } else if (/^note\b/.test(words)) {
      const note = readNote(words, say);
      if (note !== null) notes.push(note);
    } else if (words.startsWith('try:')) {
      const [pantry = '', title] = words.slice(4).split('->').map((part) => part.trim());
      tries.push({ pantry: pantry.split(',').map((food) => food.trim()).filter(Boolean), title: title === undefined || title === '' ? null : title, line });
    } else if (key !== undefined) {
      if (head.has(key)) say(`there are two lines “${key}:”`);
      head.set(key, { text: words.slice(key.length + 1).trim(), line });
    } else if (/^[^{}]+:$/.test(words)) group = words.slice(0, -1).replace(/^./, (letter) => letter.toUpperCase());
    else say(`“${words.slice(0, 40)}” is not understood (a place begins with ${WEIGHTS.join(', ')})`);
  }
  const say = (name: string): Say => sayAt(head.get(name)?.line ?? 1);
  const of = (name: string): string => head.get(name)?.text ?? '';
  const list = (name: string): string[] => of(name).split(',').map((part) => part.trim()).filter(Boolean);
  const among = <T extends string>(name: string, known: readonly T[], values: readonly string[]): T[] =>
    values.flatMap((value) => {
      const found = known.find((one) => one === value);
      if (found === undefined) say(name)(`${name}: “${value}” is none of ${known.join(', ')}`);
      return found === undefined ? [] : [found];
    });
  for (const name of ['kitchen', 'course', 'method', 'look', 'work', 'spelled by']) if (!head.has(name)) sayAt(1)(`the line “${name}:” is missing`);
  const [vessel = '', top = ''] = of('look').split(';').map((part) => part.trim());
  const card: Card = {
    id,
    title: first?.text ?? '',
    also: list('also'),
    plainly: of('that is'),
    titled: of('titled') === '' ? [] : splitOutside(of('titled'), '|').flatMap((one) => {
      const colon = one.indexOf(':');
      if (colon < 0) say('titled')(`“${one}” has no colon (write “turkey: Turkey Avgolemono”)`);
      return colon < 0 ? [] : [{ when: one.slice(0, colon).trim(), title: one.slice(colon + 1).trim() }];
    }),
    kitchen: list('kitchen'),
    courses: among<Course>('course', COURSES, list('course')),
    method: among<CookingMethod>('method', COOKING_METHODS, [of('method')])[0] ?? 'simmer',
    needs: among('needs', ['oven', 'stove', 'blender', 'grill', 'microwave'], list('needs')),
    look: { vessel: among<Vessel>('look', VESSELS, [vessel])[0] ?? 'plate', top: top.split(',').map((name) => name.trim()).filter(Boolean) },
    yield: readYield(of('serves'), of('makes'), of('scales'), sayAt(head.get('serves')?.line ?? head.get('makes')?.line ?? 1)),
    work: readTiming(of('work')),
    waiting: readTiming(of('waiting')),
    spelledBy: readSpelling(of('spelled by'), say('spelled by')),
    places, steps, takes, notes, tries,
  };
  return { card, faults };
}

function readTiming(text: string): Timing {
  const minutes = (part: string): number => {
    const hours = /(\d+) ?h/.exec(part);
    const min = /(\d+) ?min/.exec(part);
    const bare = hours === null && min === null ? /(\d+)/.exec(part) : null;
    return Number(hours?.[1] ?? 0) * 60 + Number(min?.[1] ?? bare?.[1] ?? 0);
  };
  const tagged = [...text.matchAll(/#([\w-]+) ([\dh min]+)/g)].map(([, tag = '', time = '']) => ({ tag, minutes: minutes(time) }));
  return { minutes: minutes(text.replace(/\(.*\)/, '')), tagged };
}

function readYield(serves: string, makes: string, scales: string, say: Say): Yield {
  const made = /^(\d+|a|an) ([^,]+)(?:, (.+))?$/.exec(makes.replace(/^about /, ''));
  if (makes !== '' && made === null) say(`makes: “${makes}” (write “12 muffins” or “1 loaf, 10 slices”)`);
  const people = /^\d+/.exec(serves);
  if (people === null && made === null) say('a card says “serves: 4” or “makes: 12 muffins”');
  const count = made === null ? 0 : Number(made[1]) || 1;
  const own = made !== null ? count : Number(people?.[0] ?? 2);
  const range = /^(½|\d+)(?: ?[-–] ?(\d+))?/.exec(scales.replace(/^[a-z]+, ?/, ''));
  const from = range === null ? own : range[1] === '½' ? own / 2 : Number(range[1]);
  const to = range === null ? own : Number(range[2] ?? range[1]);
  // Cards count either the things themselves or the makings ("1-2" for two loaves of ten slices).
  const inMakings = made !== null && count > 2 && to < count;
  return {
    serves: people === null ? null : Number(people[0]),
    makes: made === null ? null : { count, what: made[2] ?? '', rest: made[3] ?? '' },
    from: inMakings ? from * count : Math.min(from, own),
    to: inMakings ? to * count : Math.max(to, own),
  };
}

/** "eggs + lemon + (chicken | turkey)". */
function readSpelling(text: string, say: Say): NamedFood[][] {
  return text === '' ? [] : splitOutside(text, '+').map((term) => term.replace(/^\(|\)$/g, '').split('|').flatMap((name) => {
    const food = namedFood(name.trim());
    if (food === null) say(`the kitchen knows no food “${name.trim()}”`);
    return food ?? [];
  }));
}

/** Reads a row of "also takes". @param text with its door: "+pot 150 g spinach, shredded > Fold in {it}." */
export function readExtra(text: string, line: number, say: Say): Extra | null {
  const found = /^\+([\w-]+) ([^>]+)> ?(.+)$/.exec(text);
  if (found === null) {
    say('also takes: write “+door 100 g spinach, shredded > Stir in {it}.”');
    return null;
  }
  const [, door = '', item = '', own = ''] = found;
  if (item.includes(' | ')) say('also takes: one line for each; “|” is for the choices of a place');
  const choice = readChoice(item, say);
  const [first] = choice.items;
  return first === undefined ? null : { door, item: first, as: choice.as, own: readSentences(own, say), line };
}

function readNote(text: string, say: Say): Note | null {
  const found = /^note(?: (when|no) (#?)([\w-]+))?: (.+)$/.exec(text);
  if (found === null) {
    say('a note reads “note: ...”, “note when #tag: ...”, “note when place: ...” or “note no place: ...”');
    return null;
  }
  const [, word, hash, name = '', words = ''] = found;
  const when = word === undefined ? null : { kind: hash === '#' ? (word === 'no' ? 'no-tag' : 'tag') : word === 'no' ? 'no-place' : 'place', name } as const;
  return Object.assign(new Telling(words, say), { when });
}

/** Places that sentences name. */
function namedIn(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) => {
    if (segment.kind === 'foods') return segment.places.map(({ name }) => name);
    if (segment.kind === 'stretch') return namedIn(segment.segments);
    return segment.kind === 'minutes' || segment.kind === 'safe' || segment.kind === 'number' ? [segment.place] : [];
  });
}

/** What must hold between the parts of a card. */
function wholeness(card: Card): CardFault[] {
  const faults: CardFault[] = [];
  const names = new Set(card.places.map(({ name }) => name));
  const tags = new Set(card.places.flatMap(({ choices }) => choices.flatMap((choice) => choice.tags)));
  const inSteps = card.steps.flatMap(({ sentences, instead }) => [...sentences, ...instead.flatMap((other) => other.sentences)]);
  const owns = card.places.flatMap(({ choices }) => choices.flatMap(({ own }) => own));
  const spoken = new Set<string>();
  const check = (sentences: readonly Sentence[], line: number): void => {
    for (const sentence of sentences) {
      const named = sentence.kind === 'sentence' ? namedIn(sentence.segments) : sentence.kind === 'own' ? [sentence.place] : [];
      for (const name of named) {
        spoken.add(name);
        if (!names.has(name)) faults.push({ line, what: `there is no place called “${name}”` });
      }
    }
  };
  for (const step of card.steps) {
    check(step.sentences, step.line);
    for (const { tag, sentences } of step.instead) {
      check(sentences, step.line);
      if (!tags.has(tag)) faults.push({ line: step.line, what: `no choice has the tag #${tag}` });
    }
  }
  for (const place of card.places) {
    check(place.choices.flatMap(({ own }) => own), place.line);
    for (const { changes, own } of place.choices) {
      for (const change of changes) if (!names.has(change.place)) faults.push({ line: place.line, what: `a change names “${change.place}”, which is no place` });
      if (own.length > 0 && ![...inSteps, ...owns].some((one) => one.kind === 'own' && one.place === place.name)) faults.push({ line: place.line, what: `no step says {${place.name}>}` });
    }
  }
  for (const place of card.places) if (!spoken.has(place.name)) faults.push({ line: place.line, what: `no step names the place “${place.name}”` });
  const doors = new Set(inSteps.flatMap((one) => (one.kind === 'door' ? [one.door] : [])));
  for (const { door, own, line } of card.takes) {
    check(own, line);
    if (!doors.has(door)) faults.push({ line, what: `no step has the door {+${door}}` });
  }
  for (const { sentences } of card.notes) check(sentences, 1);
  for (const door of doors) if (!card.takes.some((extra) => extra.door === door)) faults.push({ line: card.steps[0]?.line ?? 1, what: `the door {+${door}} takes nothing` });
  for (const name of card.look.top) if (!names.has(name)) faults.push({ line: 1, what: `look: there is no place called “${name}”` });
  if (card.steps.length < 2) faults.push({ line: 1, what: 'a card has at least two steps' });
  return faults;
}
