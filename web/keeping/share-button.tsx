import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { ToKeep } from './cookbook.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Makes a link that anyone who has it can open, and ends it again. `kept` says that the account knows the recipe. */
export function ShareButton({ recipe, kept = false }: { recipe: ToKeep; kept?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button className="button-quiet" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link2 aria-hidden="true" />
        Share a link
      </button>
      {open && <ShareDialog recipe={recipe} kept={kept} close={() => setOpen(false)} />}
    </>
  );
}
