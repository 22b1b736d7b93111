import { useId, useState } from 'react';

/** Characters that a card shows at once; one long review would make every card as tall. */
const AT_ONCE = 200;

/** What somebody wrote, in quotes; the rest of a long text opens on request. */
export function ReviewWords({ text }: { text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = text.length > AT_ONCE * 1.25;
  const shown = long && !open ? `${text.slice(0, AT_ONCE).replace(/\s+\S*$/, '')} …` : text;
  return (
    <div className="review-words">
      <blockquote className="review-text" id={id}>
        “{shown}”
      </blockquote>
      {long && (
        <button className="review-more" type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Read less' : 'Read it all'}
        </button>
      )}
    </div>
  );
}
