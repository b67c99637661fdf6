import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { readEnv } from '../env/env.ts';
import { addSecurity } from './security.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the log of a server says after requests with these headers. */
async function logOf(variables: NodeJS.ProcessEnv, ...requests: Record<string, string>[]) {
  const stream = new PassThrough();
  const app = Fastify({ logger: { level: 'warn', stream } });
  addSecurity(app, readEnv({ DATA_DIR: folder, ...variables }));
  app.get('/', async () => '');
  for (const headers of requests) await app.inject({ url: '/', headers });
  await app.close();
  stream.end();
  return (await text(stream)).match(/"msg":"[^"]+"/g) ?? [];
}

const onTls = { PUBLIC_ORIGIN: 'https://portal.example' };
const forwarded = { 'x-forwarded-for': '10.0.0.1' };

test('an operator whose proxy ends TLS is told at the start to name it', async () => {
  expect(await logOf(onTls)).toEqual([expect.stringContaining('set TRUST_PROXY')]);
  expect(await logOf({ ...onTls, TRUST_PROXY: 'loopback' }, forwarded)).toEqual([]);
});

test('an operator whose proxy is not named reads so once when it forwards, and not without one', async () => {
  expect(await logOf({}, {}, forwarded, forwarded)).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(await logOf({}, {})).toEqual([]);
});
