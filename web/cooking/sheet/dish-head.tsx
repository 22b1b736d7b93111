/** The head of a recipe, laid out as a dish: its picture, its title, who wrote it, and a strip of facts. The same while it is still being written. */
import './dish-head.css';
import type { ReactNode } from 'react';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import { RecipeText } from '../recipe-text.tsx';

interface Props {
  /** The title's line of markdown. */
  title: string;
  byLine?: ReactNode;
  /** Stands in place of the drawn dish: the cook's own photo. */
  picture?: ReactNode;
  /** A button in the picture's corner. */
  onPicture?: ReactNode;
  look?: string | undefined;
  /** The text from which the picture is drawn where there is no look. */
  markdown: string;
  /** True while the dish is not known yet. */
  waiting?: boolean;
  /** The strip of facts. */
  children?: ReactNode;
}

export function DishHead({ title, byLine, picture, onPicture, look, markdown, waiting = false, children }: Props) {
  return (
    <header className="dish-head">
      {picture ?? <DishPicture className="dish-hero" look={look} markdown={markdown} waiting={waiting} />}
      <div className="dish-words">
        <RecipeText markdown={title} growing={false} />
        {byLine !== undefined && <div className="by-line">{byLine}</div>}
        {children}
      </div>
      {onPicture}
    </header>
  );
}
