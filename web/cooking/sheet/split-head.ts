/** A recipe's head apart from the rest, so that a page can lay it out: its title, and the line with yield and times. */
export interface Head {
  /** The title's line of markdown; empty where the text does not begin with one. */
  title: string;
  /** "Serves 4", "1 hour 20 minutes". */
  facts: readonly string[];
  rest: string;
}

const FACT = /^(?:(?:serves|makes|prep|cook|total) |\d{1,4} (?:minutes?|hours?))/i;

/** @param growing true while the text is still coming: a line of facts that has not ended is held back */
export function splitHead(markdown: string, growing = false): Head {
  const lines = markdown.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const title = lines[first]?.trim() ?? '';
  if (!title.startsWith('# ')) return { title: '', facts: [], rest: markdown };
  const next = lines.findIndex((line, index) => index > first && line.trim() !== '');
  if (next === -1) return { title, facts: [], rest: '' };
  const line = lines[next]?.trim() ?? '';
  const rest = (from: number): string => lines.slice(from).join('\n').replace(/^\n+/, '');
  if (growing && next === lines.length - 1 && line.startsWith('*') && !/[^*]\*\*$/.test(line)) return { title, facts: [], rest: '' };
  const facts = factsIn(line);
  const alone = (lines[next + 1] ?? '').trim() === '';
  return facts.length > 0 && alone ? { title, facts, rest: rest(next + 1) } : { title, facts: [], rest: rest(next) };
}

/** The facts of a line that holds nothing else, as `writeRecipe` writes it. */
function factsIn(line: string): readonly string[] {
  if (!line.startsWith('**') || !line.endsWith('**')) return [];
  const inside = line.slice(2, -2);
  const facts = inside.split(' · ');
  return !inside.includes('*') && facts.every((fact) => FACT.test(fact)) ? facts : [];
}

/** "1 h 20 min" of "1 hour 20 minutes": short enough to stand in a row. */
export const inShort = (fact: string): string => fact.replace(/ hours?\b/g, ' h').replace(/ minutes?\b/g, ' min');
