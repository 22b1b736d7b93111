/** Turns of phrase that many dishes share: starting off, the side, rubs, pulses, the end. */
import { inGroup, type Group } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { round } from '../amounts.ts';
import { ENTRIES } from '../../pantry/lexicon.ts';
import { joinAnd } from '../../pantry/words.ts';
import { doneness } from './heat.ts';
import { about, cookInPan, goesInLate, nothing, together, untilSafe, type Work } from './protein.ts';
import { bloom, bottles, deglaze, finishAndServe } from './season.ts';
import { cookStarch } from './starch.ts';
import { soften } from './vegetables.ts';

/** Potatoes that are still raw, eggs in the shell, birds in pieces. */
export const RAW_POTATO: Group = ['potato', '-#mashed potato', '-#boiled potato', '-#canned potato', '-#French fries', '-#hash brown', '-#tater tot'];
/** Potatoes for mashing, mashed ones among them. */
export const MASHING: Group = ['potato', '-#boiled potato', '-#canned potato', '-#French fries', '-#hash brown', '-#tater tot'];
export const RAW_EGG: Group = ['egg', '-#hard-boiled egg', '-#soft-boiled egg', '-#scrambled egg', '-#salted duck egg', '-#century egg', '-#egg white', '-#egg yolk', '-#vegan egg', '-#egg substitute'];
export const BIRD: Group = ['poultry', '-#whole chicken', '-#whole turkey', '-#whole duck', '-#chicken carcass', '-#chicken foot', '-#chicken skin', '-#goose', '-#capon'];
/** Keeps the cuts that want long simmering out of quick dishes that ask for "#beef" or "#pork". */
export const NO_TOUGH_CUTS: Group = ENTRIES.filter(({ kind }) => kind === 'stewing meat').map(({ food }) => `-#${food}` as const);
export const ANY_BEANS: Group = ['beans', '-#lupini bean'];
export const BEANS: Group = ['beans', '-#baked beans', '-#pork and beans', '-#chili beans', '-#refried beans', '-#lupini bean'];

const isMany = (parts: readonly Part[]): boolean => parts.length > 1 || parts.some((part) => (part.many && part.food.counted) || part.food.kind === 'shrimp' || /[^s]s$/.test(part.food.singular));
/** Words that agree with what they stand for. */
export const them = (parts: readonly Part[]): string => (isMany(parts) ? 'them' : 'it');
export const they = (parts: readonly Part[]): string => (isMany(parts) ? 'they' : 'it');
export const are = (parts: readonly Part[]): string => (isMany(parts) ? 'are' : 'is');
/** A verb for one or for many: s(parts, 'slump') gives "slump" or "slumps". */
export const s = (parts: readonly Part[], verb: string): string => (isMany(parts) ? verb : `${verb}s`);

/** Aromatics softened, spices bloomed, wine boiled down: the start of most savoury pots and pans. */
export function flavourBase(pen: Pen, slowly = false): Work {
  return together([soften(pen, pen.parts('aromatics').filter((part) => !part.used), slowly), bloom(pen), deglaze(pen)]);
}

/** Spices, dried and woody herbs, pastes and bottles that nothing has used yet: for rubs, marinades and doughs. */
export const dryness = (pen: Pen): Part[] => [...pen.parts('spices').filter((part) => !part.used), ...pen.unused(['dried herb', 'woody herb', 'curry paste', 'tomato paste'])];
export const rubParts = (pen: Pen): Part[] => [...dryness(pen), ...pen.parts('seasoning').filter((part) => !part.used)];

/** Lemons and limes as their juice, everything else by name: "the soy sauce and lime juice". */
export function juiced(pen: Pen, parts: readonly Part[]): string {
  const names = parts.map((part) => {
    const name = pen.names([part]);
    if (part.food.kind !== 'citrus' || /juice|zest/.test(part.food.id)) return name;
    part.cut = 'juiced';
    return `${part.food.singular} juice`;
  });
  return `the ${joinAnd([...new Set(names)])}`;
}

/** ", the cumin and the mustard" for the middle of a sentence; empty without parts. */
export const andThe = (pen: Pen, parts: readonly Part[], before = ' and '): string => (parts.length === 0 ? '' : `${before}${pen.the(parts)}`);

/** The starchy side in a step of its own; `early` where it must start first. Gives " with the rice" or nothing. */
export function beside(pen: Pen, early = false): string {
  const part = pen.first('side');
  const work = cookStarch(pen, part);
  if (part === undefined || work.say === '') return '';
  const lead = early ? '' : pen.say('Meanwhile, see to the side.', 'While that cooks, make the side.', 'In the meantime, get the side ready.');
  pen.step([lead, work.say], early ? work.minutes : 0);
  return ` with the ${pen.names([part])}`;
}

/** The last step: bottled seasonings, tasting, herbs, serving. */
export function ending(pen: Pen, serve: string, minutes = 2, taste = true): void {
  pen.step([bottles(pen), ...finishAndServe(pen, serve, taste)], minutes);
}

/** Proteins cooked through in the pan and lifted out, to come back later: nothing without any. */
export function panFirst(pen: Pen, parts: readonly Part[]): Work {
  const work = cookInPan(pen, parts);
  return work.say === '' ? nothing : { say: `${work.say} ${pen.say('Lift out onto a plate.', 'Set aside on a plate.')}`, minutes: work.minutes };
}

/** Dried beans boiled soft (hard enough for the kidney rule), lentils simmered whole; canned ones are only named. */
export function softPulses(pen: Pen, parts: readonly Part[]): Work {
  return together(parts.map((part) => {
    const the = pen.the([part]);
    if (part.food.kind === 'dried beans') {
      const minutes = pen.time(part, 'simmer', 75);
      const hard = part.food.safety.has('kidney') || /kidney|white|borlotti|bean$/.test(part.food.id) ? 30 : 10;
      pen.take('water', 300 * pen.servings);
      part.cut = 'to be soaked overnight';
      return { say: `Soak ${the} in plenty of cold water overnight (at least 5 hours). ${pen.say(`Throw away the soaking water, cover with fresh water by a hand's width and bring to a boil.`, `Drain, put into a deep pot with plenty of fresh water and bring to a boil.`)} Boil hard for ${hard} minutes${hard === 30 ? ' (this makes the beans safe to eat)' : ''}, then simmer gently for ${about(Math.max(20, minutes - hard))}, until one can be crushed smooth between two fingers. Drain, keeping a cup of the cooking liquid.`, minutes: Math.max(minutes, hard + 20) };
    }
    if (part.food.kind === 'lentils') {
      const minutes = pen.time(part, 'simmer', 25);
      const water = round(part.grams * 3.5);
      pen.take('water', water);
      return { say: pen.say(`Simmer ${the} in ${water} ml water for ${about(minutes)}, until tender but still whole, and drain.`, `Put ${the} into a saucepan with ${water} ml water, bring to a boil and simmer for ${about(minutes)}, until soft to the bite but not falling apart. Drain.`), minutes };
    }
    return nothing;
  }));
}
export const isDryPulse = (part: Part): boolean => inGroup(part.food, ['dried beans', 'lentils']);

/** Splits proteins into those browned first and the delicate ones added near the end. */
export const split = (parts: readonly Part[]): { early: Part[]; late: Part[] } => ({ early: parts.filter((part) => !goesInLate(part)), late: parts.filter(goesInLate) });

/** " and a thermometer reads 74 °C (165 °F) in the thickest part": the safe end of a raw food after other cues; empty where there is none. */
export function andSafe(part: Part | undefined): string {
  const done = part === undefined ? null : doneness(part.food);
  if (part === undefined || done === null) return '';
  return done.reading === '' ? ` and ${untilSafe(part).replace('until ', '')}` : ` and a thermometer reads ${done.reading}`;
}
