import './keep-button.css';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../send-context.ts';
import { keepOne } from './cookbook.ts';
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
  const [said, setSaid] = useState('');

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
      const { id } = await keepOne(recipe);
      setKept(true);
      setSaid('Kept on this device.');
      if ((await factOf('owner')) === '') return;
      // "Saved" is said only once the server has it.
      await sync(send);
      setSaid((await onDevice(id))?.waiting !== true ? 'Saved to your cookbook.' : 'Kept on this device; your account gets it when we can reach it.');
    } catch {
      setSaid('This browser keeps nothing, so the recipe was not kept. Download or print it instead.');
    }
  }

  return (
    <span className="keep">
      {kept ? (
        <Link className="button-quiet" to="/cookbook">
          <BookmarkCheck aria-hidden="true" />
          In your cookbook
        </Link>
      ) : (
        <button className="button-quiet" type="button" onClick={() => void keep()}>
          <BookmarkPlus aria-hidden="true" />
          {children}
        </button>
      )}
      <span className="said" role="status">
        {said}
      </span>
    </span>
  );
}
