import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { recorded, recordStatements, type Statement } from './statements.ts';

/** Everything that happens meanwhile goes over one connection, each in its own request or in none. */
async function recordAmid(send: (query: (text: string, values: unknown[]) => Promise<void>) => Promise<void>) {
  const noted: Statement[] = [];
  const client = { query: async (_text: unknown, _values?: unknown) => undefined };
  recordStatements(client, (statement) => noted.push(statement));
  const query = async (text: string, values: unknown[]) => void (await client.query(text, values));

  const inRequest = Promise.withResolvers<void>();
  const worked = Promise.withResolvers<void>();
  const worker = async () => {
    await inRequest.promise;
    await query('select from mails where id = $1', ['a mail']);
    await query('update mails set tried = $1', ['now']);
    worked.resolve();
  };
  const server = createServer(async ({ url }, reply) => {
    if (url === '/other') await query('select of another request', []);
    else {
      await query('select from posts limit $1', [20]);
      inRequest.resolve();
      await worked.promise;
      await send(query);
    }
    reply.end();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers = {}) => {
    const [reply] = await once(get({ port, path, headers }), 'response');
    await once(reply.resume(), 'end');
  };
  await Promise.all([worker(), ask('/posts', { [recorded]: '1' }), ask('/other')]);
  server.close();
  return noted;
}

test('the statements of a request are its own, however many others come in between', async () => {
  const noted = await recordAmid((query) => query('with w as (select 1) select * from w where at < $1', [new Date(0)]));
  expect(noted).toEqual([
    { text: 'select from posts limit $1', values: ['20'] },
    { text: 'with w as (select 1) select * from w where at < $1', values: [expect.stringContaining('1970')] },
  ]);
});

test('a statement that writes leaves the parameters of the one before as they are', async () => {
  const noted = await recordAmid((query) => query('update sessions set seen_at = $1', ['later']));
  expect(noted).toEqual([{ text: 'select from posts limit $1', values: ['20'] }]);
});
