import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const kept = ['content-type', 'content-security-policy', 'cache-control'];

/** A server in front of `origin` that holds every HTML document back from `mark` on, until it is told to send the rest. */
export async function startSlowProxy(origin: string, mark: string) {
  const rest = Promise.withResolvers<void>();

  async function send(response: ServerResponse, html: string) {
    const at = html.indexOf(mark);
    response.write(html.slice(0, at));
    await rest.promise;
    response.end(html.slice(at));
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request;
    const sent =
      method === 'GET'
        ? {}
        : { body: await buffer(request), headers: { 'content-type': headers['content-type'] ?? '' } };
    const reply = await fetch(origin + request.url, { method, ...sent });
    response.statusCode = reply.status;
    for (const name of kept) response.setHeader(name, reply.headers.get(name) ?? '');
    if (reply.headers.get('content-type')?.startsWith('text/html')) await send(response, await reply.text());
    else response.end(Buffer.from(await reply.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  async function stop() {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  return { origin: `http://localhost:${address.port}`, sendTheRest: rest.resolve, stop };
}
