/** The shapes of a drawn dish. A chunk of its own with all that is drawn: nobody needs it before the first dish. */
import { useEffect, useMemo, useState } from 'react';
import { drawDish } from '../../../kitchen/drawing/draw-dish.ts';
import { readLook, type Look } from '../../../kitchen/drawing/look.ts';
import type { Tone } from '../../../kitchen/drawing/paper.ts';

interface Props {
  look: string | undefined;
  markdown: string | undefined;
}

const ink = (tone: Tone): string => (typeof tone === 'string' ? tone : `light-dark(${tone[0]}, ${tone[1]})`);

/** The look that a recipe carries; else, a moment later, what its words say. Null where they say nothing. */
function useLook(look: string | undefined, markdown: string | undefined): Look | null | 'coming' {
  const carried = useMemo(() => (look === undefined || look === '' ? null : readLook(look)), [look]);
  const [said, setSaid] = useState<Look | null | 'coming'>('coming');
  const wanted = carried === null ? (markdown ?? '') : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let gone = false;
    const tell = (found: Look | null) => gone || setSaid(found);
    import('../../../kitchen/drawing/look-of-text.ts').then(({ lookOfMarkdown }) => tell(lookOfMarkdown(wanted)), () => tell(null));
    return () => void (gone = true);
  }, [wanted]);
  return carried ?? said;
}

export function DrawnDish({ look, markdown }: Props) {
  const found = useLook(look, markdown);
  const shapes = useMemo(() => (found === null || found === 'coming' ? [] : drawDish(found).shapes), [found]);
  if (found === 'coming') return null;
  if (found === null) return <span className="dish-unknown" />;
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" strokeLinecap="round" strokeLinejoin="round" focusable="false">
      {shapes.map(({ d, tone, line, opacity }, at) =>
        line === undefined ? <path key={at} fill={ink(tone)} opacity={opacity} d={d} /> : <path key={at} fill="none" stroke={ink(tone)} strokeWidth={line} opacity={opacity} d={d} />,
      )}
    </svg>
  );
}
