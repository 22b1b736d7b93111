/** JSON as it is found in files and pages, which is not always JSON. */
import { ImportFault } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';

/** Whether it nests deeper than any recipe; nobody shall walk down that. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (inText) {
      if (letter === 92) at += 1;
      else if (letter === 34) inText = false;
    } else if (letter === 34) inText = true;
    else if (letter === 123 || letter === 91) depth += 1;
    else if (letter === 125 || letter === 93) depth -= 1;
    if (depth > IMPORT.depth) return true;
  }
  return false;
}

const ESCAPE = /^(?:["\\/bfnrt]|u[\da-f]{4})/i;

/** What pages put around their JSON, so that old browsers do not show it. */
const BEFORE = ['<!--', '//<![CDATA[', '// <![CDATA[', '/*<![CDATA[*/', '/* <![CDATA[ */', '<![CDATA['];
const AFTER = ['-->', '//]]>', '// ]]>', '/*]]>*/', '/* ]]> */', ']]>', ';', '//'];

function unwrapped(text: string): string {
  let source = text.trim();
  for (let before = ''; before !== source;) {
    before = source;
    for (const sign of BEFORE) if (source.startsWith(sign)) source = source.slice(sign.length).trimStart();
    for (const sign of AFTER) if (source.endsWith(sign)) source = source.slice(0, -sign.length).trimEnd();
  }
  return source;
}

/** The same with what sites get wrong set right: raw line breaks and stray backslashes in texts, commas before an end. */
function mended(text: string): string {
  const source = unwrapped(text);
  const whole = source.includes('"') ? source : source.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const pieces: string[] = [];
  let inText = false;
  for (let at = 0; at < whole.length; at++) {
    const letter = whole.charAt(at);
    if (!inText) {
      inText = letter === '"';
      if (letter !== ',' || !/^\s{0,200}[\]}]/.test(whole.slice(at + 1, at + 202))) pieces.push(letter);
    } else if (letter === '\\') {
      const escape = ESCAPE.exec(whole.slice(at + 1, at + 6))?.[0];
      if (escape !== undefined) pieces.push(`\\${escape}`);
      at += escape?.length ?? 0;
    } else if (letter < ' ') pieces.push(letter === '\n' ? '\\n' : ' ');
    else {
      inText = letter !== '"';
      pieces.push(letter);
    }
  }
  return pieces.join('');
}

/** @throws ImportFault where it cannot be read even so */
export function looseJson(text: string, where: string): unknown {
  if (!isTooDeep(text)) {
    for (const read of [() => text, () => mended(text)]) {
      try {
        return JSON.parse(read());
      } catch { /* mended, or told below */ }
    }
  }
  throw new ImportFault(`${where} is damaged. Export it again and retry.`);
}
