/** Yield and times, in all the orders in which they are written. */
import { readMinutesText } from './read-times.ts';

export interface Facts {
  serves: number | null;
  makes: string | null;
  minutes: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  /** Minutes that are neither work nor heat: resting, chilling, rising. */
  otherMinutes: number | null;
}

export const noFacts = (): Facts => ({ serves: null, makes: null, minutes: null, prepMinutes: null, cookMinutes: null, otherMinutes: null });

const ABOUT = String.raw`(?:(?:about|approx(?:imately|\.)?|around|up to|~|ca\.?)\s*)?`;
const PEOPLE = String.raw`(?:serving\(s\)|servings?|portions?|people|persons?|serves|adults|guests|diners|eaters|helpings?)`;
const WORDS: ReadonlyMap<string, number> = new Map(Object.entries({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 }));
const SERVES = new RegExp(String.raw`^(?:recipe\s+)?(?:serves|servings?(?: size)?|feeds|portions?|number of (?:servings|people)|people)\s*(?:[:=–—-]\s*)?${ABOUT}(\d+|${[...WORDS.keys()].join('|')})\b(?!\s*(?:g|ml|oz|cups?)\b)`, 'i');
const YIELD = new RegExp(String.raw`^(?:recipe\s+)?(?:yields?|makes|made for|quantity)\s*(?:[:=–—-]\s*)?${ABOUT}(\S.*)`, 'i');
const FOR_PEOPLE = new RegExp(String.raw`^(?:for\s+)?${ABOUT}(\d+)(?:\s*(?:-|–|to|or)\s*\d+)?\s+(?:generous |hungry |small |large |good |main(?:-course)? )?${PEOPLE}(?![a-z])`, 'i');

const KINDS: readonly (readonly [kind: 'prepMinutes' | 'cookMinutes' | 'minutes' | 'otherMinutes', name: RegExp])[] = [
  ['minutes', /\b(?:total|overall|ready in|start to finish|all in|altogether|takes|time needed|duration)\b/i],
  ['otherMinutes', /\b(?:rest(?:ing)?|chill(?:ing)?|marinat(?:e|ing)|marinade|ris(?:e|ing)|proof(?:ing)?|soak(?:ing)?|cool(?:ing)?|wait(?:ing)?|freez(?:e|ing)|inactive|additional|setting|set|standing|refrigerat(?:e|ing))\b/i],
  ['prepMinutes', /\b(?:prep(?:aration|ping)?|active|hands[- ]on|work(?:ing)?|assembly)\b/i],
  ['cookMinutes', /\b(?:cook(?:ing|s)?|bak(?:e|es|ing)|roast(?:ing)?|simmer(?:ing)?|grill(?:ing)?|fry(?:ing)?|oven)\b/i],
  ['minutes', /^(?:time|times|cooks? in|ready)?\s*[:=-]?\s*$/i],
];

/** "4-6 servings" of "Serves 4-6": `serves` holds the lower figure, so the range stands as the yield. */
function keepRange(text: string, facts: Facts): void {
  const [, range = '', low, high] = /((\d+)\s*(?:-|–|—|to|or)\s*(\d+)(?:\s+[\p{L}-]+){0,3})/u.exec(text) ?? [];
  if (Number(high) > Number(low)) facts.makes ??= new RegExp(String.raw`\b${PEOPLE}$`, 'i').test(range) ? range : `${/^\d+\D+\d+/.exec(range)?.[0] ?? range} servings`;
}

function readYield(value: string, facts: Facts): boolean {
  const people = FOR_PEOPLE.exec(value) ?? /^(\d+)\s*(?:(?:-|–|to)\s*\d+)?$/.exec(value);
  if (people !== null) {
    facts.serves ??= Number(people[1]);
    keepRange(people[0], facts);
  }
  else {
    const aside = /[(,]\s*(?:serves|feeds)\s+(\d+)[^)]*\)?/i.exec(value) ?? /\(?\s*(\d+)\s*(?:servings|portions|people)\s*\)?$/i.exec(value);
    if (aside !== null) facts.serves ??= Number(aside[1]);
    const makes = value.replace(aside?.[0] ?? '', '').replace(/[.,;]\s*$/, '').trim();
    if (makes.length <= 60 && /\d|\b(?:an?|one|two|dozen)\b/i.test(makes)) facts.makes ??= makes;
    else return false;
  }
  return true;
}

/** One fact ("Serves 4", "Prep: 10 min", "25 minutes cooking"); false when the piece is none. */
function readPiece(piece: string, facts: Facts): boolean {
  const text = piece.replace(/^[^\p{L}\p{N}½¼¾~]+|[\s.,;:]+$/gu, '');
  const serves = SERVES.exec(text);
  if (serves !== null && text.length < 60) {
    facts.serves ??= WORDS.get((serves[1] ?? '').toLowerCase()) ?? Number(serves[1]);
    keepRange(text, facts);
    facts.makes ??= /\bmakes ([^()]*\d[^()]*)/i.exec(text)?.[1]?.trim() ?? null;
    return true;
  }
  const yields = YIELD.exec(text);
  if (yields !== null && text.length < 80) return readYield(yields[1] ?? '', facts);
  const people = FOR_PEOPLE.exec(text);
  if (people !== null && text.length < 40) {
    facts.serves ??= Number(people[1]);
    keepRange(people[0], facts);
    return true;
  }
  // "1 hour (including 20 minutes of rest)" is one hour.
  const bare = text.replace(/\([^()]*\)/g, ' ');
  const minutes = text.length < 80 ? readMinutesText(bare.replace(/^[^:]*:\s*(?=\S)/, '')) ?? readMinutesText(bare) ?? readMinutesText(text) : null;
  if (minutes === null) return false;
  const label = text.replace(/\([^()]*\)/g, ' ').replace(/\d.*?(?:days?|hours?|hrs?|h|minutes?|mins?|m|['′])(?![a-z])|[½¼¾]|\b(?:half an|an|one) hour\b|overnight|P(?:\d+D)?T[\dHMS]+/gi, ' ').replace(/\b(?:about|approx(?:imately)?|around|ca|time|and|plus|in|of|for|to|or|minutes?|hours?)\b|[~+,.:=–—-]/gi, ' ').trim();
  const kind = KINDS.find(([, name]) => name.test(label))?.[0] ?? (label === '' ? 'minutes' : null);
  if (kind === null || label.split(/\s+/).length > 4) return false;
  if (kind === 'otherMinutes') facts.otherMinutes = (facts.otherMinutes ?? 0) + minutes;
  else facts[kind] ??= minutes;
  return true;
}

/**
 * Reads a line of facts into `facts`.
 * @returns the pieces that were none, or null when the whole line was no line of facts
 */
export function readFacts(line: string, facts: Facts): string[] | null {
  if (line.length > 240) return null;
  const pieces = line.replace(/\b(prep|cook|total|recipe)(Time|Yield)\b/gi, '$1 $2').split(/\s+[|·•/]\s+|\s*[|•;]\s*|\s+[–—-]\s+(?=[a-z]+ ?[a-z]*\s*:|serves|prep|cook|total|makes|yield|\d+ ?(?:min|hour|serv))|,\s+(?=(?:prep|cook|bak|total|serves|servings|makes|yields?|ready|rest|chill)\b|\d+ ?(?:min|hour|serv))|\s{2,}|\.\s+(?=\S)|(?<=[a-z0-9])\s+(?=(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|servings?|yields?|makes|rest(?:ing)?|chill(?:ing)?)(?: time)?\s*:)/i).filter(Boolean);
  const trial = { ...facts };
  const rest = pieces.filter((piece) => !readPiece(piece, trial));
  if (rest.length === pieces.length || rest.some((piece) => piece.length > 80 || (rest.length >= pieces.length - rest.length && !/:/.test(piece) && piece.split(' ').length > 3))) return null;
  Object.assign(facts, trial);
  return rest;
}

/** Whether a line anywhere in a recipe can only be about yield or times: "Serves 4.", "Prep time: 10 minutes". */
export const isFactLine = (line: string): boolean => line.length < 60 && /^(?:(?:serves|makes|feeds)\b|(?:servings?|yields?|portions)\s*:|(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active)(?: time\b|\s*:))/i.test(line) && readFacts(line, noFacts())?.length === 0;

/** The total where the text gives only its parts. */
export function totalOf({ minutes, prepMinutes, cookMinutes, otherMinutes }: Facts): number | null {
  if (minutes !== null) return minutes;
  const parts = [prepMinutes, cookMinutes, otherMinutes].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}
