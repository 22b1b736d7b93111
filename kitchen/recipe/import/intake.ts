/** What one import takes in and what it leaves: what cannot be read never stops the rest, and is told. */
import { ImportFault } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';
import type { Imported } from './imported.ts';

export interface Intake {
  recipes: readonly Imported[];
  /** A sentence for each file or recipe that was left. */
  refused: readonly string[];
  /** What else was left behind, by name in the singular ("photo"): how many. */
  left: ReadonlyMap<string, number>;
}

export class Taking implements Intake {
  readonly recipes: Imported[] = [];
  readonly refused: string[] = [];
  readonly left = new Map<string, number>();

  /** Takes in what `read` gives; its fault is a sentence among those refused. */
  take(read: () => readonly Imported[] | Imported): void {
    try {
      for (const recipe of [read()].flat()) {
        if (this.recipes.length >= IMPORT.recipes) throw new ImportFault('That is more than 10,000 recipes; those after them were left.');
        this.recipes.push(recipe);
        for (const [what, count] of Object.entries(recipe.left)) this.leave(what, count);
      }
    } catch (fault) {
      if (!(fault instanceof ImportFault)) throw fault;
      this.refuse(fault.message);
    }
  }

  /** Takes over what was read apart, as far as `fits` says. */
  takeAll({ recipes, refused, left }: Intake, fits: (recipe: Imported) => boolean): void {
    const ofThem = (what: string): number => recipes.reduce((sum, recipe) => sum + (recipe.left[what] ?? 0), 0);
    for (const [what, count] of left) this.leave(what, count - ofThem(what));
    this.take(() => recipes.filter(fits));
    for (const sentence of refused) this.refuse(sentence);
  }

  refuse(sentence: string): void {
    if (this.refused.at(-1) !== sentence) this.refused.push(sentence);
  }

  leave(what: string, count = 1): void {
    if (count > 0) this.left.set(what, (this.left.get(what) ?? 0) + count);
  }
}
