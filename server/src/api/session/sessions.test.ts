/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Session = { id: string; current: boolean; createdAt: string; lastSeenAt: string; agent: string };

async function memberSignedInTwice() {
  const member = await insertMember(portal.db);
  const here = await signedInAs(portal.db, member);
  const there = await signedInAs(portal.db, member);
  return { member, here, there };
}
type Options = { cookies: { sid: string } };
const listSessions = async (options: Options): Promise<Session[]> =>
  (await portal.get('/api/auth/sessions', options)).body.sessions;
const isSignedIn = async (options: Options) => (await portal.get('/api/auth/session', options)).status === 200;

test('a member sees where it is signed in, and which of them is here', async () => {
  const member = await insertMember(portal.db);
  const headers = { 'user-agent': 'Firefox 150' };
  const { cookies } = await portal.post('/api/auth/login', { email: member.email, password }, { headers });
  await signedInAs(portal.db, await insertMember(portal.db));
  const sessions = await listSessions({ cookies: { sid: String(cookies.find(({ name }) => name === 'sid')?.value) } });
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      current: true,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      agent: 'Firefox 150',
    },
  ]);
});

test.each([
  ['AD', { hoursUnused: 11, daysOld: 6 }, true],
  ['AD', { hoursUnused: 13, daysOld: 1 }, false],
  ['OP', { hoursUnused: 1, daysOld: 8 }, false],
  ['SG', { hoursUnused: 24 * 29, daysOld: 300 }, true],
  ['OM', { hoursUnused: 24 * 29, daysOld: 300 }, true],
] as const)('a session of role %s after %j still holds: %j', async (role, { hoursUnused, daysOld }, holds) => {
  const member = await insertMember(portal.db, { role });
  const here = await signedInAs(portal.db, member);
  const there = await signedInAs(portal.db, member);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await portal.db
    .updateTable('sessions')
    .set({ last_seen_at: hoursAgo(hoursUnused), created_at: hoursAgo(daysOld * 24) })
    .where('token_hash', '=', hashOfToken(there.cookies.sid))
    .execute();
  expect((await listSessions(here)).length).toBe(holds ? 2 : 1);
  expect(await isSignedIn(there)).toBe(holds);
});

test('a member ends one of its sessions elsewhere', async () => {
  const { here, there } = await memberSignedInTwice();
  const sessions = await listSessions(here);
  expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const elsewhere = sessions.find(({ current }) => !current);
  expect((await portal.delete(`/api/auth/sessions/${elsewhere?.id}`, here)).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
});

test('who ends the session it uses is signed out, its cookies included', async () => {
  const { here, there } = await memberSignedInTwice();
  const current = (await listSessions(here)).find((session) => session.current);
  const ended = await portal.delete(`/api/auth/sessions/${current?.id}`, here);
  expect(ended.cookies).toContainEqual(expect.objectContaining({ name: 'sid', value: '' }));
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
});

test('a member ends all its sessions but this one', async () => {
  const { here, there } = await memberSignedInTwice();
  const neighbour = await signedInAs(portal.db, await insertMember(portal.db));
  expect((await portal.delete('/api/auth/sessions', here)).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(neighbour)]).toEqual([true, false, true]);
});

test('nobody ends the session of another, nor one that is not', async () => {
  const { here } = await memberSignedInTwice();
  const neighbour = await signedInAs(portal.db, await insertMember(portal.db));
  const [session] = await listSessions(neighbour);
  for (const id of [session?.id, randomUUID(), 'x']) {
    expect((await portal.delete(`/api/auth/sessions/${id}`, here)).status).toBe(404);
  }
  expect(await isSignedIn(neighbour)).toBe(true);
});

test('a visitor has no sessions', async () => {
  expect((await portal.get('/api/auth/sessions')).status).toBe(401);
  expect((await portal.delete('/api/auth/sessions')).status).toBe(401);
  expect((await portal.delete(`/api/auth/sessions/${randomUUID()}`)).status).toBe(401);
});
