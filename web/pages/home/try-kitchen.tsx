import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { LIMITS } from '../../../contract/limits.ts';
import { splitEntry } from '../../../kitchen/pantry/split-entry.ts';
import { keepHere } from '../../parts/device/here.ts';
import { remember } from '../../parts/device/remembered.ts';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import { WelcomeScene } from '../../parts/drawings/welcome-scene.tsx';
import { KITCHENS } from './examples.ts';

/** The field that everything begins with, three kitchens to fill it from, and what comes of them. */
export function TryKitchen({ children }: { children: ReactNode }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);
  const [why, setWhy] = useState('');
  const { title, minutes, look, foods } = KITCHENS[chosen ?? 0] ?? KITCHENS[0];

  function start(event: FormEvent) {
    event.preventDefault();
    const entries = [...new Set(splitEntry(field.current?.value ?? ''))];
    const long = entries.find((entry) => [...entry].length > LIMITS.entryLength);
    if (long !== undefined || entries.length > LIMITS.entries) {
      setWhy(long === undefined ? `A list holds ${LIMITS.entries} ingredients.` : `One ingredient can have ${LIMITS.entryLength} characters, and “${long.slice(0, 20)}…” has more. Shorten it.`);
      return;
    }
    // An empty field leads to the list as it was left.
    if (entries.length > 0) {
      keepHere('list', entries);
      remember('last-list', entries);
    }
    void navigate('/recipe');
  }

  function fill(at: number) {
    setChosen(at);
    setWhy('');
    if (field.current !== null) field.current.value = KITCHENS[at]?.foods.join(', ') ?? '';
  }

  return (
    <div className="page welcome-row">
      <div className="welcome-words">
        {children}
        <form className="try-form" onSubmit={start}>
          <label htmlFor={`${id}-foods`}>What do you have?</label>
          <div className="try-row">
            <input id={`${id}-foods`} ref={field} placeholder="eggs, spinach, feta" autoComplete="off" enterKeyHint="go" aria-describedby={`${id}-why`} />
            <button className="button" type="submit">
              Start with what you have
            </button>
          </div>
          <p className="try-why" id={`${id}-why`} role="alert">
            {why}
          </p>
        </form>
        <div className="try-kitchens" role="group" aria-label="Kitchens to try">
          <p className="hint">Or try one of these:</p>
          {KITCHENS.map((kitchen, at) => (
            <button key={kitchen.dish} className="try-kitchen" type="button" aria-pressed={chosen === at} onClick={() => fill(at)}>
              {kitchen.foods.join(', ')}
            </button>
          ))}
        </div>
        <p className="welcome-more">
          <Link to="/faq">How does it work?</Link>
        </p>
      </div>
      <figure className="welcome-dish">
        <DishPicture key={look} className="welcome-picture" look={look}>
          {chosen === null && <WelcomeScene className="welcome-drawing" />}
        </DishPicture>
        <figcaption aria-live="polite">
          <strong>{title}</strong>
          <span>
            from {foods.join(', ')} · {minutes} minutes · nothing to buy
          </span>
        </figcaption>
      </figure>
    </div>
  );
}
