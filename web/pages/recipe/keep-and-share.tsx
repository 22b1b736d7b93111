import { useMemo } from 'react';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { KeepButton } from '../../keeping/keep-button.tsx';
import { newId } from '../../keeping/new-id.ts';
import { ShareButton } from '../../keeping/share-button.tsx';

interface Props {
  id: string;
  title: string;
  /** The text as the chef wrote it, and as the cook has it now. */
  written: string;
  markdown: string;
  origin: Origin;
}

/** Keeps and shares the recipe as it stands here: with something swapped it is another recipe. */
export function KeepAndShare({ id, title, written, markdown, origin: { by, name, fitted } }: Props) {
  const recipe = useMemo(() => ({ id: markdown === written ? id : newId(), title, markdown, origin: { by, name, fitted } }), [id, title, written, markdown, by, name, fitted]);
  return (
    <>
      <KeepButton recipe={recipe} />
      <ShareButton recipe={recipe} />
    </>
  );
}
