import { Clock, CookingPot, ListChecks, ShoppingBasket, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import type { Idea } from './use-ideas.ts';

const AND = new Intl.ListFormat('en-GB');

interface Props {
  idea: Idea;
  /** True while it cannot be picked; it keeps its focus then. */
  off: boolean;
  pick(): void;
}

/** One dish on offer: what it is called and what it takes. */
export function IdeaCard({ idea, off, pick }: Props) {
  const { title, plainly, way, cuisine, minutes, uses, of, extras, usesUp, look } = idea;
  return (
    <button className="idea" type="button" aria-disabled={off} onClick={() => off || pick()}>
      <DishPicture className="idea-picture" look={look} />
      <span className="idea-title">{title}</span>
      <span className="visually-hidden">: </span>
      <span className="idea-facts">
        {plainly !== '' && (
          <span>
            {plainly}
            <span className="visually-hidden">, </span>
          </span>
        )}
        <Fact icon={<CookingPot />}>
          {kitchenOf(cuisine)}
          {COOKED[way] ?? way}
        </Fact>
        <Fact icon={<Clock />}>{minutes} minutes</Fact>
        <Fact icon={<ListChecks />}>
          uses {uses} of {of}
        </Fact>
        {extras.length === 0 ? (
          <Fact icon={<ShoppingBasket />} className="idea-free">
            nothing to buy
          </Fact>
        ) : (
          <Fact icon={<ShoppingBasket />}>needs: {AND.format(extras)}</Fact>
        )}
        {usesUp !== null && <Fact icon={<Sprout />}>uses up your {usesUp}</Fact>}
      </span>
    </button>
  );
}

const COOKED: Readonly<Record<string, string>> = {
  boil: 'boiled', simmer: 'simmered', stew: 'stewed', steam: 'steamed', fry: 'fried', 'stir-fry': 'stir-fried', 'deep-fry': 'deep-fried', bake: 'baked', roast: 'roasted', grill: 'grilled',
  toast: 'toasted', raw: 'uncooked', blend: 'blended', chill: 'chilled', freeze: 'frozen',
};

/** "Italian, " or "West African, "; nothing for a dish that no kitchen owns. */
function kitchenOf(cuisine: string): string {
  return cuisine === 'everyday' ? '' : `${cuisine.split('-').map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join(' ')}, `;
}

/** The comma is for who listens. */
function Fact({ icon, className = '', children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <span className={`idea-fact ${className}`}>
      <span className="idea-mark" aria-hidden="true">
        {icon}
      </span>
      <span>
        {children}
        <span className="visually-hidden">, </span>
      </span>
    </span>
  );
}
