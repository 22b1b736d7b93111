/** Temperatures and lengths in the units of another kitchen. Amounts are not touched here. */
import type { Found } from '../measures/measures-in.ts';
import { writeDecimal, writeFraction } from '../measures/numbers.ts';
import type { System } from './sensible-amount.ts';

export interface Edit { start: number; end: number; text: string }
type Temperature = Extract<Found, { kind: 'temperature' }>;
type Length = Extract<Found, { kind: 'length' }>;

/** Temperatures of food safety as USDA FSIS prints them, and the usual steps of a dial: exact pairs, C then F. */
const PAIRS: readonly (readonly [celsius: number, fahrenheit: number])[] = [
  [-20, -4], [-18, 0], [4, 40], [5, 41], [54, 130], [57, 135], [60, 140], [63, 145], [66, 150], [68, 155], [71, 160], [74, 165], [77, 170], [82, 180], [85, 185], [90, 195], [95, 203], [100, 212],
  [110, 225], [120, 250], [130, 265], [140, 275], [150, 300], [160, 325], [170, 340], [175, 350], [180, 350], [190, 375], [200, 400], [210, 410], [220, 425], [230, 450], [240, 475], [250, 480], [260, 500],
];
const ovenSteps: readonly (readonly [number, number])[] = [[150, 300], [160, 325], [180, 350], [190, 375], [200, 400], [220, 425], [230, 450], [240, 475], [260, 500]];
/** Sugar stages are exact to the degree; an oven dial is not. */
const EXACT = /syrup|caramel|candy|\bstage\b|sugar thermometer|hard[- ]crack|soft[- ]ball/i;

/** A core temperature is never rounded below what it means, a cold one never above. */
const safely = (celsius: number, turned: number): number => (celsius < 12 ? Math.floor(turned) : celsius < 50 ? Math.round(turned) : Math.ceil(turned - 1e-6));

function toFahrenheit(celsius: number, exact: boolean): number {
  const degrees = (celsius * 9) / 5 + 32;
  if (celsius >= 120) return exact ? Math.round(degrees) : (ovenSteps.find(([c]) => c === celsius)?.[1] ?? Math.round(degrees / 25) * 25);
  const known = PAIRS.find(([c]) => c === celsius)?.[1];
  if (known !== undefined) return known;
  return safely(celsius, degrees);
}

function toCelsius(degrees: number, exact: boolean): number {
  const value = ((degrees - 32) * 5) / 9;
  if (degrees >= 250) return exact ? Math.round(value) : (ovenSteps.find(([, f]) => f === degrees)?.[0] ?? Math.round(value / 5) * 5);
  return PAIRS.find(([, f]) => f === degrees)?.[0] ?? safely(value, value);
}

const GAS_FAHRENHEIT: Readonly<Record<string, number>> = { '0.25': 225, '0.5': 250, 1: 275, 2: 300, 3: 325, 4: 350, 5: 375, 6: 400, 7: 425, 8: 450, 9: 475 };

function writeTemperature(one: Temperature, system: System, exact: boolean): string {
  const scale = system === 'us' ? 'F' : 'C';
  const turn = (figure: number): number => {
    if (one.written === scale) return figure;
    if (one.written === 'gas') return system === 'us' ? (GAS_FAHRENHEIT[String(figure)] ?? 350) : one.celsius.low;
    return system === 'us' ? toFahrenheit(figure, exact) : toCelsius(figure, exact);
  };
  const [low, high] = [turn(one.figures.low), turn(one.figures.high)];
  const figures = low === high ? String(low) : `${low} to ${high}`;
  return `${figures.replaceAll('-', '−')} °${scale}`;
}

/** Inches a ruler shows: quarters below three, halves below ten, then whole ones. */
const inches = (cm: number): number => {
  const value = cm / 2.54;
  const by = value < 0.2 ? 1 / 8 : value < 3 ? 1 / 4 : value < 9 ? 1 / 2 : 1;
  return Math.max(by, Math.round(value / by) * by);
};
/** What cooks write for the small cuts: half an inch is a centimeter. */
const CUTS: readonly (readonly [cm: number, written: number])[] = [[0.3175, 0.3], [0.635, 0.5], [1.27, 1], [1.905, 2], [2.54, 2.5], [3.81, 4], [7.62, 7.5]];
const centimeters = (value: number): number => CUTS.find(([cm]) => Math.abs(cm - value) < 0.02)?.[1] ?? (value < 4 ? Math.max(0.5, Math.round(value * 2) / 2) : Math.round(value));
/** Centimeters below which a cook says millimeters. */
const MILLI = 0.8;

function writeLength(one: Length, system: System): string {
  if (system === 'us') {
    const scale = one.written === 'mm' ? 0.1 : 1;
    const sides = [one.cm.low, ...one.sides.map((side) => side * scale)].map((side) => writeFraction(inches(side)));
    const low = sides.join(' x ');
    const high = writeFraction(inches(one.cm.high));
    return `${low}${sides.length === 1 && high !== low ? ` to ${high}` : ''} in`;
  }
  if (one.cm.high < MILLI) {
    const [low, high] = [one.cm.low, one.cm.high].map((cm) => writeDecimal(Math.max(1, Math.round(centimeters(cm) * 10))));
    return `${low === high ? '' : `${low} to `}${high} mm`;
  }
  const sides = [one.cm.low, ...one.sides.map((side) => side * 2.54)].map((side) => writeDecimal(centimeters(side)));
  const low = sides.join(' x ');
  const high = writeDecimal(centimeters(one.cm.high));
  return `${low}${sides.length === 1 && high !== low ? ` to ${high}` : ''} cm`;
}

const isWanted = (one: Temperature | Length, system: System): boolean => (one.kind === 'temperature' ? one.written === (system === 'us' ? 'F' : 'C') : (one.written === 'in') === (system === 'us'));
const writeOne = (text: string, one: Temperature | Length, system: System): string => {
  if (isWanted(one, system)) return text.slice(one.start, one.end);
  return one.kind === 'temperature' ? writeTemperature(one, system, EXACT.test(text)) : writeLength(one, system);
};

/** What stands between two writings of the same: "(", "/", "or", and "fan" before them. */
const SAME = /^(?:\s+fan)?\s*(?:\(\s*(?:about\s+)?|[/,]\s*|\bor\s+(?:about\s+)?)?$/i;

/** Edits that leave one way of writing each temperature and each length. */
export function turnFigures(text: string, found: readonly Found[], system: System): Edit[] {
  const edits: Edit[] = [];
  for (let at = 0; at < found.length;) {
    const first = found[at];
    if (first === undefined || (first.kind !== 'temperature' && first.kind !== 'length')) { at += 1; continue; }
    const group: (Temperature | Length)[] = [first];
    for (let next = found[at + group.length]; next?.kind === first.kind; next = found[at + group.length]) {
      const before = group.at(-1) ?? first;
      if (!SAME.test(text.slice(before.end, next.start)) || (next.kind === 'length' && isWanted(next, system) === isWanted(first, system))) break;
      group.push(next);
    }
    edits.push(...turnGroup(text, group, system));
    at += group.length;
  }
  return edits;
}

function turnGroup(text: string, group: readonly (Temperature | Length)[], system: System): Edit[] {
  const first = group[0];
  const last = group.at(-1);
  if (first === undefined || last === undefined) return [];
  const wanted = group.filter((one) => isWanted(one, system));
  const kept = wanted.length > 0 ? wanted : group.filter((one) => one.kind === 'length' || one.written !== 'gas' || group.length === 1);
  const fan = (one: Temperature | Length): boolean => one.kind === 'temperature' && one.fan;
  const [main, ...others] = [...kept].toSorted((a, b) => Number(fan(a)) - Number(fan(b)));
  if (main === undefined) return [];
  if (group.length === 1 && wanted.length === 1) return [];
  const written = writeOne(text, main, system) + (fan(main) ? ' fan' : '') + others.map((one) => ` (${writeOne(text, one, system)}${fan(one) ? ' fan' : ''})`).join('');
  const inside = text.slice(first.start, last.end);
  const tail = /^\s*fan\b/i.exec(text.slice(last.end))?.[0] ?? '';
  const opened = (inside.match(/\(/g)?.length ?? 0) > (inside.match(/\)/g)?.length ?? 0);
  const end = last.end + (fan(last) || (group.length > 1 && tail !== '') ? tail.length : 0);
  const close = opened ? /^\s*\)/.exec(text.slice(end)) : null;
  if (!opened || close !== null) return [{ start: first.start, end: end + (close?.[0].length ?? 0), text: written }];
  // "74 °C (165 °F in the thickest part)": the bracket stays for what else it says.
  const second = group[1] ?? last;
  return [{ start: first.start, end: first.end, text: written }, { start: second.start, end: end + (/^[\s,;]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
}

/** A text with its edits made; they must not overlap. An article before a new figure follows its sound: "an 8 in dish". */
export function edited(text: string, edits: readonly Edit[]): string {
  let out = text;
  for (const { start, end, text: put } of [...edits].toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    const before = out.slice(0, start).replace(/\b(a)n?(?=\s$)/i, (whole, letter: string) => (/^[\d½¼¾⅓⅔]/.test(put) ? (/^(?:8|11\b|18\b)/.test(put) ? `${letter}n` : letter) : whole));
    out = before + put + out.slice(end);
  }
  return out;
}
