/** Times as people, sites and machines write them, in minutes. */

const FRACTIONS: ReadonlyMap<string, number> = new Map(Object.entries({ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }));
const FIGURE = String.raw`(\d+\s+\d\/\d|\d+\/\d|\d*\s*[½¼¾⅓⅔]|\d+(?:[.,]\d+)?)`;
const UNITS: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [new RegExp(`${FIGURE}[ -]*(?:days?|d)\\b`, 'i'), 1440],
  [new RegExp(`${FIGURE}[ -]*(?:hours?|hrs?\\.?|h)(?![a-z])`, 'i'), 60],
  [new RegExp(`${FIGURE}[ -]*(?:minutes?|mins?\\.?|m(?![a-z])|['′’](?!\\w))`, 'i'), 1],
];

/** "1½", "1 1/2", "3/4", "2,5". */
function figureOf(text: string): number {
  return text.trim().split(/\s+|(?=[½¼¾⅓⅔])/).filter(Boolean).reduce((sum, part) => {
    const [over, under] = part.split('/').map(Number);
    return sum + (FRACTIONS.get(part) ?? (under ? (over ?? 0) / under : Number(part.replace(',', '.'))));
  }, 0);
}

/** ISO 8601 durations ("PT1H20M", "P0DT0H45M") as minutes; null for anything else and for nothing at all. */
export function readIsoMinutes(text: string): number | null {
  const found = /^P(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i.exec(text.trim());
  if (found === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((figure) => Number(figure ?? 0));
  return Math.round(days * 1440 + hours * 60 + minutes + seconds / 60) || null;
}

export const writeIsoMinutes = (minutes: number): string => `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 === 0 && minutes > 0 ? '' : `${minutes % 60}M`}`;

/** "1 hour 20 minutes", "1h20", "1½ hrs", "10-15 min" (the longer), "PT45M" as whole minutes; null when there is no time in it. */
export function readMinutesText(text: string): number | null {
  const iso = readIsoMinutes(text);
  if (iso !== null) return iso;
  const plain = text
    .replace(/\bhalf an hour\b/gi, '30 minutes').replace(/\b(?:an|one) hour and a half\b/gi, '90 minutes').replace(/\b(?:an|one) hour\b/gi, '1 hour').replace(/\bovernight\b/gi, '8 hours')
    .replace(/(\d+(?:\.\d+)?|[½¼¾])\s*(?:-|–|—|to)\s*(?=\d)/gi, '')
    .replace(/(\d)\s*h\s*(\d{1,2})(?!\d)(?!\s*[a-z])/gi, '$1 h $2 min')
    .replace(/^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:h|hours?)?\s*$/i, '$1 h $2 min');
  let total: number | null = null;
  for (const [unit, minutes] of UNITS) {
    const found = unit.exec(plain);
    if (found !== null) total = (total ?? 0) + figureOf(found[1] ?? '') * minutes;
  }
  return total === null || !Number.isFinite(total) ? null : Math.min(Math.round(total), 99_999) || null;
}
