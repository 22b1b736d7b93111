/** The screens of a dish: getting ready, one for each step, and the end. Comes as a chunk of its own with the kitchen that reads recipes. */
import './cook-mode.css';
import { useMemo, useState } from 'react';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { scaleRecipe } from '../../../kitchen/recipe/scaling/scale.ts';
import { changeStove, startOver } from '../../keeping/stove.ts';
import type { Stove } from '../../keeping/stove.ts';
import { useSwipe } from '../../parts/carousel/use-swipe.ts';
import { CookFoot } from './cook-foot.tsx';
import { CookHead } from './cook-head.tsx';
import { CookTitle } from './cook-title.tsx';
import { CookedScreen } from './cooked-screen.tsx';
import { Drawer } from './drawer.tsx';
import { HelpList } from './help-list.tsx';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { ReadyScreen } from './ready-screen.tsx';
import { StepScreen } from './step-screen.tsx';
import { TimerBar } from '../../cooking/timers/timer-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useScreenFocus } from './use-screen-focus.ts';
import { useWakeLock } from './use-wake-lock.ts';

export function CookMode({ stove }: { stove: Stove }) {
  const { markdown, servings, units } = stove.dish;
  const { recipe, remarks } = useMemo(() => scaleRecipe(readRecipe(markdown), { servings, units }), [markdown, servings, units]);
  const { title, steps, ingredients } = recipe;
  const last = steps.length + 1;
  const at = Math.min(stove.step, last);
  const step = at - 1;
  const text = steps[step] ?? null;

  const [drawer, setDrawer] = useState<'ingredients' | 'help' | null>(null);
  const [next, setNext] = useState<string | null>(null);
  // Saying the same twice is heard twice: the odd times end in a space that is not heard.
  const [said, setSaid] = useState({ sentence: '', times: 0 });
  const say = (sentence: string) => setSaid(({ times }) => ({ sentence, times: times + 1 }));

  const nameOf = (screen: number) => (screen === 0 ? 'Get ready' : screen === last ? 'Time to eat' : `Step ${screen} of ${steps.length}`);
  const wakeLock = useWakeLock();
  const aloud = useReadAloud(text === null ? '' : `${nameOf(at)}. ${text}`);
  const { heading, body } = useScreenFocus(at);

  function go(to: number) {
    const screen = Math.max(0, Math.min(to, last));
    if (screen === at) return;
    setNext(null);
    setDrawer(null);
    say(`${nameOf(screen)}. ${steps[screen - 1] ?? ''}`);
    changeStove({ step: screen });
  }

  function askNext() {
    const sentence = at === last - 1 ? 'This is the last step. Then it is time to eat.' : `Then, ${nameOf(at + 1).toLowerCase()}: ${steps[at] ?? ''}`;
    setNext(sentence);
    say(sentence);
  }

  /** A dish that was cooked to its end begins anew when it is opened again. */
  function leaving() {
    if (at === last) startOver();
  }

  useKeys({ at, last, go, body });
  const swipe = useSwipe((by) => go(at + by));

  return (
    <div className="cook-mode">
      <CookTitle where={at === 0 || at === last ? title : `${nameOf(at)} - ${title}`} />
      <CookHead title={title} at={at} last={last} wakeLock={wakeLock} leaving={leaving} />
      <TimerBar />
      <main className="screen" ref={body} {...swipe}>
        <div className="screen-body" key={at}>
          <h2 className="screen-name" ref={heading} tabIndex={-1}>
            {nameOf(at)}
          </h2>
          {recipe.stepGroups?.[step] && <p className="screen-group">{recipe.stepGroups[step]}</p>}
          {at === 0 && <ReadyScreen recipe={recipe} markdown={markdown} remarks={remarks} ticked={stove.ticked} wakeLock={wakeLock} />}
          {text !== null && <StepScreen recipe={recipe} at={step} aloud={aloud} next={next} say={say} askNext={askNext} askHelp={() => setDrawer('help')} />}
          {at === last && <CookedScreen stove={stove} leaving={leaving} />}
        </div>
      </main>
      <CookFoot at={at} last={last} go={go} showIngredients={text !== null && ingredients.length > 0 ? () => setDrawer('ingredients') : null} />
      <p className="visually-hidden" role="status">
        {said.sentence}
        {said.times % 2 === 1 && '\u00a0'}
      </p>
      <Drawer open={drawer === 'ingredients'} title="Ingredients" close={() => setDrawer(null)}>
        <IngredientTicks lines={ingredients} ticked={stove.ticked} />
      </Drawer>
      <Drawer open={drawer === 'help'} title="Something wrong?" close={() => setDrawer(null)}>
        <HelpList recipe={recipe} step={step} />
      </Drawer>
    </div>
  );
}
