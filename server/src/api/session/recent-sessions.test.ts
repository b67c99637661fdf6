import { jest } from '@jest/globals';
import { type KyselyPlugin, sql } from 'kysely';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { cuttableListen } from '../../../test/cuttable-listen.ts';
import { insertMember, insertOffice, signedInAs } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { until } from '../../../test/until.ts';
import { openChanges } from '../../platform/changes/changes.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import type { Listen } from '../../platform/database/listen.ts';
import { memberColumns, ownMemberColumns } from '../members/members.repository.ts';
import { recentSessions } from './recent-sessions.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());
const { db } = database;
const log = { warn: () => undefined };

/** Counts the sessions that are read, each of which ends when `answered` does. */
function countedDb(answered: () => Promise<void> = async () => undefined) {
  const counted = { reads: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted.reads += 1;
      await answered();
      return result;
    },
  };
  return Object.assign(counted, { db: db.withPlugin(plugin) });
}

let opened = new AsyncDisposableStack();
afterEach(async () => {
  await opened.disposeAsync();
  opened = new AsyncDisposableStack();
});

async function remembering(listen: Listen = database.listen, answered?: () => Promise<void>) {
  const counted = countedDb(answered);
  const changes = openChanges(listen);
  const sessions = recentSessions({ db: counted.db, changes, log });
  opened.defer(changes.close);
  opened.defer(sessions.stop);
  await sessions.begun;
  return { counted, find: sessions.find, whenIdle: changes.whenIdle };
}

async function aSession() {
  const office = await insertOffice(db);
  const member = await insertMember(db, { office_id: office.id });
  const { cookies } = await signedInAs(db, member);
  return { office, member, tokenHash: hashOfToken(cookies.sid) };
}

test('a session is read once, and again when it has ended by the clock of this instance', async () => {
  const { tokenHash, member } = await aSession();
  const memory = await remembering();
  expect((await memory.find(tokenHash))?.memberId).toBe(member.id);
  expect((await memory.find(tokenHash))?.memberId).toBe(member.id);
  expect(memory.counted.reads).toBe(1);
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 400 * 24 * 3_600_000);
  await memory.find(tokenHash);
  later.mockRestore();
  expect(memory.counted.reads).toBe(2);
});

type Session = Awaited<ReturnType<typeof aSession>>;
test.each<[string, (session: Session) => Promise<unknown>]>([
  ['it is ended', ({ tokenHash }) => db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()],
  [
    'its member proves who it is',
    ({ tokenHash }) =>
      db.updateTable('sessions').set({ authenticated_at: new Date() }).where('token_hash', '=', tokenHash).execute(),
  ],
  [
    'its member may not sign in any more',
    ({ member }) => db.updateTable('members').set({ is_active: false }).where('id', '=', member.id).execute(),
  ],
  [
    'its member is deleted',
    ({ member }) => db.updateTable('members').set({ deleted_at: new Date() }).where('id', '=', member.id).execute(),
  ],
  [
    'its office is closed',
    ({ office }) => db.updateTable('offices').set({ is_active: false }).where('id', '=', office.id).execute(),
  ],
])('a session is read again once %s', async (_, change) => {
  const session = await aSession();
  const memory = await remembering();
  const before = await memory.find(session.tokenHash);
  await change(session);
  await memory.whenIdle();
  expect(await memory.find(session.tokenHash)).not.toEqual(before);
});

test('a session is not read again because that of another member changed', async () => {
  const [session, other] = [await aSession(), await aSession()];
  const memory = await remembering();
  await memory.find(session.tokenHash);
  await db.deleteFrom('sessions').where('token_hash', '=', other.tokenHash).execute();
  await memory.whenIdle();
  await memory.find(session.tokenHash);
  expect(memory.counted.reads).toBe(1);
});

test('whatever a session says of its member is announced when it changes', async () => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
    where tgname = 'announce_members'`.execute(db);
  const announced = rows.map(({ name }) => name);
  const unchanging = ['id', 'created_at'];
  /** Read anew by who needs the newest: the last visit is noted with that of the session, a version with each announced change. */
  const withOthers = ['last_seen_at', 'version'];
  const read = [...memberColumns, ...ownMemberColumns]
    .filter((column) => column.startsWith('members.'))
    .map((column) => String(column.slice('members.'.length).split(' ')[0]));
  expect(read).toEqual(expect.arrayContaining([...unchanging, ...withOthers]));
  expect(announced).toEqual(
    expect.arrayContaining(read.filter((column) => ![...unchanging, ...withOthers].includes(column))),
  );
});

test('a session that changes while it is read is not remembered', async () => {
  const { tokenHash, member } = await aSession();
  const answered = Promise.withResolvers<void>();
  const memory = await remembering(database.listen, () => answered.promise);
  const found = memory.find(tokenHash);
  await until(() => memory.counted.reads === 1);
  await db.updateTable('members').set({ role: 'AD' }).where('id', '=', member.id).execute();
  await memory.whenIdle();
  answered.resolve();
  expect((await found)?.role).toBe('OM');
  expect((await memory.find(tokenHash))?.role).toBe('AD');
});

test('each request reads its session while changes cannot be heard', async () => {
  const { tokenHash, member } = await aSession();
  const line = cuttableListen(database.listen);
  const memory = await remembering(line.listen);
  await memory.find(tokenHash);
  await line.cut();
  await db.updateTable('members').set({ role: 'AD' }).where('id', '=', member.id).execute();
  expect((await memory.find(tokenHash))?.role).toBe('AD');
  await memory.find(tokenHash);
  expect(memory.counted.reads).toBe(3);
  line.mend();
  await until(async () => {
    const before = memory.counted.reads;
    await memory.find(tokenHash);
    return memory.counted.reads === before;
  });
});

test('who changes something is looked up in the database, whatever was heard', async () => {
  const deaf: Listen = async () => ({ whenIdle: async () => undefined, stop: async () => undefined });
  const portal = await buildTestApp({}, undefined, undefined, {
    database: Promise.resolve({ ...database, listen: deaf, drop: async () => undefined }),
  });
  const as = await signedInAs(db, await insertMember(db));
  expect((await portal.get('/api/auth/session', as)).status).toBe(200);
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(as.cookies.sid)).execute();
  expect((await portal.get('/api/auth/session', as)).status).toBe(200);
  expect((await portal.post('/api/auth/logout', undefined, as)).status).toBe(401);
  await portal.close();
});

test('a session that is ended in one instance is ended in the other', async () => {
  const open = () =>
    buildTestApp({}, undefined, undefined, {
      database: Promise.resolve({ ...database, drop: async () => undefined }),
    });
  const [one, other] = [await open(), await open()];
  const as = await signedInAs(db, await insertMember(db));
  const statuses = async () => [
    (await one.get('/api/auth/session', as)).status,
    (await other.get('/api/auth/session', as)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  expect((await one.post('/api/auth/logout', undefined, as)).status).toBe(200);
  expect(await statuses()).toEqual([401, 401]);
  await Promise.all([one.close(), other.close()]);
});
