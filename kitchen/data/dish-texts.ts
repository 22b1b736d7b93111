/** The texts of all dish cards, from the folder beside this file. */
import { readFileSync, readdirSync } from 'node:fs';

/** Id ("greek/avgolemono") and text of every card. */
export function dishTexts(): [id: string, text: string][] {
  const root = new URL('./dishes/', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => [name.replaceAll('\\', '/').slice(0, -4), readFileSync(new URL(name, root), 'utf8')]);
}
