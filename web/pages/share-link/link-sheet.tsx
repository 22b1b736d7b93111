/** What comes once a shared recipe's page has woken: the sheet, keeping a copy, and telling us that something is wrong. */
import { useMemo } from 'react';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { RecipeSheet } from '../../cooking/sheet/recipe-sheet.tsx';
import { KeepButton } from '../../keeping/keep-button.tsx';
import { idOfToken } from './id-of-token.ts';
import { ReportForm } from './report-form.tsx';

interface Props {
  token: string;
  title: string;
  markdown: string;
  origin: Origin;
}

export function LinkSheet({ token, title, markdown, origin }: Props) {
  const recipe = useMemo(() => ({ id: idOfToken(token), title, markdown, origin }), [token, title, markdown, origin]);
  return (
    <>
      <RecipeSheet dish={recipe} actions={<KeepButton recipe={recipe}>Keep a copy</KeepButton>} />
      <ReportForm token={token} />
    </>
  );
}
