/** An id for the copy of a shared recipe: the same for the same link, so that cooking goes on after a reload, and no way back to the link. */
export function idOfToken(token: string): string {
  const digits = [0, 1, 2, 3].map((part) => hash(`${part}${token}`).toString(16).padStart(8, '0')).join('');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-');
}

/** FNV-1a, 32 bits: enough to tell links apart, and there where the browser's own hashes are not (a plain http address). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
