import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { logOptions } from './log-options.ts';

test('an operator reads what failed, and nothing of what people typed', async () => {
  const stream = new PassThrough();
  const { log } = Fastify({ logger: { ...logOptions('info'), stream } });
  const { db, drop } = await openTestDatabase();
  const typed = 'salma@portal.example';
  const error = await sql`select ${typed}::int, ${'رقم سري'}::text`.execute(db).catch((failure: Error) => failure);
  await drop();
  log.error({ err: error }, 'request failed');
  stream.end();
  const line = await text(stream);
  expect(JSON.parse(line)).toMatchObject({ msg: 'request failed', err: { code: '22P02' } });
  expect(line).toContain('invalid input syntax');
  for (const part of [typed, 'رقم سري', 'select ']) expect(line).not.toContain(part);
});
