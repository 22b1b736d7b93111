/** A round mark with somebody's initials; its colour is the same for the same name. */
export function Initials({ name }: { name: string }) {
  const tone = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 4;
  return (
    <span className={`review-portrait review-initials review-tone-${tone}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word: "Ana María López" gives "AL". */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '·', ...rest] = letters;
  return `${first}${rest.at(-1) ?? ''}`.toLocaleUpperCase('en');
}
