import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { LinkPurpose } from 'shared-api/contract/accounts/account.contract';
import { memberTokensRepository } from '../src/api/account/member-tokens.repository.ts';
import { toMailedToken } from '../src/platform/credentials/mailed-token.ts';
import { aForm } from './a-form.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import {
  aPushSubscription,
  insertApplicant,
  insertAttendance,
  insertDataExport,
  insertDeletion,
  insertDraft,
  insertEvent,
  insertEventVisitor,
  insertMember,
  insertMessage,
  insertNotification,
  insertOffice,
  insertPasskey,
  insertPost,
  insertRevision,
  insertTotp,
  insertTrashed,
  password,
  signedInAs,
} from './factories.ts';
import { insertRow } from './insert-row.ts';
import { listRoutes } from './list-routes.ts';
import { callsElsewhere, callsOfTable, permissions, type Who } from './permissions-table.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

/** Reports of browsers are in no document: their own tests send them. */
const elsewhere = new Set([
  ...callsElsewhere,
  'POST /api/front-ends/errors',
  'POST /api/front-ends/loads',
  'POST /api/front-ends/visits',
  'POST /api/front-ends/vitals',
]);
/** Of the API, but for the pages on which it is told. */
const isCall = (route: string) => / \/api\/(?!docs|openapi)/.test(route) && !route.startsWith('HEAD');

let portal: TestApp;
let officeId: string;
let otherOfficeId: string;
let people: Record<Exclude<Who, 'visitor' | 'self'>, { id: string; email: string }>;

/** Fresh for each call, so that none depends on another. */
async function aSubject() {
  const member = await insertMember(portal.db, { office_id: officeId });
  const newcomer = await insertMember(portal.db, { office_id: officeId, must_change_password: true });
  const applicant = await insertApplicant(portal.db, { office_id: officeId });
  const post = await insertPost(portal.db, member, { version: 2 });
  const message = await insertMessage(portal.db);
  return { member, newcomer, applicant, post, message };
}
type Subject = Awaited<ReturnType<typeof aSubject>>;

const someone = () => ({ name: 'أمين', email: `${randomUUID()}@portal.example`, phone: '0550 10 20 30' });
const aProfile = (email: string) => ({
  name: 'سلمى',
  email,
  phone: '0550 10 20 30',
  password: '',
  confirmPassword: '',
  bio: '',
  about: '',
});
const aText = { title: 'حملة', content: '<p>نص</p>' };
const reason = { reason: 'سبب' };

async function aSessionOf(memberId: string) {
  if (!memberId) return randomUUID();
  await signedInAs(portal.db, { id: memberId });
  const newest = portal.db.selectFrom('sessions').select('id').where('member_id', '=', memberId);
  return (await newest.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).id;
}

type CallInput = {
  attendee?: string;
  id?: string;
  query?: Record<string, string>;
  payload?: object;
  cookies?: Record<string, string>;
};
async function aLeaver({ id }: { id: string }) {
  await insertDeletion(portal.db, id);
  return id;
}

async function aRejected({ id, email }: { id: string; email: string }) {
  await insertRow(portal.db, 'mails', { recipient: email, held_for: id });
  return id;
}

async function tokenFor({ member }: Subject, purpose: LinkPurpose) {
  const issue = portal.db
    .transaction()
    .execute((tx) => memberTokensRepository.issue(tx, member.id, purpose, member.email));
  return (await issue).token;
}

const secret = 'JBSWY3DPEHPK3PXP';
const codeNow = () => new TOTP({ secret }).generate();

/** Somebody who gave its password, and whose second factor is asked for. */
async function aPendingSignIn({ member }: Subject) {
  await insertTotp(portal.db, member.id, { secret, confirmed_at: new Date() });
  const payload = { email: member.email, password };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress: '10.8.0.1' });
  const pending = reply.cookies.find(({ name }) => name === 'second_factor')?.value ?? '';
  return { payload: { code: codeNow() }, cookies: { second_factor: pending } };
}

const challengeFrom = async (url: string, options: object = {}) =>
  (await portal.app.inject({ method: 'POST', url, ...options })).json().options.challenge as string;

/** @returns the id of its announcement */
async function anEventOf(author: Subject['member']) {
  const post = await insertPost(portal.db, author, { type: 'Ad' });
  await insertEvent(portal.db, post);
  return post.id;
}

async function anAttendeeOf(author: Subject['member']) {
  const id = await anEventOf(author);
  return { id, attendee: await insertAttendance(portal.db, id, { member_id: author.id }) };
}

/** @returns what its mails carry */
async function aVisitOf(author: Subject['member'], purpose: 'confirm' | 'cancel') {
  return toMailedToken(await insertEventVisitor(portal.db, { id: await anEventOf(author) }), purpose);
}

/** In the trash, by staff. @returns its id */
const aRemovedPost = async (author: Subject['member']) =>
  (await insertTrashed(portal.db, author, { trashed_by: null })).id;

async function aNewPasskey(memberId: string) {
  const device = softwareAuthenticator();
  if (!memberId) return { device, payload: {} };
  const challenge = await challengeFrom('/api/auth/passkeys/options', await signedInAs(portal.db, { id: memberId }));
  return { device, payload: { name: 'هاتفي', response: device.register(challenge) } };
}

async function aPasskeySignIn({ member }: Subject) {
  const { device, payload } = await aNewPasskey(member.id);
  const options = await signedInAs(portal.db, member);
  await portal.app.inject({ method: 'POST', url: '/api/auth/passkeys', payload, ...options });
  return { payload: { response: device.authenticate(await challengeFrom('/api/auth/passkey/options')) } };
}

const mailKeyOf = async (id: string) =>
  (await portal.db.selectFrom('members').select('mail_key').where('id', '=', id).executeTakeFirstOrThrow()).mail_key;

/** What each call sends besides its path. */
const requests: Record<string, (subject: Subject, callerId: string) => CallInput | Promise<CallInput>> = {
  'POST /api/auth/login': ({ member }) => ({ payload: { email: member.email, password } }),
  'POST /api/auth/contact': () => ({ payload: { name: 'سلمى', email: '0555 10 20 30', message: 'سؤال' } }),
  'POST /api/auth/signup': () => ({ payload: { ...someone(), password, office: officeId } }),
  'POST /api/auth/password/forgot': ({ member }) => ({ payload: { email: member.email } }),
  'POST /api/auth/password/reset': async (subject) => ({
    payload: { token: await tokenFor(subject, 'reset_password'), password, confirmPassword: password },
  }),
  'POST /api/auth/invitation/accept': async (subject) => ({
    payload: { token: await tokenFor(subject, 'invitation'), password, confirmPassword: password },
  }),
  'POST /api/auth/email/confirm': async (subject) => ({ payload: { token: await tokenFor(subject, 'confirm_email') } }),
  'POST /api/auth/mails/stop': async ({ member }) => ({ payload: { key: await mailKeyOf(member.id) } }),
  'POST /api/auth/link': () => ({ payload: { token: 'spent', purpose: 'invitation' } }),
  'POST /api/auth/email/resend': ({ member }) => ({ payload: { email: member.email } }),
  'DELETE /api/auth/sessions/:id': async (_, callerId) => ({ id: await aSessionOf(callerId) }),
  'POST /api/auth/second-factor': aPendingSignIn,
  'POST /api/auth/passkey': aPasskeySignIn,
  'POST /api/auth/reauthenticate': () => ({ payload: { password } }),
  'POST /api/auth/passkeys': async (_, callerId) => ({ payload: (await aNewPasskey(callerId)).payload }),
  'PUT /api/auth/passkeys/:id': async ({ member }) => ({
    id: await insertPasskey(portal.db, member.id),
    payload: { name: 'حاسوبي' },
  }),
  'DELETE /api/auth/passkeys/:id': async ({ member }) => ({ id: await insertPasskey(portal.db, member.id) }),
  'POST /api/auth/totp/confirm': async ({ member }) => {
    await insertTotp(portal.db, member.id, { secret });
    return { payload: { code: codeNow() } };
  },
  'DELETE /api/auth/totp': async ({ member }) => {
    await insertTotp(portal.db, member.id, { secret, confirmed_at: new Date() });
    return {};
  },
  'POST /api/auth/recovery-codes': async ({ member }) => {
    await insertPasskey(portal.db, member.id);
    return {};
  },
  'DELETE /api/dashboard/member/:id/factors': ({ member }) => ({ id: member.id }),
  'PUT /api/auth/update/:id': ({ member }) => ({ id: member.id, payload: aForm(aProfile(member.email)) }),
  'GET /api/auth/data/export': async (_, callerId) => {
    if (callerId) await insertDataExport(portal.db, callerId);
    return {};
  },
  'POST /api/auth/data/deletion': () => ({ payload: { posts: 'keep' } }),
  'GET /api/post/:id': ({ post }) => ({ id: post.id }),
  'POST /api/post': (_, author) => ({ payload: aForm({ ...aText, author, type: 'Post' }) }),
  'PUT /api/post/:id': ({ post }) => ({ id: post.id, payload: aForm({ ...aText, type: 'Ad' }) }),
  'PUT /api/post/:id/pin': ({ post }) => ({ id: post.id, payload: { pinned: true } }),
  'DELETE /api/post/:id': ({ post }) => ({ id: post.id }),
  'GET /api/post/:id/revisions': ({ post }) => ({ id: post.id }),
  'GET /api/post/:id/revisions/:version': async ({ member, post }) => ({
    id: (await insertRevision(portal.db, post, member)).postId,
  }),
  'POST /api/post/:id/revisions/:version/restore': async ({ member, post }) => ({
    id: (await insertRevision(portal.db, post, member)).postId,
  }),
  'GET /api/draft/:id': async ({ member }) => ({ id: (await insertDraft(portal.db, member)).id }),
  'PUT /api/draft/:id': async ({ member }) => ({
    id: (await insertDraft(portal.db, member)).id,
    payload: aForm({ ...aText, type: 'Post' }),
  }),
  'PUT /api/draft/:id/schedule': async ({ member }) => ({
    id: (await insertDraft(portal.db, member)).id,
    payload: { at: new Date(Date.now() + 86_400_000).toISOString().slice(0, 16) },
  }),
  'DELETE /api/draft/:id/schedule': async ({ member }) => ({ id: (await insertDraft(portal.db, member)).id }),
  'DELETE /api/draft/:id': async ({ member }) => ({ id: (await insertDraft(portal.db, member)).id }),
  'POST /api/trash/:id/restore': async ({ member }) => ({ id: await aRemovedPost(member) }),
  'DELETE /api/trash/:id': async ({ member }) => ({ id: await aRemovedPost(member) }),
  'POST /api/events/visitors': async ({ member }) => ({ payload: { ...someone(), event: await anEventOf(member) } }),
  'POST /api/events/visitors/confirm': async ({ member }) => ({
    payload: { token: await aVisitOf(member, 'confirm') },
  }),
  'POST /api/events/visitors/cancel': async ({ member }) => ({ payload: { token: await aVisitOf(member, 'cancel') } }),
  'GET /api/events/:id/attendance': async ({ member }) => ({ id: await anEventOf(member) }),
  'PUT /api/events/:id/attendance': async ({ member }) => ({ id: await anEventOf(member) }),
  'DELETE /api/events/:id/attendance': async ({ member }) => ({ id: await anEventOf(member) }),
  'GET /api/events/:id/attendees': async ({ member }) => ({ id: await anEventOf(member) }),
  'GET /api/events/:id/attendees.csv': async ({ member }) => ({ id: await anEventOf(member) }),
  'PUT /api/events/:id/attendees/:attendee/check-in': async ({ member }) => anAttendeeOf(member),
  'DELETE /api/events/:id/attendees/:attendee/check-in': async ({ member }) => anAttendeeOf(member),
  'PUT /api/notifications/choices': () => ({ payload: { choices: [] } }),
  'PUT /api/push/subscription': () => ({ payload: aPushSubscription() }),
  'PUT /api/push/quiet-hours': () => ({ payload: { isOn: true, begins: '21:00', ends: '06:30' } }),
  'PUT /api/notifications/:id/read': async ({ member }, callerId) => ({
    id: await insertNotification(portal.db, callerId || member.id),
  }),
  'GET /api/org/provincial-offices/:id': () => ({ id: officeId }),
  'GET /api/org/members': () => ({ query: { office: officeId } }),
  'GET /api/org/members/:id': ({ member }) => ({ id: member.id }),
  'POST /api/dashboard/office': () => ({ payload: aForm({ ...someone(), name: `مكتب ${randomUUID()}` }) }),
  'PUT /api/dashboard/office': () => ({ payload: aForm({ id: officeId, phone: '029 10 20' }) }),
  'PUT /api/dashboard/office/:id/active': () => ({ id: officeId }),
  'POST /api/dashboard/members/bulk': ({ member }) => ({ payload: { ids: [member.id], action: 'deactivate' } }),
  'POST /api/dashboard/members/import': () => {
    const { name, email, phone } = someone();
    const file = Buffer.from(`الاسم,البريد,الهاتف\n${name},${email},${phone}`);
    return { payload: aForm({ isTrial: 'false', officeId, file }) };
  },
  'POST /api/dashboard/member': () => ({ payload: aForm({ ...someone(), role: 'OM', officeId, password }) }),
  'PUT /api/dashboard/member': ({ member }) => ({ payload: { id: member.id, role: 'OP' } }),
  'PUT /api/dashboard/member/:id': ({ member }) => ({ id: member.id }),
  'DELETE /api/dashboard/member/:id': ({ member }) => ({ id: member.id }),
  'POST /api/dashboard/member/:id/invitation': ({ newcomer }) => ({ id: newcomer.id }),
  'DELETE /api/dashboard/member/:id/sessions': ({ member }) => ({ id: member.id }),
  'PUT /api/dashboard/member/:id/email': ({ member }) => ({ id: member.id, payload: { email: someone().email } }),
  'PUT /api/dashboard/member/:id/office': ({ member }) => ({ id: member.id, payload: { officeId: otherOfficeId } }),
  'POST /api/dashboard/applicants/:id/approve': ({ applicant }) => ({ id: applicant.id }),
  'POST /api/dashboard/applicants/:id/refuse': ({ applicant }) => ({ id: applicant.id, payload: reason }),
  'DELETE /api/dashboard/applicants/:id/refuse': async ({ applicant }) => ({ id: await aRejected(applicant) }),
  'DELETE /api/dashboard/post/:id': ({ post }) => ({ id: post.id, payload: reason }),
  'POST /api/dashboard/deletions/:id/carry-out': async ({ member }) => ({ id: await aLeaver(member) }),
  'DELETE /api/dashboard/deletions/:id': async ({ member }) => ({ id: await aLeaver(member) }),
  'GET /api/dashboard/messages/:id': ({ message }) => ({ id: message.id }),
  'POST /api/dashboard/messages/:id/reply': ({ message }) => ({ id: message.id, payload: { text: 'أهلا بك' } }),
  'PUT /api/dashboard/messages/:id/assignee': ({ message }) => ({ id: message.id }),
  'DELETE /api/dashboard/messages/:id/assignee': ({ message }) => ({ id: message.id }),
  'PUT /api/dashboard/messages/:id': ({ message }) => ({ id: message.id, payload: { state: 'read' } }),
};

/** From an address of its own: rate limits are not tested here. */
let calls = 0;
async function send(who: Who, call: string) {
  calls += 1;
  const subject = await aSubject();
  const [method = '', path = ''] = call.split(' ');
  const person = who === 'visitor' ? undefined : who === 'self' ? subject.member : people[who];
  const { id = '', attendee = '', query, payload, cookies } = (await requests[call]?.(subject, person?.id ?? '')) ?? {};
  return portal.app.inject({
    method: method as 'GET',
    url: path.replace(':id', id).replace(':version', '1').replace(':attendee', attendee),
    ...(query && { query }),
    remoteAddress: `10.9.${calls >> 8}.${calls & 255}`,
    ...(payload && { payload }),
    cookies: { ...cookies, ...(person && (await signedInAs(portal.db, person)).cookies) },
  });
}

/** The audit is only added to: what came before a test is passed over. */
let entriesBefore = 0;
const entries = () =>
  portal.db.selectFrom('audit_entries').select(['act', 'actor_id']).where('number', '>', entriesBefore).execute();

beforeAll(async () => {
  portal = await buildTestApp();
  officeId = (await insertOffice(portal.db)).id;
  otherOfficeId = (await insertOffice(portal.db)).id;
  const national = (await insertOffice(portal.db, { kind: 'national' })).id;
  const inOffice = (role: 'AD' | 'SG' | 'OP' | 'OM', office_id: string) => insertMember(portal.db, { role, office_id });
  people = {
    OM: await inOffice('OM', officeId),
    SG: await inOffice('SG', officeId),
    OP: await inOffice('OP', otherOfficeId),
    head: await inOffice('OP', officeId),
    AD: await inOffice('AD', national),
  };
});
beforeEach(async () => {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
    await portal.db.deleteFrom(table).execute();
  await portal.db.updateTable('offices').set({ is_active: true }).execute();
  entriesBefore = (await portal.db.selectFrom('audit_entries').select('id').execute()).length;
});
afterAll(() => portal.close());

test('the table names every call there is', () => {
  const answered = listRoutes(portal.app).filter((route) => isCall(route) && !elsewhere.has(route));
  expect(answered.filter((route) => !route.endsWith('/*')).toSorted()).toEqual(callsOfTable.toSorted());
});

test.each(permissions)('%s is answered %i to %s', async (who, status, call, audit) => {
  const reply = await send(who, call);
  expect([reply.statusCode, reply.body]).toEqual([status, expect.any(String)]);
  const isDone = status < 300 && audit !== '-' && !(who === 'OP' && call.endsWith('/bulk'));
  const isAct = isDone && who !== 'visitor' && who !== 'self';
  expect(await entries()).toEqual(isAct ? [{ act: audit, actor_id: people[who].id }] : []);
});
