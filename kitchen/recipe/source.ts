/** Where a recipe is from, as its cook wrote it: a book, a person, an address. */

/** A piece of it; `href` where it is an address of the web. */
export interface SourcePart { text: string; href: string | null }

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”]+/giu;
const LONGEST = 60;

/** The address behind a text, or null where it is none that may be followed: only http and https, and no name before an "@" that looks like the host. */
function addressIn(text: string): URL | null {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '' && url.password === '' ? url : null;
}

/** "example.org/soup": the host that is really asked, and as much of the way as has room. */
function shortly({ host, pathname }: URL): string {
  const whole = `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 1)}…`;
}

/** The pieces of a source in order, each address as a link. */
export function sourceParts(source: string): SourcePart[] {
  const parts: SourcePart[] = [];
  let at = 0;
  for (const { 0: found, index } of source.matchAll(ADDRESS)) {
    const text = found.replace(/[.,;:!?)\]'’]{1,20}$/, '');
    const url = addressIn(text);
    if (url === null) continue;
    if (index > at) parts.push({ text: source.slice(at, index), href: null });
    parts.push({ text: shortly(url), href: url.href });
    at = index + text.length;
  }
  return at < source.length ? [...parts, { text: source.slice(at), href: null }] : parts;
}
