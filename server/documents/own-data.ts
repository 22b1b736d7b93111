/** Everything we hold about a cook as one JSON document, written as it is read: a cook's photos together are too much to hold. */
import type { Account } from '../../contract/account.ts';
import { dataOf } from '../store/account-data.ts';
import type { Db } from '../store/open-store.ts';
import { photoOf } from '../store/photos.ts';

/** The document in pieces; photos are in base64. */
async function* pieces(db: Db, cook: string, account: Account): AsyncGenerator<string> {
  const { photos, ...data } = await dataOf(db, cook);
  yield `${JSON.stringify({ account, ...data }).slice(0, -1)},"photos":[`;
  let comma = '';
  for (const { id, kept_at } of photos) {
    const bytes = await photoOf(db, cook, id);
    // Let go of since we began.
    if (bytes === null) continue;
    yield `${comma}${JSON.stringify({ id, keptAt: kept_at, type: 'image/jpeg', bytes: Buffer.from(bytes).toString('base64') })}`;
    comma = ',';
  }
  yield ']}';
}

/** The document as an answer. Rejects where there is no beginning of it; a fault later breaks the answer off. */
export async function ownData(db: Db, cook: string, account: Account): Promise<Response> {
  const written = pieces(db, cook, account);
  let next = await written.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done === true) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await written.next();
      return undefined;
    },
    cancel: async () => void (await written.return(undefined)),
  });
  return new Response(body, { headers: {
    'content-type': 'application/json', 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="recipe-chef-my-data.json"',
  } });
}
