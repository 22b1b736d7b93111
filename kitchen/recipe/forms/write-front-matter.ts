/** What a cook keeps beside a recipe, as front matter: other apps read it, and so do we. */

export interface Beside { tags: readonly string[]; rating: number | null; source: string; favourite: boolean; notes: string }

/** A value as YAML: plain where nothing in it could mean anything else, quoted otherwise. */
export const yaml = (value: string): string => (/^(?:\p{L}|\d+ \p{L})[\p{L}\p{N} ,.'’()-]*$/u.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value) && value.trim() === value ? value : JSON.stringify(value));

/** The lines of what is there. In a list every text is quoted: it may hold a comma. */
export function besideLines({ tags, rating, source, favourite, notes }: Beside): string[] {
  return [
    tags.length === 0 ? '' : `tags: [${tags.map((tag) => JSON.stringify(tag)).join(', ')}]`,
    rating === null ? '' : `rating: ${rating}`,
    source === '' ? '' : `source: ${yaml(source)}`,
    favourite ? 'favourite: true' : '',
    notes === '' ? '' : `notes: ${JSON.stringify(notes)}`,
  ].filter(Boolean);
}

/** Several as one file: what stands above a recipe parts it from the one before it, or else a rule does. */
export const joinMarkdown = (files: readonly string[]): string =>
  files.map((file) => file.trim()).map((text, at) => (at === 0 || text.startsWith('---') ? text : `---\n\n${text}`)).join('\n\n');

/** A recipe's markdown with that above it; as it is where there is nothing to say. */
export function markdownFile({ title, markdown, ...beside }: Beside & { title: string; markdown: string }): string {
  const lines = besideLines(beside);
  return lines.length === 0 ? markdown : `---\ntitle: ${yaml(title)}\n${lines.join('\n')}\n---\n\n${markdown}`;
}
