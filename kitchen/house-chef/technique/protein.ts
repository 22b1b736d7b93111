/** Cooking meat, fish, eggs and their like: what to do, how long, and how to tell that it is done and safe. */
import type { Method } from '../../pantry/food.ts';
import { inGroup } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { doneness } from './heat.ts';

/** Sentences and the minutes they take. */
export interface Work {
  say: string;
  minutes: number;
}

export const together = (works: readonly Work[]): Work => ({ say: works.map(({ say }) => say).filter(Boolean).join(' '), minutes: works.reduce((sum, { minutes }) => sum + minutes, 0) });
export const nothing: Work = { say: '', minutes: 0 };

/** "5 to 7 minutes" around a figure. */
export function about(minutes: number): string {
  if (minutes <= 1) return '1 minute';
  if (minutes <= 4) return `${minutes} minutes`;
  const middle = minutes < 30 ? minutes : Math.round(minutes / 5) * 5;
  const spread = minutes < 12 ? 1 : minutes < 30 ? 2 : 5;
  return `${middle - spread} to ${middle + spread} minutes`;
}

/** Whether a part is spoken of in the plural: "the eggs", but "the salmon" however many fillets. */
const plural = (part: Part): boolean => (part.many && part.food.counted) || (part.food.kind === 'shrimp' && part.grams > 20);

/** "until no pink is left and a thermometer reads 71 °C (160 °F) at the centre": the safe end of cooking a raw food. */
export function untilSafe(part: Part): string {
  const done = doneness(part.food);
  if (done === null) return '';
  const look = plural(part) ? done.look.replace('it is', 'they are').replace('it flakes', 'they flake').replace('and flakes', 'and flake') : done.look.replace('they are', 'it is').replace('they flake', 'it flakes');
  if (part.food.safety.has('egg')) return `until ${done.look} (${done.reading})`;
  if (done.reading === '') return `until ${part.food.safety.has('crustacean') && plural(part) ? done.look : look}`;
  return `until ${look.replace(' and ', ', ')} and a thermometer reads ${done.reading}`;
}

export const restLine = (part: Part): string => {
  const done = doneness(part.food);
  return done !== null && done.rest > 0 ? ` Let ${plural(part) ? 'them' : 'it'} rest for 3 minutes.` : '';
};

/** Whether it is cut small enough to cook in half the time of a whole piece. */
const inPieces = (part: Part): boolean => /bite-size|strips?\b|cubes|dice|chunks|thin/.test(part.cut);

/** Minutes in a pan: whole breasts and steaks take the lexicon's time, strips and cubes half of it. */
function panMinutes(pen: Pen, part: Part, method: Method): number {
  const minutes = pen.time(part, method, 8);
  if (!inPieces(part)) return minutes;
  return part.food.kind === 'poultry' ? Math.min(minutes, 7) : inGroup(part.food, ['beef', 'lamb', 'pork', 'game']) ? Math.min(minutes, 5) : minutes;
}

/** Cooks one protein through in fat in a pan. */
function inPan(pen: Pen, part: Part, method: Method): Work {
  const { food } = part;
  const minutes = panMinutes(pen, part, method);
  const the = pen.the([part]);
  const it = plural(part) ? 'them' : 'it';
  const salted = (): void => { if (!food.ready) pen.take('salt', 0.8 * pen.servings); };
  switch (food.kind) {
    case 'bacon':
      return { say: pen.say(`Add ${the} and cook over medium heat for ${about(minutes)}, stirring often, until the fat has run and the edges are crisp and browned.`, `Fry ${the} over medium heat for ${about(minutes)} until well browned and crisp at the edges.`), minutes };
    case 'cured meat':
      return { say: `Add ${the} and fry for 2 minutes, just until the edges curl and brown.`, minutes: 2 };
    case 'cooked sausage':
      return { say: `Add ${the} and fry for ${about(minutes)}, turning once, until browned on both sides and hot through.`, minutes };
    case 'cooked meat':
      return { say: `Stir in ${the} and heat for ${about(minutes)}, until steaming hot throughout (74 °C / 165 °F).`, minutes };
    case 'ground meat': case 'ground poultry':
      return { say: pen.say(
        `Add ${the}, break ${it} up with a wooden spoon and cook over medium-high heat for ${about(minutes)} until browned in places, ${untilSafe(part).replace('until ', '')}.`,
        `Crumble in ${the}. Leave to brown for 2 minutes before stirring, then cook for ${about(Math.max(4, minutes - 2))} more ${untilSafe(part)}.`), minutes };
    case 'tofu':
      return { say: `Fry ${the} for ${about(minutes)}, turning now and then, until golden and crisp on most sides.`, minutes };
    case 'meat substitute':
      return { say: `Fry ${the} for ${about(minutes)}, turning once or twice, until well browned.`, minutes };
    case 'frying cheese':
      return { say: `Fry ${the} for ${about(minutes)}, turning once, until golden on both sides.`, minutes };
    case 'beans':
      return { say: `Add ${the} and cook for ${about(minutes)}, stirring now and then, until hot and beginning to crisp at the edges.`, minutes };
    case 'shrimp':
      return { say: pen.say(`Pat ${the} dry, spread out in the hot pan and cook for ${about(minutes)}, turning once, ${untilSafe(part)}.`, `Add ${the} in one layer and cook for ${about(minutes)}, turning once, ${untilSafe(part)}.`), minutes };
    case 'fish':
      salted();
      return { say: `Pat ${the} dry, season with salt and lay in the hot pan. Cook for ${about(minutes)}, turning once when the underside is golden and lets go of the pan, ${untilSafe(part)}.`, minutes };
    case 'scallop':
      return { say: `Pat ${the} very dry and cook over high heat for ${about(Math.min(minutes, 5))}, turning once, ${untilSafe(part)}; longer makes ${it} rubbery.`, minutes };
    case 'shellfish':
      return { say: pen.say(`Add ${the}, put the lid on and steam over high heat for ${about(minutes)}, shaking the pan once or twice, ${untilSafe(part)}. Throw away any that stay shut.`, `Tip in ${the}, cover tightly and cook over high heat for ${about(minutes)}, ${untilSafe(part)}; shake the pan now and then, and throw away any that stay shut.`), minutes };
    case 'anchovy':
      return { say: `Add ${the} and stir for 1 minute, until ${plural(part) ? 'they melt' : 'it melts'} into the fat.`, minutes: 1 };
    case 'crab': case 'canned fish': case 'smoked fish':
      if (!food.ready && food.kind === 'crab') return { say: `Add ${the}, cover and cook for ${about(pen.time(part, 'steam', 10))}, turning once, ${untilSafe(part)}.`, minutes: pen.time(part, 'steam', 10) };
      return { say: `Fold in ${the} and warm for 2 minutes without breaking ${it} up too much.`, minutes: 2 };
    case 'offal':
      return { say: `Pat ${the} dry and fry over high heat for ${about(minutes)}, turning once, ${untilSafe(part)}.`, minutes };
    default:
      salted();
      return { say: pen.say(
        `Pat ${the} dry and season with salt. Cook in one layer over medium-high heat for ${about(minutes)}, turning now and then, ${untilSafe(part)}.${restLine(part)}`,
        inPieces(part) ? `Season ${the} with salt and spread out in the hot pan. Leave for 2 minutes to take colour, then stir-fry for ${about(Math.max(3, minutes - 2))} more, ${untilSafe(part)}.${restLine(part)}` : `Season ${the} with salt and lay in the hot pan, cut side down. Brown without moving ${it}, then turn now and then, for ${about(minutes)} in all, ${untilSafe(part)}.${restLine(part)}`,
        `Season ${the} with salt and lay in the hot pan without crowding. Cook for ${about(minutes)}, turning when the underside has browned, ${untilSafe(part)}.${restLine(part)}`), minutes: minutes + (restLine(part) === '' ? 0 : 3) };
  }
}

/** Fat first (bacon), then what takes longest; what is only warmed comes last. */
const panOrder = (part: Part): number => (part.food.kind === 'bacon' ? -100 : part.food.ready ? 50 : -(part.food.minutes.fry ?? 8));

/** Cooks proteins through in a pan, one after the other. */
export function cookInPan(pen: Pen, parts: readonly Part[]): Work {
  return together(parts.toSorted((a, b) => panOrder(a) - panOrder(b)).map((part) => inPan(pen, part, 'fry')));
}

const SIMMERED_LATE = ['fish', 'shrimp', 'scallop', 'shellfish', 'crab', 'canned fish', 'smoked fish', 'cooked meat', 'cured meat', 'beans', 'tofu', 'egg', 'frying cheese'] as const;

/** Whether a protein goes into a simmering pot near the end rather than being browned at the start. */
export const goesInLate = (part: Part): boolean => inGroup(part.food, SIMMERED_LATE);

/** Browns what gains from it at the start of a pot dish; it finishes in the liquid. */
export function brownFirst(pen: Pen, parts: readonly Part[]): Work {
  const early = parts.filter((part) => !goesInLate(part) && !inGroup(part.food, ['lentils', 'dried beans'])).toSorted((a, b) => panOrder(a) - panOrder(b));
  const through = early.filter((part) => inGroup(part.food, ['bacon', 'ground meat', 'ground poultry', 'cooked sausage', 'meat substitute']));
  const first = through.map((part) => inPan(pen, part, 'fry'));
  const rest = early.filter((part) => !through.includes(part));
  if (rest.length === 0) return together(first);
  const the = pen.the(rest);
  const one = rest.length === 1 && !rest.some(plural);
  pen.take('salt', 0.8 * pen.servings);
  return together([...first, { say: pen.say(
    `Pat ${the} dry, season with salt and brown on all sides over medium-high heat, 6 to 8 minutes; ${one ? 'it' : 'they'} will finish in the pot.`,
    `Season ${the} with salt and brown in a single layer, 6 to 8 minutes, turning once or twice. ${one ? 'It does' : 'They do'} not have to be cooked through yet.`,
    `Salt ${the} and sear over lively heat for 6 to 8 minutes, until ${one ? 'it has' : 'they have'} taken colour all over; the inside cooks later.`), minutes: 7 }]);
}

/** How long browned proteins simmer, and the sentence that says when they are done; nothing for late ones. */
export function simmerUntilDone(pen: Pen, parts: readonly Part[]): { minutes: number; until: string } {
  const early = parts.filter((part) => !goesInLate(part));
  let minutes = 0;
  const untils: string[] = [];
  let rested = false;
  for (const part of early) {
    const done = doneness(part.food);
    const red = part.food.safety.has('red') || part.food.safety.has('pork');
    const the = `the ${pen.names([part])}`;
    if (/carcass|hock|\bbones?$|neck$/.test(part.food.id)) {
      minutes = Math.max(minutes, pen.time(part, 'simmer', 100));
      untils.push('the meat falls from the bone (74 °C / 165 °F)');
    } else if (part.food.kind === 'stewing meat' || (part.food.minutes.simmer ?? 0) >= 60) {
      minutes = Math.max(minutes, pen.time(part, 'simmer', 100));
      untils.push(`${the} ${plural(part) ? 'are' : 'is'} fork-tender, ${part.food.safety.has('poultry') ? 'past 74 °C (165 °F)' : 'far above 63 °C (145 °F)'}`);
    } else if (part.food.safety.size > 0 && !inGroup(part.food, ['bacon', 'ground meat', 'ground poultry', 'dried beans', 'lentils', 'egg'])) {
      minutes = Math.max(minutes, pen.time(part, 'simmer', 15));
      if (red && inPieces(part)) untils.push(`${the} ${plural(part) ? 'are' : 'is'} tender and far above 63 °C (145 °F) all through`);
      else if (done !== null && done.reading !== '') untils.push(`${the} ${plural(part) ? 'read' : 'reads'} ${done.reading}`);
      rested ||= red && !inPieces(part);
    }
  }
  return { minutes, until: `${untils.join(' and ')}${rested ? '; let the pot rest off the heat for 3 minutes' : ''}` };
}

/** Adds the delicate proteins to a pot near its end. */
export function addLate(pen: Pen, parts: readonly Part[]): Work {
  return together(parts.filter(goesInLate).map((part) => {
    const the = pen.the([part]);
    const minutes = pen.time(part, 'simmer', 4);
    switch (part.food.kind) {
      case 'fish':
        return { say: `Cut ${the} into large pieces, slip ${plural(part) ? 'them' : 'it'} into the barely simmering pot and cook for ${about(minutes)} without stirring, ${untilSafe(part)}.`, minutes };
      case 'shrimp': case 'scallop':
        return { say: `Add ${the} and simmer gently for ${about(Math.min(minutes, 5))}, ${untilSafe(part)}.`, minutes: 4 };
      case 'shellfish':
        return { say: `Add ${the}, cover and steam for ${about(minutes)} over high heat, shaking the pot once, ${untilSafe(part)}. Throw away any that stay shut.`, minutes };
      case 'crab':
        return part.food.ready ? { say: `Fold in ${the} and warm for 2 minutes.`, minutes: 2 } : { say: `Add ${the}, cover and simmer for ${about(minutes)}, ${untilSafe(part)}.`, minutes };
      case 'cooked meat':
        return { say: `Stir in ${the} and heat until steaming throughout (74 °C / 165 °F), ${about(minutes)}.`, minutes };
      case 'egg':
        return { say: `Crack ${the} one by one into the simmering pot, cover and cook for 5 to 6 minutes ${untilSafe(part)}.`, minutes: 6 };
      default:
        return { say: `Stir in ${the} and simmer for ${about(Math.min(minutes, 8))} until hot through.`, minutes: Math.min(minutes, 8) };
    }
  }));
}
