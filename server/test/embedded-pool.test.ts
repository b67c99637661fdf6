import type { PGlite } from '@electric-sql/pglite';
import { acquireEmbedded } from './embedded-pool.ts';

const startOf = async (pglite: PGlite) => {
  const { rows } = await pglite.query<{ start: string }>('select pg_postmaster_start_time()::text as start');
  return rows[0]?.start;
};
const insertOffice = `insert into offices (kind, name, email, phone) values ('provincial', 'أدرار', 'adrar@portal.example', '049960000')`;

/** Acquires a database, uses it and releases it; answers when it was started, and what the next one is like. */
async function useOne(use: (pglite: PGlite) => Promise<unknown>) {
  const first = await acquireEmbedded();
  const start = await startOf(first.pglite);
  await use(first.pglite);
  await first.release();
  const next = await acquireEmbedded();
  const { rows } = await next.pglite.query('select name from offices');
  const isReused = (await startOf(next.pglite)) === start;
  await next.release();
  return { isReused, rows };
}

// the first one carries out all migrations where no run before did
beforeAll(async () => (await acquireEmbedded()).release());

test('a database is handed on empty', async () => {
  expect(await useOne((pglite) => pglite.query(insertOffice))).toEqual({ isReused: true, rows: [] });
});

test('a listener of a former test hears nothing, and one on the same channel hears', async () => {
  const received: string[] = [];
  await useOne((pglite) => pglite.listen('news', (text) => received.push(`former ${text}`)));
  const { pglite, release } = await acquireEmbedded();
  await pglite.listen('news', (text) => received.push(text));
  await pglite.query(`select pg_notify('news', 'hello')`);
  expect(received).toEqual(['hello']);
  await release();
});

test('who kept a database beyond its release reads and writes nothing in it', async () => {
  const { pglite, release } = await acquireEmbedded();
  await release();
  const calls = [() => pglite.query(insertOffice), () => pglite.listen('news', () => undefined)];
  for (const call of calls) await expect(call()).rejects.toThrow('this database is closed');
});

test.each([
  ['the default of a column was changed in', 'alter table offices alter column name set default $$أدرار$$'],
  ['a column was added to', 'alter table offices add column colour text'],
  ['a trigger was switched off in', 'alter table audit_entries disable trigger all'],
  ['a table was renamed in', 'alter table security_events rename to security_events_away'],
])('a database is not handed on once %s it', async (_, change) => {
  expect(await useOne((pglite) => pglite.query(change))).toEqual({ isReused: false, rows: [] });
});
