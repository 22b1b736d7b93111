/** Every command that a paper tells its reader to type. */
import { readProjectFile } from './source-files.ts';

/** What a command begins with, after settings and the five fields of cron. */
const BEGINS = /^(?:\S+ \S+ \* \* \* )?(?:[A-Z_]+=(?:'[^']*'|[^'\s]*) )*(?:cd|createdb|docker|export|node|npm|npx|pg_dump|pg_restore|recipe-chef|sudo)(?: |$)/;

/** Lines of blocks and what stands in backquotes with at least one blank in it; remarks at their ends left out. */
export function commandsOf(paper: string): string[] {
  const text = readProjectFile(paper);
  const blocks = [...text.matchAll(/\n```\n([^]*?)\n```/g)].flatMap(([, block = '']) => block.split('\n'));
  const quoted = [...text.replaceAll(/\n```\n[^]*?\n```/g, '').matchAll(/`([^`\n]+ [^`\n]+)`/g)].map(([, code = '']) => code);
  return [...new Set([...blocks, ...quoted].map((line) => line.replace(/ {2,}# .*$/, '').trim()).filter((line) => BEGINS.test(line)))];
}
