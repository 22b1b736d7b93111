/**
 * The least that stands between a model and a reader: it takes an order, asks the model at MODEL_ENDPOINT, reads its events and writes them
 * on as our own. A process of its own, so that its processor time can be told; it says its address on its first line.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';

const endpoint = process.env['MODEL_ENDPOINT'] ?? '';
const server = createServer();
server.on('request', (request, response) => {
  void (async () => {
    for await (const _ of request) { /* The order is not read. */ }
    const answer = await fetch(`${endpoint}/chat/completions`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ model: 'steady', stream: true, messages: [{ role: 'user', content: 'cook' }] }),
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: meta\ndata: {"chef":"model"}\n\n');
    if (answer.body === null) return void response.end();
    for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never) })) {
      if (!line.startsWith('data: ') || line === 'data: [DONE]') continue;
      const text = (JSON.parse(line.slice(6)) as { choices: { delta?: { content?: string } }[] }).choices[0]?.delta?.content ?? '';
      if (text !== '') response.write(`event: text\ndata: ${JSON.stringify({ text })}\n\n`);
    }
    response.end('event: done\ndata: {}\n\n');
  })().catch(() => response.destroy());
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
