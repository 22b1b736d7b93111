/** What comes once a shared recipe's page has woken: the sheet, keeping a copy, and telling us that something is wrong. */
import { useMemo } from 'react';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { useOwnKitchen } from '../../cooking/own-kitchen.ts';
import { RecipeSheet } from '../../cooking/sheet/recipe-sheet.tsx';
import { KeepButton } from '../../keeping/keep-button.tsx';
import { idOfToken } from './id-of-token.ts';
import { ReportForm } from './report-form.tsx';

interface Props {
  token: string;
  title: string;
  markdown: string;
  origin: Origin;
  source: string;
}

export function LinkSheet({ token, title, markdown, origin, source }: Props) {
  const recipe = useMemo(() => ({ id: idOfToken(token), title, markdown, origin, source }), [token, title, markdown, origin, source]);
  const { pantry, order } = useOwnKitchen();
  return (
    <>
      <RecipeSheet dish={recipe} pantry={pantry} order={order} actions={<KeepButton recipe={recipe}>Keep a copy</KeepButton>} />
      <ReportForm token={token} />
    </>
  );
}
