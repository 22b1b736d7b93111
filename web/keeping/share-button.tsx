import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { ToKeep } from './cookbook.ts';
import { ShareDialog } from './share-dialog.tsx';

/** Makes a link that anyone who has it can open, and ends it again. `kept` says that the account knows the recipe. */
export function ShareButton({ recipe, kept = false }: { recipe: ToKeep; kept?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button className="bar-button" type="button" aria-haspopup="dialog" aria-label="Share a link" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" />
        Share
      </button>
      {open && <ShareDialog recipe={recipe} kept={kept} close={() => setOpen(false)} />}
    </>
  );
}
