/** Cooking vegetables in the order in which they get tender. */
import type { Method } from '../../pantry/food.ts';
import { inGroup } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { about, nothing, together, type Work } from './protein.ts';

/** Groups parts whose times by a method lie close together, longest first. */
function waves(pen: Pen, parts: readonly Part[], method: Method, otherwise: number): { minutes: number; parts: Part[] }[] {
  const sorted = parts.toSorted((a, b) => pen.time(b, method, otherwise) - pen.time(a, method, otherwise));
  const groups: { minutes: number; parts: Part[] }[] = [];
  for (const part of sorted) {
    const minutes = pen.time(part, method, otherwise);
    const last = groups.at(-1);
    if (last !== undefined && last.minutes - minutes <= Math.max(2, last.minutes * 0.25)) last.parts.push(part);
    else groups.push({ minutes, parts: [part] });
  }
  return groups;
}

const isLeaf = (part: Part): boolean => part.food.kind === 'leafy green';

/** Softens onion, celery, garlic, ginger and chili, in that order. */
export function soften(pen: Pen, parts: readonly Part[], slowly = false): Work {
  if (parts.length === 0) return nothing;
  const slow = parts.filter((part) => !inGroup(part.food, ['garlic', 'ginger', 'chili', 'green onion']));
  const quick = parts.filter((part) => !slow.includes(part));
  const minutes = slow.length === 0 ? 0 : slowly ? 10 : Math.max(5, ...slow.map((part) => Math.min(8, pen.time(part, 'fry', 6))));
  const works: Work[] = [];
  if (slow.length > 0) {
    const the = pen.the(slow);
    const say = pen.say(
      `Add ${the} and cook for ${about(minutes)}, stirring often, until soft and translucent.`,
      `Soften ${the} for ${about(minutes)} over medium heat until glossy and sweet-smelling, not browned.`,
      `Tip in ${the} with a pinch of salt and let soften for ${about(minutes)}, stirring now and then.`);
    if (say.includes('salt')) pen.take('salt', 0.5 * pen.servings);
    works.push({ say, minutes });
  }
  if (quick.length > 0) {
    works.push({ say: pen.say(`Stir in ${pen.the(quick)} and cook for 1 minute, until fragrant.`, `Add ${pen.the(quick)} and stir for about 1 minute, until the smell rises.`), minutes: 1 });
  }
  return together(works);
}

const CUE: Readonly<Record<string, string>> = {
  mushroom: 'until their liquid has boiled away and they are golden',
  'firm vegetable': 'until bright and just tender',
  'tender vegetable': 'until soft with browned edges',
  cabbage: 'until wilted and lightly browned',
  'peas and corn': 'until hot and bright',
  root: 'until a knife slides in with a little resistance',
  potato: 'until golden and tender',
  'starchy root': 'until golden and tender',
  squash: 'until tender and browned at the edges',
  tomato: 'until they slump and give up their juice',
  bulb: 'until soft and golden',
  sprouts: 'until steaming hot throughout but still crisp',
};
const cueOf = (parts: readonly Part[]): string => {
  const [main] = parts;
  const cue = (main === undefined ? undefined : CUE[main.food.kind]) ?? 'until tender';
  return parts.length > 1 || main === undefined ? cue.replace('their liquid has', 'the liquid has').replace('they are', 'everything is').replace('they slump and give up their', 'the tomatoes slump and give up their') : main.many || main.food.counted ? cue : cue.replace('their', 'the').replace('they are', 'it is').replace('they slump', 'it slumps').replace('give up the', 'gives up its');
};

/** Cassava is boiled apart and its water thrown away, whatever happens to it next. */
function boilCassava(pen: Pen, parts: readonly Part[]): { before: Work; rest: Part[]; boiled: Part[] } {
  const boiled = parts.filter((part) => part.food.id === 'cassava');
  const rest = parts.filter((part) => !boiled.includes(part));
  if (boiled.length === 0) return { before: nothing, rest, boiled };
  return { before: { say: `In a second pot, boil ${pen.the(boiled)} in plenty of water for 20 to 25 minutes, until tender; drain and throw the water away.`, minutes: 23 }, rest, boiled };
}

/** Fries vegetables in a pan, the slow ones first; leaves are wilted at the end. */
export function fryVegetables(pen: Pen, parts: readonly Part[]): Work {
  const { before, rest: others, boiled } = boilCassava(pen, parts);
  const leaves = others.filter(isLeaf);
  const rest = waves(pen, others.filter((part) => !isLeaf(part)), 'fry', 6);
  const works = rest.map(({ minutes, parts: wave }, index): Work => {
    const the = pen.the(wave);
    const hard = wave.some((part) => inGroup(part.food, ['root', 'potato', 'starchy root', 'squash']));
    const next = rest[index + 1]?.minutes ?? 0;
    const alone = Math.max(2, minutes - next);
    const cue = index === rest.length - 1 ? cueOf(wave) : 'until beginning to soften';
    if (hard && alone >= 6) {
      pen.take('water', 45);
      return { say: `Add ${the} with 3 tbsp water, cover and cook for ${about(alone)}, stirring twice, ${cue}; uncover for the last minutes so that the water boils away.`, minutes: alone };
    }
    return { say: pen.say(`Add ${the} and cook for ${about(alone)}, stirring now and then, ${cue}.`, `Tip in ${the} and fry for ${about(alone)}, ${cue}.`), minutes: alone };
  });
  if (boiled.length > 0) works.unshift({ say: `${before.say} Fry in the hot fat for 6 to 8 minutes, turning, until golden.`, minutes: before.minutes + 7 });
  if (leaves.length > 0) works.push({ say: pen.say(`Stir in ${pen.the(leaves)} a handful at a time until wilted, about 2 minutes.`, `Add ${pen.the(leaves)} and toss for 2 minutes until wilted.`), minutes: 2 });
  return together(works);
}

/** Simmers vegetables in a pot so that all are tender together, over at least `least` minutes; `late` (delicate proteins) goes in before the leaves. */
export function simmerVegetables(pen: Pen, parts: readonly Part[], least = 0, until = '', late: Work = nothing): Work {
  const { before, rest: others, boiled } = boilCassava(pen, parts);
  const leaves = others.filter(isLeaf);
  const groups = waves(pen, others.filter((part) => !isLeaf(part)), 'simmer', 10);
  const longest = Math.max(least, groups[0]?.minutes ?? 0);
  if (longest === 0 && leaves.length === 0 && boiled.length === 0) return late;
  const works: Work[] = boiled.length > 0 ? [{ say: `${before.say} Stir into the pot and simmer for 5 minutes, so that it takes up the flavor.`, minutes: before.minutes + 5 }] : [];
  let left = longest;
  groups.forEach(({ minutes, parts: wave }, index) => {
    if (index === 0 && least > minutes + 4) {
      works.push({ say: `Cover and simmer gently for ${about(least - minutes)}.`, minutes: least - minutes });
      left = minutes;
    }
    const next = groups[index + 1]?.minutes ?? 0;
    const alone = Math.max(2, Math.min(left, minutes) - next);
    left -= alone;
    const last = index === groups.length - 1;
    works.push({ say: `Add ${pen.the(wave)} and simmer for ${about(alone)}${last ? `, until ${until !== '' && least > 0 ? `everything is tender and ${until}` : 'tender'}` : ''}.`, minutes: alone });
  });
  if (groups.length === 0 && longest > 0) works.push({ say: `Cover and simmer gently for ${about(longest)}${until === '' ? '' : `, until ${until}`}.`, minutes: longest });
  works.push(late);
  if (leaves.length > 0) works.push({ say: `Stir in ${pen.the(leaves)} for the last 3 minutes, until wilted.`, minutes: 3 });
  return together(works);
}

/** The vegetables' longest roasting time, for planning a tray. */
export function roastMinutes(pen: Pen, parts: readonly Part[]): number {
  return Math.max(0, ...parts.map((part) => pen.time(part, 'roast', 20)));
}

/** Parts for a tray, split into what goes in first and what joins `later` minutes before the end. */
export function trayWaves(pen: Pen, parts: readonly Part[]): { minutes: number; parts: Part[] }[] {
  return waves(pen, parts, 'roast', 20);
}
