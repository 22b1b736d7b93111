/** The page that tells how the hub library stands to the specification: docs/hub-conformance.md. */
import { readFileSync } from 'node:fs';
import type { Row } from './row.ts';

/** Releases that the rows were shown on, as package.json pins them: "@huggingface/inference 4.13.30". */
function releases(): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name]) => name.startsWith('@huggingface/'))
    .map(([name, release]) => `${name} ${release}`);
}

const VERDICTS = { holds: 'holds', today: 'holds with today’s wording', gone: 'gone upstream' } as const;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The page, from the rows. */
export function conformancePage(rows: readonly Row[]): string {
  const count = (verdict: Row['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  return [
    '# How the hub library stands to the specification',
    '',
    'Made by `tests/hub-conformance` from its rows; each row is shown by a test on loopback, with the releases that we use:',
    `${releases().join(', ')}.`,
    '',
    `${rows.length} statements: ${count('holds')} hold, ${count('today')} hold with today’s wording, ${count('gone')} are gone upstream.`,
    '',
    '| Statement | Stands | Today | Last held in |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      ({ says, verdict, today = '', lastHeld = '' }) => `| ${cell(says)} | ${VERDICTS[verdict]} | ${cell(today)} | ${lastHeld} |`,
    ),
    '',
  ].join('\n');
}
