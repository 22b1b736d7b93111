/** What the server writes into a shared recipe's page, and the browser reads there before it takes over. */
import type { Opened } from './share.ts';

/** The elements a shared recipe is written with before any script runs. */
type WrittenTag = 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'ul' | 'ol' | 'li' | 'a' | 'em' | 'strong' | 'del' | 'code' | 'pre' | 'span' | 'blockquote' | 'br' | 'hr' | 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

/** A text, or an element: its tag, its attributes (`class`, `href`, `rel`, `start`), and what is in it. No two texts stand side by side. */
export type Markup = string | readonly [tag: WrittenTag, attributes: Readonly<Record<string, string>>, ...children: Markup[]];

/** The id of the data block in the page's head. */
export const SHARED_DATA = 'shared-recipe';

/** The data block: whose link it is, and the recipe, or null where the link leads nowhere any more. */
export interface SharedData {
  token: string;
  recipe: Written | null;
}

export interface Written extends Opened {
  /** For previews, as in the page's head. */
  description: string;
  written: readonly Markup[];
}
