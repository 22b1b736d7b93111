/** One thread of reading-pool.ts: it does one task after another, and nothing else waits for it. */
import { parentPort } from 'node:worker_threads';
import { orderFor } from '../../kitchen/order-for.ts';
import type { Asked, Told } from './reading-pool.ts';
import { runTask } from './tasks.ts';

const port = parentPort;
if (port === null) throw new Error('This file is a worker of reading-pool.ts.');
const tell = (told: Told): void => port.postMessage(told);

/** The first reading waits for the lexicon to be built and the dishes to be compiled: done before anybody waits. */
function warmUp(): void {
  const order = orderFor({ pantry: ['2 eggs', '1 onion, chopped', 'Kartoffeln'] });
  runTask('picture', { title: 'Soup', facts: 'Serves 2' });
  const answer = runTask('cook', order);
  runTask('understand', { entries: order.pantry, bars: order });
  runTask('ideas', order);
  if (answer.outcome === 'refused') return;
  runTask('share', `${answer.markdown}\n\n*One* &amp; more`);
  runTask('checkAnswer', { text: `${answer.markdown}\n`, finish: 'complete', order });
}

port.on('message', ({ name, input }: Asked) => {
  try {
    tell({ kind: 'done', output: runTask(name, input as never) });
  } catch (thrown) {
    tell({ kind: 'failed', thrown: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
  }
});
warmUp();
tell({ kind: 'ready' });
