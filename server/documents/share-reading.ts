/** What a shared recipe's page and picture are made of: read once, kept, and read again only where a reading has another form. */
import { Refusal } from '../../contract/refusals.ts';
import { linesWithin, whyTooMuch } from '../../kitchen/text-bounds.ts';
import type { Read, ReadShare } from '../reading/tasks.ts';
import { findReading, keepReading } from '../store/share-readings.ts';
import type { Db } from '../store/open-store.ts';
import type { SharedRecipe } from '../store/shares.ts';

/** Counts the changes of what a reading holds; one of another form is made anew. */
const FORM = 2;

/** The reading of a link's recipe. A link that is older than readings, or than their form, is read now and never again. */
export async function readingOf(db: Db, token: string, shared: SharedRecipe, read: Read): Promise<ReadShare> {
  const kept = await findReading(db, token, FORM);
  if (kept !== null) return JSON.parse(kept) as ReadShare;
  const reading = await readOrPlain(shared, read);
  await rememberReading(db, token, reading);
  return reading;
}

export const rememberReading = (db: Db, token: string, reading: ReadShare): Promise<void> =>
  keepReading(db, token, FORM, JSON.stringify(reading));

async function readOrPlain(shared: SharedRecipe, read: Read): Promise<ReadShare> {
  if (whyTooMuch(shared.markdown) !== null) return plain(shared);
  try {
    return await read('share', shared.markdown);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'too-hard') return plain(shared);
    throw thrown;
  }
}

/** What no reader takes is shown as the lines that it is. */
const plain = ({ title, markdown }: SharedRecipe): ReadShare => ({
  recipe: { title, intro: '', serves: null, minutes: null, ingredients: [], steps: [], notes: [] },
  written: linesWithin(markdown).filter((line) => line.trim() !== '').map((line) => ['p', {}, line]),
  nutrition: null,
});
