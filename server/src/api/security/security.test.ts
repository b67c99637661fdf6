import { sql } from 'kysely';
import { type SecurityEvent, SecurityReply } from 'shared-api/contract/accounts/security.contract';
import { aMember } from 'shared-api/testing';
import * as v from 'valibot';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, password, signedInAs } from '../../../test/factories.ts';
import { readMailedToken } from '../../../test/read-mails.ts';
import { until } from '../../../test/until.ts';
import { changesService } from '../../platform/changes/changes.service.ts';
import { openChanges } from '../../platform/changes/changes.ts';
import { createAdmin } from '../account/create-admin.ts';
import { securityService } from './security.service.ts';

const portal = await openTestApp();
const admin = await insertMember(portal.db, { role: 'AD', name: 'كريم' });
const asAdmin = await signedInAs(portal.db, admin);

const path = '/api/dashboard/security';
const other = 'another-1999';
const from = (remoteAddress: string) => ({ remoteAddress, headers: { 'user-agent': 'Firefox 150' } });
const signIn = (email: string, given = password, options = from('203.0.113.77')) =>
  portal.post('/api/auth/login', { email, password: given }, options);

async function read(query = ''): Promise<SecurityEvent[]> {
  const { status, body } = await portal.get(`${path}${query}`, asAdmin);
  expect(status).toBe(200);
  return v.parse(SecurityReply, body).events;
}
/** What happened to a member's account, the oldest first. */
const kindsOf = async ({ id }: { id: string }) => (await read(`?member=${id}`)).map(({ kind }) => kind).toReversed();

test('an administrator reads who signed in when, from which network and with what', async () => {
  const { id, email } = await insertMember(portal.db, { name: 'سلمى' });
  const before = Date.now() - 1_000; // the database has a clock of its own
  await signIn(email);
  const [event] = await read();
  expect(event).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    kind: 'signed_in',
    member: { id, name: 'سلمى' },
    address: '203.0.113.0/24',
    agent: 'Firefox 150',
    details: { method: 'password' },
  });
  expect(Date.parse(event?.at ?? '')).toBeGreaterThanOrEqual(before);
});

test('a wrong password is kept with the member it was tried on, an unknown e-mail not at all', async () => {
  const member = await insertMember(portal.db);
  await signIn(member.email, 'wrong');
  await signIn('typed-by-nobody@portal.example', 'wrong');
  expect((await read('?kind=sign_in_failed&limit=2')).map((event) => event.member?.id)).toEqual([undefined, member.id]);
  const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from security_events e`.execute(
    portal.db,
  );
  expect(rows.filter(({ row }) => row.includes('@'))).toEqual([]);
});

test('a member who is not active yet is rejected, and the log knows', async () => {
  const member = await insertMember(portal.db, { is_active: false });
  await signIn(member.email);
  expect(await kindsOf(member)).toEqual(['sign_in_refused']);
});

test('that tries are rejected is told once, however many follow', async () => {
  const member = await insertMember(portal.db);
  for (let index = 0; index < 12; index += 1) await signIn(member.email, 'wrong', from(`10.20.0.${index}`));
  const kinds = await kindsOf(member); // the last two may be of the same millisecond
  expect(kinds.toSorted()).toEqual([...Array(10).fill('sign_in_failed'), 'throttled']);
});

test('a member who signs out, ends a session or all others leaves an event of each', async () => {
  const member = await insertMember(portal.db);
  const here = await signedInAs(portal.db, member);
  await signedInAs(portal.db, member);
  const { sessions } = (await portal.get('/api/auth/sessions', here)).body;
  const elsewhere = sessions.find(({ current }: { current: boolean }) => !current);
  await portal.delete(`/api/auth/sessions/${elsewhere.id}`, here);
  await portal.delete('/api/auth/sessions', here);
  await portal.post('/api/auth/logout', undefined, here);
  expect((await read(`?member=${member.id}`)).map(({ kind, details }) => [kind, details])).toEqual([
    ['signed_out', {}],
    ['sessions_ended', { which: 'others' }],
    ['sessions_ended', { which: 'one' }],
  ]);
});

test('a forgotten password and the new one leave an event each', async () => {
  const member = await insertMember(portal.db);
  await portal.post('/api/auth/password/forgot', { email: member.email });
  const token = await readMailedToken(portal.db, member.email);
  await portal.post('/api/auth/password/reset', { token, password: other, confirmPassword: other });
  expect(await kindsOf(member)).toEqual(['password_reset_requested', 'password_reset']);
});

test('another password, the request for another e-mail and its confirmation leave an event each', async () => {
  const member = await insertMember(portal.db, { name: 'أمين' });
  const email = `new-${member.email}`;
  const form = aForm({ name: 'أمين', email, password: other, confirmPassword: other });
  const edited = await portal.put(`/api/auth/update/${member.id}`, form, await signedInAs(portal.db, member));
  expect(edited.status).toBe(200);
  await portal.post('/api/auth/email/confirm', { token: await readMailedToken(portal.db, email) });
  const kinds = await kindsOf(member);
  expect(kinds.slice(0, 2).toSorted()).toEqual(['email_change_requested', 'password_changed']);
  expect(kinds[2]).toBe('email_changed');
});

test('an administrator whom an operator made stands in the log', async () => {
  await createAdmin(portal.db, { email: 'amina@portal.example', name: 'أمينة' });
  expect((await read('?kind=admin_created'))[0]).toMatchObject({ member: { name: 'أمينة' }, address: '', agent: '' });
});

test('staff ends the sessions of a member: it is signed out, told in the log, and by whom', async () => {
  const member = await insertMember(portal.db);
  const asMember = await signedInAs(portal.db, member);
  const reply = await portal.delete(`/api/dashboard/member/${member.id}/sessions`, asAdmin);
  expect(reply).toMatchObject({ status: 200, body: { member: { id: member.id } } });
  expect((await portal.get('/api/auth/session', asMember)).status).toBe(401);
  const [event] = await read(`?member=${member.id}`);
  expect(event).toMatchObject({ kind: 'sessions_ended', details: { which: 'all', by: 'كريم' } });
});

test('an administrator ends no sessions of its own by way of the members', async () => {
  const reply = await portal.delete(`/api/dashboard/member/${admin.id}/sessions`, asAdmin);
  expect(reply.status).toBe(409);
  expect((await portal.get('/api/auth/session', asAdmin)).status).toBe(200);
});

test('events are narrowed by the words of a member and by kind, and come page by page', async () => {
  const member = await insertMember(portal.db, { name: 'نسيمة بن طيب' });
  for (let times = 0; times < 3; times += 1) await signIn(member.email);
  expect(await read(`?q=${encodeURIComponent('نسيمه')}`)).toHaveLength(3);
  expect(await read(`?q=${member.email}&kind=signed_out`)).toEqual([]);
  const first = await portal.get(`${path}?member=${member.id}&limit=2`, asAdmin);
  expect([first.body.events.length, first.headers['x-total-count']]).toEqual([2, '3']);
  const next = String(first.headers.link).match(/<(.+)>/)?.[1] ?? '';
  const second = await portal.get(next, asAdmin);
  expect([second.body.events.length, second.headers.link]).toEqual([1, undefined]);
});

test.each(['kind=nothing', 'cursor=x.y', 'limit=0'])('the query %s is rejected', async (query) => {
  expect((await portal.get(`${path}?${query}`, asAdmin)).status).toBe(400);
});

test.each([path, `${path}.csv`])('%s is for administrators alone', async (url) => {
  const asHead = await signedInAs(portal.db, await insertMember(portal.db, { role: 'OP' }));
  expect((await portal.get(url)).status).toBe(401);
  expect((await portal.get(url, asHead)).status).toBe(403);
});

test('an administrator takes the log away as a table in which nothing runs, and that is logged too', async () => {
  const member = await insertMember(portal.db, { name: '=1+1' });
  await signIn(member.email);
  const { headers, body } = await portal.app.inject({ url: `${path}.csv?member=${member.id}`, ...asAdmin });
  expect(headers['content-disposition']).toContain('security.csv');
  const [head, line, ...rest] = body.split('\r\n');
  expect(head).toBe('\ufeffالوقت;الحدث;العضو;عنوان الشبكة;المتصفح;تفاصيل');
  expect(line?.split(';').slice(1)).toEqual([
    'signed_in',
    "'=1+1",
    '203.0.113.0/24',
    'Firefox 150',
    '"{""method"":""password""}"',
  ]);
  expect(rest).toEqual(['']);
  expect((await read())[0]).toMatchObject({
    kind: 'exported',
    member: { id: admin.id },
    details: { what: 'security' },
  });
  await portal.app.inject({ url: '/api/dashboard/members.csv', ...asAdmin });
  expect((await read())[0]).toMatchObject({ kind: 'exported', details: { what: 'members' } });
});

test('an administrator who keeps the log open hears of what comes to be in it', async () => {
  const heartbeatMs = 10;
  const events = changesService({
    changes: openChanges(async () => ({ whenIdle: async () => undefined, stop: async () => undefined })),
    sessions: { peek: async () => aMember({ role: 'AD' }) },
    securityLog: securityService({ db: portal.db }),
    log: portal.app.log,
    heartbeatMs,
  });
  const stream = await events.open(aMember({ role: 'AD' }), 'token');
  let received = '';
  stream.on('data', (chunk) => {
    received += chunk;
  });
  await until(() => received.includes('alive'));
  expect(received).not.toContain('security');
  await signIn((await insertMember(portal.db)).email);
  await until(() => received.includes('security'));
  expect(received).toContain(
    JSON.stringify({ noun: 'security', change: 'added', id: (await read('?limit=1'))[0]?.id }),
  );
  stream.destroy();
});

const run = (statement: string) => sql.raw(statement).execute(portal.db);

test.each([`update security_events set kind = 'signed_in'`, 'delete from security_events', 'truncate security_events'])(
  'the portal itself cannot rewrite the security log: %s',
  async (change) => {
    await signIn('nobody@portal.example', 'wrong', from('10.21.0.1'));
    await expect(run(change)).rejects.toThrow('never changed, and deleted after a year only');
  },
);
