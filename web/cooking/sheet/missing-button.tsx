import { ArrowRightLeft } from 'lucide-react';

/** What if it is not there? Stands at the end of an ingredient line, and the whole line is it. */
export function MissingButton({ name, ask }: { name: string; ask(): Promise<void> }) {
  return (
    <button className="missing-button no-print" type="button" aria-label={`I don’t have ${name}`} title={`I don’t have ${name}`} aria-haspopup="dialog" onClick={() => void ask()}>
      <ArrowRightLeft aria-hidden="true" />
    </button>
  );
}
