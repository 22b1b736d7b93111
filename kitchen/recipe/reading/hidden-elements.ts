/** Parts of a page that no reader sees. Found by walking on, never back: a saved page may have millions of characters. */

const OPENS = /<!--|<(script|style|svg|iframe)\b/gi;
const CLOSES: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'svg', 'iframe'].map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')]),
);
const COMMENT_ENDS = /-->/g;

interface Hidden { tag: string; from: number; to: number; inside: string }

/** Comments, scripts and the like in order; one that is never closed reaches to the end. */
export function* hiddenIn(text: string): Generator<Hidden> {
  for (let at = 0; ;) {
    OPENS.lastIndex = at;
    const open = OPENS.exec(text);
    if (open === null) return;
    const tag = (open[1] ?? '').toLowerCase();
    const closes = CLOSES.get(tag) ?? COMMENT_ENDS;
    closes.lastIndex = open.index + open[0].length;
    const close = closes.exec(text);
    const to = close === null ? text.length : close.index + close[0].length;
    yield { tag, from: open.index, to, inside: text.slice(open.index, close?.index ?? text.length) };
    at = to;
  }
}

/** The text without them. */
export function withoutHidden(text: string): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of hiddenIn(text)) {
    kept += text.slice(at, from);
    at = to;
  }
  return kept + text.slice(at);
}
