import { randomUUID } from 'node:crypto';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';
import { passwordCheck } from '../../platform/credentials/password-check.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import { mailsService as openMails } from '../../platform/mail/mails.service.ts';
import { factorsService as openFactors } from '../factors/factors.service.ts';
import { passkeysService as openPasskeys } from '../factors/passkeys.service.ts';
import { sessionService } from './session.service.ts';

const portal = await openTestApp();

type Session = { id: string; current: boolean; createdAt: string; lastSeenAt: string; agent: string; address: string };

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

test('a member sees where it is signed in, from which network, and which of them is here', async () => {
  const member = await insertMember(portal.db);
  const headers = { 'user-agent': 'Firefox 150' };
  const options = { headers, remoteAddress: '203.0.113.77' };
  const { cookies } = await portal.post('/api/auth/login', { email: member.email, password }, options);
  await signedInAs(portal.db, await insertMember(portal.db));
  const sessions = await listSessions({ cookies: { sid: String(cookies.find(({ name }) => name === 'sid')?.value) } });
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      current: true,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      agent: 'Firefox 150',
      address: '203.0.113.0/24',
      method: 'password',
    },
  ]);
});

const hour = 3_600_000;
const day = 24 * hour;
const expiryOf = async ({ cookies }: Options) => {
  const row = await portal.db
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', hashOfToken(cookies.sid))
    .executeTakeFirstOrThrow();
  return Math.round((row.expires_at.getTime() - Date.now()) / hour);
};
const age = ({ cookies }: Options, ms: number) =>
  portal.db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - ms), last_seen_at: new Date(Date.now() - 2 * hour) })
    .where('token_hash', '=', hashOfToken(cookies.sid))
    .execute();

test.each([
  ['AD', 12, 6],
  ['OP', 12, 6],
  ['SG', 30 * 24, 30 * 24],
  ['OM', 30 * 24, 30 * 24],
] as const)(
  'a session of role %s ends %i hours after its last use, %i when it is nearly a week old',
  async (role, fresh, old) => {
    const member = await insertMember(portal.db, { role });
    const { cookies } = await portal.post('/api/auth/login', { email: member.email, password });
    const options = { cookies: { sid: String(cookies.find(({ name }) => name === 'sid')?.value) } };
    expect(await expiryOf(options)).toBe(fresh);
    await age(options, 7 * day - 6 * hour);
    expect(await isSignedIn(options)).toBe(true);
    expect(await expiryOf(options)).toBe(old);
  },
);

test('a member who becomes the head of an office keeps no session longer than staff does', async () => {
  const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  const member = await insertMember(portal.db);
  const there = await signedInAs(portal.db, member, { expires_at: new Date(Date.now() + 30 * day) });
  await age(there, day);
  await portal.put('/api/dashboard/member', { id: member.id, role: 'OP' }, asAdmin);
  expect(await expiryOf(there)).toBe(10);
});

test('a page of staff that is only open does not use its session', async () => {
  const member = await insertMember(portal.db, { role: 'AD' });
  const here = await signedInAs(portal.db, member, { expires_at: new Date(Date.now() + hour) });
  await age(here, day);
  const { db } = portal;
  const passkeysService = openPasskeys({ db });
  const mailsService = openMails('http://localhost');
  const factorsService = openFactors({ db, mailsService, passkeysService, isRequired: false });
  const sessions = sessionService({
    db,
    passwords: await passwordCheck(),
    passkeysService,
    factorsService,
    recentSessions: { find: async () => undefined },
    onSignedIn: async () => undefined,
  });
  expect((await sessions.peek(here.cookies.sid))?.id).toBe(member.id);
  expect(await expiryOf(here)).toBe(1);
});

test('a member ends one of its sessions elsewhere', async () => {
  const { here, there } = await memberSignedInTwice();
  const sessions = await listSessions(here);
  expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const elsewhere = sessions.find(({ current }) => !current);
  const ended = await portal.delete(`/api/auth/sessions/${elsewhere?.id}`, here);
  expect([ended.status, ended.cookies]).toEqual([200, []]);
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
