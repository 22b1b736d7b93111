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
