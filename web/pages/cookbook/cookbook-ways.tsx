import { CalendarDays, Download, Plus, Upload } from 'lucide-react';
import { Link } from 'react-router';

/** Opens one of the parts at the foot of the page (take-in.tsx, take-out.tsx) and leads there. */
function show(id: string): void {
  const part = document.getElementById(id);
  if (!(part instanceof HTMLDetailsElement)) return;
  part.open = true;
  part.querySelector('summary')?.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'center' });
}

/** What one can do with a cookbook. */
export function CookbookWays({ full }: { full: boolean }) {
  return (
    <div className="cookbook-ways no-print">
      <Link className="button-quiet" to="/cookbook?write">
        <Plus aria-hidden="true" />
        New recipe
      </Link>
      {full && (
        <Link className="button-quiet" to="/cookbook?week">
          <CalendarDays aria-hidden="true" />
          Week
        </Link>
      )}
      <button className="button-quiet" type="button" onClick={() => show('import')}>
        <Download aria-hidden="true" />
        Import
      </button>
      {full && (
        <button className="button-quiet" type="button" onClick={() => show('export')}>
          <Upload aria-hidden="true" />
          Export
        </button>
      )}
    </div>
  );
}
