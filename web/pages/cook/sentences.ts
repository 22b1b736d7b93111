/** Where the sentences of a text begin and end, white space around them left out. */
export function sentencesIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\S.*?(?:[.!?]["”’)]*(?=\s+["“(]?\p{Lu})|$)/gsu)].map(({ index, 0: found }) => ({ start: index, end: index + found.trimEnd().length }));
}
