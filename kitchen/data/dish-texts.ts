/** The texts of all dish cards, from the folder beside this file. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Id ("greek/avgolemono") and text of every card. */
export function dishTexts(): [id: string, text: string][] {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dishes');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => [name.replaceAll('\\', '/').slice(0, -4), readFileSync(path.join(root, name), 'utf8')]);
}

/** A card as a browser gets it: without the pantries that only prove it, every line in one piece. It reads as the same card. */
export const toBundle = (text: string): string => text.replace(/^try: .*(?:\n[ \t].*)*\n?/gm, '').replace(/\n[ \t]+(?!when #|\+|[ \t])/g, ' ');
