/** Writes elements as HTML. Whatever stands in them as text or attribute is escaped; there is no way to pass HTML through. */
import type { Markup } from '../../contract/share-document.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The HTML of elements, without white space between them. */
export function toHtml(markup: readonly Markup[]): string {
  return markup.map((one) => {
    if (typeof one === 'string') return escapeHtml(one);
    const [tag, attributes, ...children] = one;
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
    return tag === 'br' || tag === 'hr' ? `<${tag}${written}/>` : `<${tag}${written}>${toHtml(children)}</${tag}>`;
  }).join('');
}

/** JSON for a script element that holds data: no text in it can end the element. */
export const dataJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A meta element of a document's head. */
export const meta = (attribute: 'name' | 'property', name: string, content: string): string => `<meta ${attribute}="${name}" content="${escapeHtml(content)}"/>`;
