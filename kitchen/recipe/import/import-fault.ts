/** A file that cannot be taken in. The message is a sentence for whoever chose the file; it names the entry, never what stands in it. */
export class ImportFault extends Error {
  override name = 'ImportFault';
}

/** A name from a file, fit to stand in a sentence: its last part, without anything invisible, not too long. */
export function spokenName(path: string): string {
  const name = path.toWellFormed().replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '').split(/[/\\]/).findLast((part) => part.trim() !== '')?.trim() ?? '';
  return name === '' ? 'A file' : `“${[...name].slice(0, 80).join('')}”`;
}
