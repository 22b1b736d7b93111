import { useCallback, useMemo, useState } from 'react';
import type { CookInput, IdeasFound, IdeasInput } from '../../api.ts';
import { askIdeas } from '../../cooking/ask-ahead.ts';
import { useSend } from '../../send-context.ts';
import { useAsked } from './use-asked.ts';

export type Idea = IdeasFound['ideas'][number];

/** How long the list must be at rest before it is thought about. */
const REST_MS = 150;

export interface IdeasOffer {
  /** `none`: nobody has an idea. `coming`: the first are on their way. `spent`: there are no others. */
  state: 'none' | 'coming' | 'there' | 'spent';
  ideas: readonly Idea[];
  /** True while the ideas shown belong to a question that is no longer asked. */
  stale: boolean;
  /** True when these came in place of the first ones. */
  others: boolean;
  more(): void;
  restart(): void;
}

/** Offers dishes for an order, and others when asked. A changed order begins anew. */
export function useIdeas(order: CookInput): IdeasOffer {
  const send = useSend();
  // What was shown counts only for the order it was shown for.
  const [shown, setShown] = useState<{ order: CookInput; besides: readonly string[] } | null>(null);
  const besides = shown?.order === order ? shown.besides : null;
  const question = useMemo<IdeasInput>(() => ({ ...order, besides: [...(besides ?? [])] }), [order, besides]);
  const ask = useCallback((input: IdeasInput, signal: AbortSignal) => askIdeas(send, input, signal), [send]);
  const asked = useAsked(question, ask, besides === null ? REST_MS : 0);

  const ideas = asked?.answer?.ideas ?? [];
  const others = (asked?.question.besides?.length ?? 0) > 0;
  return {
    state: asked === null ? 'coming' : ideas.length > 0 ? 'there' : others && asked.answer !== null ? 'spent' : 'none',
    ideas,
    stale: asked?.question !== question,
    others,
    more: () => setShown({ order, besides: [...(besides ?? []), ...ideas.map(({ dish }) => dish)] }),
    restart: () => setShown(null),
  };
}
