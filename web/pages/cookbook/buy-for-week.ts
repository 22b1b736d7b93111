/** What has to be bought for several recipes. It brings the kitchen along, so it is fetched when it is asked for. */
import { checked, linesAbout, linesToBuy, onTheList, read } from '../../cooking/sheet/workbench.ts';

/** Puts on the list what the recipes take, without staples and without what is on hand; says what came of it. */
export function buyForWeek(recipes: readonly string[], pantry: readonly string[]): { said: string; undo?: () => string } {
  const wanted = recipes.map((markdown) => {
    const recipe = read(markdown);
    const lines = pantry.length === 0 ? linesToBuy(recipe) : linesAbout(recipe, checked(recipe, pantry, undefined).extras);
    return { recipe, lines };
  });
  const { said, undo } = onTheList(wanted);
  const left = pantry.length === 0 ? '' : ' What is on your list of ingredients is left out.';
  return { said: `${said}${left}`, ...(undo && { undo }) };
}
