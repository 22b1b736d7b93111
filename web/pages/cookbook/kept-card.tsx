import './kept-cards.css';
import { Clock, Star } from 'lucide-react';
import { Link } from 'react-router';
import { inShort, splitHead } from '../../cooking/sheet/split-head.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { KeptPicture } from '../../keeping/kept-picture.tsx';
import { Stars } from './stars.tsx';

interface Props {
  recipe: DeviceRecipe;
  /** What the cook has of it, where that is known. */
  have: { have: number; of: number; missing: readonly string[] } | undefined;
}

/** A kept recipe as a picture: how long it takes, what is missing, how good it was. */
export function KeptCard({ recipe, have }: Props) {
  const time = timeOf(recipe.markdown);
  return (
    <li className="card kept-card">
      <div className="kept-front">
        <KeptPicture className="kept-picture" recipe={recipe} named />
        {time !== '' && (
          <p className="kept-time">
            <Clock aria-hidden="true" />
            {time}
          </p>
        )}
        {recipe.favourite && <Star className="kept-star" role="img" aria-label="Favourite" />}
      </div>
      <h2>
        <Link className="whole-card" to={`/cookbook?recipe=${recipe.id}`}>{recipe.title}</Link>
      </h2>
      {recipe.rating !== null && <Stars rating={recipe.rating} />}
      {have && (
        <p className="kept-have">
          <strong>
            You have {have.have} of {have.of}
          </strong>
          {have.missing.length > 0 && `; ${missingSaid(have.missing)}`}
        </p>
      )}
      {recipe.other !== null && <p className="kept-twice">Changed in two places: open it to choose.</p>}
      <p className="hint">{factsOf(recipe)}</p>
      {recipe.tags.length > 0 && (
        <p className="kept-tags">
          {recipe.tags.map((each) => (
            <span key={each} className="chip">
              {each}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** More are counted and not named: a card is small. */
const NAMED = 3;
const missingSaid = (missing: readonly string[]): string => (missing.length > NAMED ? `${missing.length} missing` : `missing: ${missing.join(', ')}`);

/** The whole time of a recipe, as its head tells it; empty where it does not. */
function timeOf(markdown: string): string {
  const times = splitHead(markdown).facts.filter((fact) => !/^(?:serves|makes) /i.test(fact));
  const whole = times.find((fact) => /^total /i.test(fact))?.slice('total '.length) ?? (times.length === 1 ? times[0] : undefined);
  return inShort(whole ?? '');
}

const day = (moment: string): string => new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

function factsOf({ cooked, keptAt }: DeviceRecipe): string {
  const last = cooked.at(-1);
  if (last === undefined) return `Kept ${day(keptAt)}`;
  return `Cooked ${cooked.length === 1 ? 'once' : `${cooked.length} times`}, last on ${day(last.on)}`;
}
