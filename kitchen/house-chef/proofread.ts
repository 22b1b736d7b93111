/** The last look over a written dish: nothing is told twice, used up twice or cut one way and used another. */
import type { Part } from './pen.ts';
import { shortName } from './pen.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Drops from the list what a step tells the cook to do: "rinsed" beside "Rinse the rice". */
function toldOnce(parts: readonly Part[], text: string): void {
  for (const part of parts) {
    const name = escaped(shortName(part));
    const told = (act: string): boolean => new RegExp(`${act} [^.]*\\b${name}\\b`, 'i').test(text);
    const drop = (word: string): void => {
      part.cut = part.cut.split(/, | and /).filter((piece) => piece !== word).join(', ');
    };
    if (part.cut.includes('rinsed') && !part.cut.includes('drained') && told('rinse')) drop('rinsed');
    if (part.cut.includes('patted dry') && told('pat')) drop('patted dry');
  }
}

/** "cut into wedges" is right for what is squeezed at the table; what goes into a sauce is juice. */
function juiceOrWedges(parts: readonly Part[], text: string): void {
  if (/squeeze of|wedges? /i.test(text)) return;
  for (const part of parts) if (part.food.kind === 'citrus' && /wedges/.test(part.cut)) part.cut = 'juice squeezed';
}

/** A fat that is used in two places is divided: "half of the oil", "the rest of the oil". */
function shareFat(parts: readonly Part[], steps: string[]): void {
  for (const part of parts.filter(({ food, slot }) => (food.kind === 'oil' || food.kind === 'butter') && (slot === 'fat' || slot === 'staple'))) {
    const name = escaped(shortName(part));
    if (steps.some((step) => new RegExp(`(?:of|last of|little of|some of) the ${name}\\b`, 'i').test(step))) continue;
    const uses = new RegExp(`\\b((?:heat|melt|add|whisk|shake|stir|toss|brush|trickle|warm|mix)\\b[^.]*?)\\bthe ${name}\\b`, 'gi');
    const count = steps.reduce((sum, step) => sum + (step.match(uses)?.length ?? 0), 0);
    if (count < 2) continue;
    let at = 0;
    steps.forEach((step, index) => {
      steps[index] = step.replace(uses, (_, before: string) => {
        at += 1;
        const share = at === count ? 'the rest of' : count === 2 ? 'half of' : at === 1 ? 'some of' : 'more of';
        return `${before}${share} the ${shortName(part)}`;
      });
    });
  }
}

/** Mends cuts and steps in place. */
export function proofread(parts: readonly Part[], steps: string[]): void {
  const text = steps.join(' ');
  toldOnce(parts, text);
  juiceOrWedges(parts, text);
  shareFat(parts, steps);
}
