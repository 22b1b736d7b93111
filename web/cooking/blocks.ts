/** Cuts markdown at blank lines outside code fences, so that a growing text only re-renders its last block. */
export function blocks(markdown: string): string[] {
  const found: string[] = [];
  let current: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === null) fence = mark;
      else if (mark.startsWith(fence) && line.trim() === mark) fence = null;
    }
    if (line.trim() === '' && fence === null) {
      if (current.length > 0) found.push(current.join('\n'));
      current = [];
    } else current.push(line);
  }
  if (current.length > 0) found.push(current.join('\n'));
  return found;
}
