import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { toMailedToken } from '../src/platform/credentials/mailed-token.ts';
import { mailSender } from '../src/platform/mail/mail-sender.ts';
import { aForm } from './a-form.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { insertEvent, insertMember, insertOffice, insertPost, password, signedInAs } from './factories.ts';
import { insertRow } from './insert-row.ts';
import { readMailedToken, readMails, untilNextFormMail } from './read-mails.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp({ PUBLIC_ORIGIN: 'https://tadamon.example' });
});
afterEach(() => portal.close());

let networks = 0;
/** Nobody is rejected for its network alone. */
function aNetwork() {
  networks += 1;
  return `10.9.${networks >> 8}.${networks & 255}`;
}

const post = (url: string, payload: object) => portal.post(url, payload, { remoteAddress: aNetwork() });

async function anEvent() {
  const { id } = await insertPost(portal.db, await insertMember(portal.db), { type: 'Ad' });
  await insertEvent(portal.db, { id });
  return id;
}

/** Every form that mails whatever address is typed into it, once each, about something that nobody asked for before. */
async function everyForm(typed = 'سلمى') {
  const office = (await insertOffice(portal.db)).id;
  const event = await anEvent();
  const staff = await insertMember(portal.db, { role: 'AD' });
  const as = await signedInAs(portal.db, staff);
  const member = await insertMember(portal.db);
  const own = await signedInAs(portal.db, member);
  return {
    follow: async (email: string) => (await post('/api/followers', { email, office })).status,
    visit: async (email: string) => (await post('/api/events/visitors', { event, name: typed, email })).status,
    signUp: async (email: string) => (await post('/api/auth/signup', { name: typed, email, password, office })).status,
    resend: async (email: string) => (await post('/api/auth/email/resend', { email })).status,
    forgot: async (email: string) => (await post('/api/auth/password/forgot', { email })).status,
    invite: async (email: string) => {
      const details = { name: typed, email, phone: '0550102030', role: 'OM', officeId: office, password };
      return (await portal.post('/api/dashboard/member', aForm(details), as)).status;
    },
    change: async (email: string) =>
      (await portal.put(`/api/auth/update/${member.id}`, aForm({ name: typed, email }), own)).status,
  };
}

/** A quarter of an hour later one may ask again. */
const forgetAsking = () => portal.db.deleteFrom('rate_limits').where('key', 'like', 'link-mail%').execute();

const mailed = async () =>
  (await portal.db.selectFrom('mails').select(['recipient', 'text']).orderBy('created_at').execute()).filter(
    ({ text }) => text.includes('صالح حتى'),
  );

test('one mailbox gets six mails a day of all forms together, however its address is written', async () => {
  for (let round = 0; round < 3; round += 1) {
    const forms = await everyForm();
    const spelling = (name: string) => `S.al.ma+${name}${round}@GMail.com`;
    for (const [name, send] of Object.entries(forms)) expect(await send(spelling(name))).toBeLessThan(400);
    await untilNextFormMail(portal.db);
    await forgetAsking();
  }
  expect(await mailed()).toHaveLength(accountLimits.unconfirmedFormMails);
  await portal.db
    .updateTable('rate_limits')
    .set({ expire: sql<number>`expire - ${86_400_000}` })
    .execute();
  const { follow } = await everyForm();
  await follow('salma@gmail.com');
  expect(await mailed()).toHaveLength(accountLimits.unconfirmedFormMails + 1);
});

test('a member whose e-mail is proven gets the link for a new password also when strangers used up its mails', async () => {
  const email = 'salma@portal.example';
  await insertMember(portal.db, { email });
  for (let round = 0; round < accountLimits.unconfirmedFormMails + 2; round += 1)
    await (await everyForm()).follow(email);
  const { forgot } = await everyForm();
  await forgot(email);
  expect((await mailed()).filter(({ text }) => text.includes('/account/reset#'))).toHaveLength(1);
  for (let round = 0; round < accountLimits.formMailsForRecipient; round += 1) {
    await untilNextFormMail(portal.db);
    await forgetAsking();
    await forgot(email);
  }
  expect(await mailed()).toHaveLength(accountLimits.formMailsForRecipient);
});

test.each(['follow', 'visit', 'resend', 'forgot'] as const)(
  'who asks by %s again at once gets one mail and the same answer, and another when it is lost',
  async (name) => {
    const email = 'salma@portal.example';
    const forms = await everyForm();
    if (name === 'resend' || name === 'forgot')
      await insertMember(portal.db, { email, is_email_confirmed: name === 'forgot' });
    const answers = [await forms[name](email), await forms[name](email), await forms[name](email)];
    expect(new Set(answers).size).toBe(1);
    expect(await mailed()).toHaveLength(1);
    await untilNextFormMail(portal.db);
    await forms[name](email);
    expect(await mailed()).toHaveLength(2);
  },
);

test('forms asked at the same moment mail once', async () => {
  const { follow } = await everyForm();
  await Promise.all(Array.from({ length: 4 }, () => follow('salma@portal.example')));
  expect(await mailed()).toHaveLength(1);
});

test('who used the link for a new password and forgets it at once gets another', async () => {
  const { email } = await insertMember(portal.db);
  const { forgot } = await everyForm();
  await forgot(email);
  const chosen = { password: 'another-1999', confirmPassword: 'another-1999' };
  await portal.post('/api/auth/password/reset', { token: await readMailedToken(portal.db, email), ...chosen });
  await forgot(email);
  expect((await readMails(portal.db, email)).filter(({ text }) => text.includes('/account/reset#'))).toHaveLength(2);
});

test('who stops to follow an office, or takes back that it comes, gets the link at once when it asks again', async () => {
  const [email, forms] = ['salma@portal.example', await everyForm()];
  await forms.follow(email);
  const follower = await portal.db.selectFrom('office_followers').select(['id', 'secret']).executeTakeFirstOrThrow();
  expect((await post('/api/followers/stop', { t: toMailedToken(follower, 'stop') })).status).toBe(200);
  await forms.follow(email);
  expect((await readMails(portal.db, email)).map(({ subject }) => subject)).toEqual(
    Array(2).fill('أكّد متابعتك لجديد المكتب'),
  );

  await forms.visit(email);
  const visitor = await portal.db.selectFrom('event_visitors').select(['id', 'secret']).executeTakeFirstOrThrow();
  const confirmed = await post('/api/events/visitors/confirm', { token: toMailedToken(visitor, 'confirm') });
  const cancelled = await post('/api/events/visitors/cancel', { token: toMailedToken(visitor, 'cancel') });
  expect([confirmed.status, cancelled.status]).toEqual([200, 200]);
  await forms.visit(email);
  const subjects = (await readMails(portal.db, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'أكّد حضورك')).toHaveLength(1); // the first went with its visitor
});

/** The link with which the reader of the last mail stops all of them. */
async function stopLink(email: string) {
  const texts = (await readMails(portal.db, email)).map(({ text }) => text);
  const link = texts.flatMap((text) => /https\S+(\/no-mails\?t=\S+)/.exec(text)?.[1] ?? []).at(-1);
  if (!link) throw new Error(`no mail to ${email} says how to stop them`);
  return link;
}

const stopToken = async (email: string) =>
  new URL(await stopLink(email), 'https://tadamon.example').searchParams.get('t') ?? '';

test('every mail of a form to an address that is not proven has the link that stops all of them', async () => {
  const forms = await everyForm();
  for (const name of ['follow', 'visit', 'signUp', 'change', 'invite'] as const) {
    const email = `${name}@portal.example`;
    await forms[name](email);
    expect(await stopLink(email)).toMatch(/^\/no-mails\?t=/);
  }
  const newcomer = await insertMember(portal.db, { is_email_confirmed: false });
  for (const name of ['forgot', 'resend'] as const) {
    await forms[name](newcomer.email);
    await stopLink(newcomer.email);
    await portal.db.deleteFrom('mails').execute();
  }
  const { email } = await insertMember(portal.db);
  await forms.forgot(email);
  expect((await readMails(portal.db, email))[0]?.text).not.toContain('/no-mails');
});

test('no mail to an address that nobody has proven says what was typed beside it', async () => {
  const forms = await everyForm();
  for (const name of ['visit', 'signUp', 'change', 'invite'] as const) await forms[name](`${name}@portal.example`);
  const { id } = await portal.db
    .selectFrom('members')
    .select('id')
    .where('email', '=', 'signUp@portal.example')
    .executeTakeFirstOrThrow();
  const as = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  await portal.post(`/api/dashboard/applicants/${id}/refuse`, { reason: 'اكتمل العدد' }, as);
  await forms.forgot('signUp@portal.example');
  const mails = await portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'html'])
    .where(
      'recipient',
      'in',
      ['visit', 'signUp', 'change', 'invite'].map((name) => `${name}@portal.example`),
    )
    .execute();
  expect(mails).toHaveLength(6);
  for (const mail of mails) expect(Object.values(mail).join()).not.toContain('سلمى');
});

test.each(['signUp', 'visit', 'change', 'invite'] as const)(
  'nobody sends a link in the name it types (%s)',
  async (name) => {
    const forms = await everyForm('اربح من https://evil.example');
    expect(await forms[name]('salma@portal.example')).toBe(400);
    expect(await mailed()).toEqual([]);
  },
);

test('a reader stops the mails of all forms by one press, and no answer tells', async () => {
  const forms = await everyForm();
  await forms.follow('salma@portal.example');
  const t = await stopToken('salma@portal.example');
  const link = () => portal.get(`/api/recipients/link?t=${t}`);
  expect((await link()).body).toEqual({ isStopped: false }); // the visit stops nothing
  expect((await post('/api/recipients/stop', { t })).status).toBe(200);
  expect((await link()).body).toEqual({ isStopped: true });
  await portal.db.deleteFrom('mails').execute();

  const others = [];
  for (const [name, send] of Object.entries(await everyForm())) {
    const [to, other] = [`salma+${name}@portal.example`, `other-${name}@portal.example`];
    others.push(other);
    if (name === 'resend' || name === 'forgot')
      for (const email of [to, other]) await insertMember(portal.db, { email, is_email_confirmed: false });
    expect([name, await send(to)]).toEqual([name, await send(other)]);
  }
  expect((await mailed()).map(({ recipient }) => recipient)).toEqual(others);
  const stored = await portal.db.selectFrom('stopped_recipients').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain('salma');
});

test('a mail program finds in the mail where it sends that press by itself', async () => {
  const { follow } = await everyForm();
  await follow('salma@portal.example');
  const [mail] = await portal.db.selectFrom('mails').select(['stop_url', 'is_bulk']).execute();
  expect(mail).toEqual({
    stop_url: `https://tadamon.example${await stopLink('salma@portal.example')}`,
    is_bulk: false,
  });
  await post('/api/recipients/stop', { t: await stopToken('salma@portal.example') });
  await untilNextFormMail(portal.db);
  await follow('salma@portal.example');
  expect(await mailed()).toHaveLength(1);
});

test('who stopped them takes it back by the same link', async () => {
  const { follow } = await everyForm();
  await follow('salma@portal.example');
  const t = await stopToken('salma@portal.example');
  await post('/api/recipients/stop', { t });
  expect((await post('/api/recipients/resume', { t })).status).toBe(200);
  await untilNextFormMail(portal.db);
  await follow('salma@portal.example');
  expect(await mailed()).toHaveLength(2);
});

test('a member whose e-mail is proven gets the link for a new password after all mails were stopped', async () => {
  const { follow, forgot } = await everyForm();
  const { email } = await insertMember(portal.db);
  await follow(email);
  await post('/api/recipients/stop', { t: await stopToken(email) });
  await forgot(email);
  expect((await readMails(portal.db, email)).at(-1)?.text).toContain('/account/reset#');
});

test.each(['x', '0198c0de-0000-7000-8000-000000000001.x'])('a wrong link (%s) stops nothing', async (token) => {
  await (await everyForm()).follow('salma@portal.example');
  expect((await portal.get(`/api/recipients/link?t=${token}`)).body.gone).toBe(true);
  for (const act of ['stop', 'resume'])
    expect((await post(`/api/recipients/${act}`, { t: token })).body.gone).toBe(true);
  expect(await portal.db.selectFrom('stopped_recipients').selectAll().execute()).toEqual([]);
});

const rowsOf = (count: number, office = '') =>
  Array.from({ length: count }, (_, place) => `عضو ${place},${randomUUID()}@portal.example,0550102030,${office}`);

/** A file of members, read by somebody. */
async function importRows(
  as: Awaited<ReturnType<typeof signedInAs>>,
  rows: string[],
  given: Record<string, string> = {},
) {
  const file = Buffer.from(['الاسم,البريد الإلكتروني,رقم الهاتف,المكتب', ...rows].join('\n'));
  return portal.post('/api/dashboard/members/import', aForm({ isTrial: 'false', ...given, file }), as);
}
const countMembers = async (officeId: string) =>
  (await portal.db.selectFrom('members').select('id').where('office_id', '=', officeId).execute()).length;

test('who forgot its password behind three thousand invitations is mailed among the first ten', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const reply = await importRows(await signedInAs(portal.db, head), rowsOf(3_000));
  expect(reply).toMatchObject({ status: 201, body: { added: 3_000 } });
  const { email } = await insertMember(portal.db);
  await (await everyForm()).forgot(email);
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => {
    sent.push(recipient);
  };
  const log = { warn: () => undefined, error: () => undefined };
  const sendNext = mailSender({ db: portal.db, send, log });
  for (let count = 0; count < 10; count += 1) await sendNext(new AbortController().signal);
  expect(sent).toContain(email);
});

/** All but so many of an office's invitations of today are used. */
const leaveInvitations = (officeId: string, left: number) =>
  insertRow(portal.db, 'rate_limits', {
    key: `invitations:${officeId}`,
    points: accountLimits.invitationsForOffice - left,
    expire: Date.now() + 3_600_000,
  });

test('an office that used up its invitations of the day adds nobody, and reads when it can again', async () => {
  const head = await insertMember(portal.db, { role: 'OP' });
  const as = await signedInAs(portal.db, head);
  await leaveInvitations(head.office_id, 2);
  const refused = await importRows(as, rowsOf(3));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.body.message).toContain('الدعوات');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await countMembers(head.office_id)).toBe(1);
  expect((await importRows(as, rowsOf(2))).status).toBe(201);
  const details = { name: 'سلمى', email: 'salma@portal.example', phone: '0550102030', role: 'OM', password };
  expect((await portal.post('/api/dashboard/member', aForm(details), as)).status).toBe(429);
  const [member] = await portal.db.selectFrom('members').select('id').where('role', '=', 'OM').execute();
  expect((await portal.post(`/api/dashboard/member/${member?.id}/invitation`, undefined, as)).status).toBe(429);
  expect(await countMembers(head.office_id)).toBe(3);
});

test('an administrator’s file counts by the office of each row, and adds all of them or nobody', async () => {
  const [full, free] = [await insertOffice(portal.db), await insertOffice(portal.db)];
  const as = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  await leaveInvitations(full.id, 1);
  expect((await importRows(as, [...rowsOf(5, free.name), ...rowsOf(2, full.name)])).status).toBe(429);
  expect([await countMembers(free.id), await countMembers(full.id)]).toEqual([0, 0]);
  expect((await importRows(as, [...rowsOf(5, free.name), ...rowsOf(1, full.name)])).status).toBe(201);
});
