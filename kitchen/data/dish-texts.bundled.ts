/** The texts of all dish cards, as the bundler puts them into one file for a browser. */
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>('./dishes/**/*.txt', { query: '?raw', import: 'default', eager: true });

/** Id ("greek/avgolemono") and text of every card. */
export function dishTexts(): [id: string, text: string][] {
  return Object.entries(FILES).map(([path, text]) => [path.replace('./dishes/', '').slice(0, -4), text]);
}
