import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../send-context.ts';
import { toast } from '../parts/toast/toast.ts';
import { keepOne, removeKept } from './cookbook.ts';
import type { ToKeep } from './cookbook.ts';
import { factOf, onChange, onDevice, sameOnDevice } from './device-cookbook.ts';
import { sync } from './sync.ts';

interface Props {
  recipe: ToKeep;
  /** What the button says while the recipe is not kept. */
  children?: string;
}

/** Keeps a recipe: on this device, and in the account where someone is signed in. */
export function KeepButton({ recipe, children = 'Keep' }: Props) {
  const send = useSend();
  const [kept, setKept] = useState(false);

  useEffect(() => {
    let left = false;
    const look = () => {
      sameOnDevice(recipe).then(
        (found) => left || setKept(found !== undefined),
        () => undefined,
      );
    };
    look();
    const stop = onChange(look);
    return () => {
      left = true;
      stop();
    };
  }, [recipe]);

  async function keep() {
    try {
      const { id, fresh } = await keepOne(recipe);
      setKept(true);
      // What was kept before this tap is not taken away by undoing it.
      const undo = fresh ? () => void removeKept(id).then(() => toast({ said: 'It is out of your cookbook again.' }), () => undefined) : undefined;
      toast({ said: 'Kept on this device.', undo });
      if ((await factOf('owner')) === '') return;
      // "Saved" is said only once the server has it.
      await sync(send);
      const saved = (await onDevice(id))?.waiting !== true;
      toast({ said: saved ? 'Saved to your cookbook.' : 'Kept on this device; your account gets it when we can reach it.', undo });
    } catch {
      toast({ said: 'This browser keeps nothing, so the recipe was not kept. Download or print it instead.' });
    }
  }

  if (!kept) {
    return (
      <button className="bar-button" type="button" onClick={() => void keep()}>
        <BookmarkPlus aria-hidden="true" />
        {children}
      </button>
    );
  }
  return (
    <Link className="bar-button" to="/cookbook" aria-label="Kept: in your cookbook">
      <BookmarkCheck aria-hidden="true" />
      Kept
    </Link>
  );
}
