import { randomUUID } from 'node:crypto';
import { paths } from 'shared-api/contract/paths';
import { anInstance } from '../../../test/an-instance.ts';
import {
  insertAttendance,
  insertEvent,
  insertEventVisitor,
  insertMember,
  insertPost,
  insertTotp,
  password,
} from '../../../test/factories.ts';
import { codeOf, cookieOf } from '../../../test/factors-of.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../../test/published-front-ends.ts';
import { readMails } from '../../../test/read-mails.ts';
import { memberTokensRepository } from '../../api/account/member-tokens.repository.ts';
import { toMailedToken } from '../../platform/credentials/mailed-token.ts';

/** Shows what a rejected form is rendered with. */
const render = `return page(refused ? JSON.stringify(refused) : 'an empty form');`;

const database = await openTestDatabase();
const portal = await anInstance(database, (await publishedFrontEnds(render)).folder);
const member = await insertMember(database.db);
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const own = { origin: 'http://localhost' };

const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = own) =>
  portal.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const signIn = (fields: Record<string, string>, headers?: Record<string, string>) =>
  submit('/account/sign-in', { email: member.email, password, ...fields }, headers);

test('a member without JavaScript signs in and is led back to the page it came from', async () => {
  const reply = await signIn({ to: '/posts?q=a' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/posts?q=a']);
  const sid = reply.cookies.find(({ name }) => name === 'sid')?.value ?? '';
  const session = await portal.get('/api/auth/session', { cookie: `sid=${sid}` });
  expect(session.json()).toMatchObject({ member: { email: member.email } });
});

test.each(['https://evil.example/', '//evil.example/'])(
  'a member who signs in is led to no other site (%s)',
  async (to) => {
    expect((await signIn({ to })).headers.location).toBe('/organization/me');
  },
);

test.each([{}, { to: '/' }])(
  'a member who signs in from the home page, or from nowhere, goes on at its own page (%j)',
  async (from) => {
    expect((await signIn(from)).headers.location).toBe('/organization/me');
  },
);

test('a member without JavaScript who signs in with a code goes on at its own page, or where it was on the way to', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  for (const [to, location] of [
    ['/', '/organization/me'],
    ['/events', '/events'],
  ] as const) {
    const owner = await insertMember(database.db);
    await insertTotp(database.db, owner.id, { secret, confirmed_at: new Date() });
    const asked = await submit('/account/sign-in', { email: owner.email, password, to });
    expect(asked.headers.location).toBe(`/account/second-factor?to=${encodeURIComponent(to)}`);
    const cookie = `second_factor=${cookieOf(asked, 'second_factor')}`;
    const opened = await submit('/account/second-factor', { code: codeOf(secret), to }, { ...own, cookie });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, location]);
  }
});

const acceptInvitation = async (id: string, email: string, toTyped = (token: string) => token) => {
  const { token } = await database.db
    .transaction()
    .execute((transaction) => memberTokensRepository.issue(transaction, id, 'invitation', email));
  return submit('/account/invitation', { token: toTyped(token), password, confirmPassword: password });
};

test.each([
  ['is signed in', {}, undefined, '/account/invitation?sent=signed-in', true],
  ['with a second factor is asked for it', {}, new Date(), '/account/second-factor?to=%2F', false],
  [
    'whose account is not active reads so',
    { is_active: false },
    undefined,
    '/account/invitation?sent=not-active',
    false,
  ],
])(
  'who chooses a password by an invitation without JavaScript %s',
  async (_, given, confirmed_at, location, isSignedIn) => {
    const { id, email } = await insertMember(database.db, given);
    if (confirmed_at) await insertTotp(database.db, id, { secret: 'JBSWY3DPEHPK3PXP', confirmed_at });
    const { statusCode, headers, cookies } = await acceptInvitation(id, email);
    expect([statusCode, headers.location]).toEqual([303, location]);
    expect(cookies.some(({ name }) => name === 'sid')).toBe(isSignedIn);
  },
);

test.each([
  ['what follows the address', (token: string) => `#${token} `],
  ['the whole address', (token: string) => `https://portal.example/account/invitation#${token}`],
])('who copies %s into the form without JavaScript is understood', async (_, toTyped) => {
  const { id, email } = await insertMember(database.db);
  const { headers } = await acceptInvitation(id, email, toTyped);
  expect(headers.location).toBe('/account/invitation?sent=signed-in');
});

test('a member whose password is wrong finds the form again with the e-mail, the reason and no password', async () => {
  const { statusCode, headers, body, cookies } = await signIn({ password: 'another-1999' });
  expect([statusCode, headers['cache-control'], cookies]).toEqual([401, 'no-store', []]);
  expect(body).toContain(`"typed":{"email":"${member.email}"}`);
  expect(body).toContain('"action":"/account/sign-in"');
  expect(body).not.toContain('another-1999');
});

test('a member whose form was rejected is still led back to the page it came from, and keeps its mailed link', async () => {
  expect((await signIn({ password: 'another-1999', to: '/posts' })).body).toContain('"to":"/posts"');
  const fields = { token: 'of-a-mail', password, confirmPassword: 'another-1999' };
  const { statusCode, body } = await submit('/account/reset/', fields);
  expect(statusCode).toBe(400);
  expect(body).toContain('"typed":{"token":"of-a-mail"}');
  expect(body).toContain('"action":"/account/reset/"');
});

test('a newcomer reads at its field what is wrong, and keeps the rest', async () => {
  const { statusCode, body } = await submit('/account/sign-up', {
    name: 'س',
    email: 'salma',
    password: 'x',
    office: '',
  });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body.match(/\{"action".*\}/)?.[0] ?? '')).toMatchObject({
    errors: { name: expect.any(String), email: expect.any(String) },
    typed: { name: 'س', email: 'salma' },
  });
});

test('a visitor writes to the organisation without JavaScript, once', async () => {
  const message = { name: 'سلمى', email: '0550112233', message: 'كيف أنضمّ إليكم؟' };
  const { statusCode, headers } = await submit('/', message);
  expect([statusCode, headers.location]).toEqual([303, '/?sent#contact-form']);
  expect(await database.db.selectFrom('contact_messages').select(['name', 'message']).execute()).toEqual([
    { name: message.name, message: message.message },
  ]);
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example' }],
  ['a document that hides where it comes from', { origin: 'null' }],
  ['a browser that does not say from where', {}],
])('a form of %s signs nobody in', async (_, headers) => {
  const { statusCode, cookies } = await signIn({}, headers);
  expect([statusCode, cookies]).toEqual([403, []]);
});

test('a mail program stops the mails of its reader by one request, without a session and from nowhere', async () => {
  const { id } = await insertMember(database.db);
  await insertRow(database.db, 'notification_choices', { member_id: id, topic: 'posts', mail: 'daily' });
  const { mail_key } = await database.db
    .selectFrom('members')
    .select('mail_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const press = (key: string) => submit(`/account/stop-mails?key=${key}`, { 'List-Unsubscribe': 'One-Click' }, {});
  expect((await press(randomUUID())).statusCode).toBe(404);
  expect([(await press(mail_key)).statusCode, (await press(mail_key)).statusCode]).toEqual([200, 200]);
  const choices = database.db.selectFrom('notification_choices').select('mail').where('member_id', '=', id);
  expect(await choices.execute()).toEqual([{ mail: 'none' }]);
});

test('a member stops the mails on the page that they lead to, without JavaScript', async () => {
  const { mail_key: key } = await database.db
    .selectFrom('members')
    .select('mail_key')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { statusCode, headers } = await submit('/account/stop-mails', { key });
  expect([statusCode, headers.location]).toEqual([303, '/account/stop-mails?sent']);
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const url = `/account/stop-mails?key=${key}`;
  expect((await submit(url, { 'List-Unsubscribe': 'One-Click' }, multipart)).statusCode).toBe(200);
  expect((await submit(url, {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('a visitor without JavaScript says that it comes to an event, confirms the link, and is led to what came of it', async () => {
  const event = await insertPost(database.db, member, { type: 'Ad' });
  await insertEvent(database.db, event, { capacity: 1 });
  const ask = { event: event.id, name: 'سلمى', email: 'salma@portal.example' };
  const asked = await submit(`/events/attend?event=${event.id}`, ask);
  expect(asked.statusCode).toBe(202);
  expect(await readMails(database.db, ask.email)).toHaveLength(1);
  const aVisitor = (email: string) => insertEventVisitor(database.db, event, { email });
  const press = async (step: 'confirm' | 'cancel', visitor: Awaited<ReturnType<typeof aVisitor>>) =>
    (await submit(`/events/attend/${step}`, { token: toMailedToken(visitor, step) })).headers.location;
  for (const state of ['going', 'waiting']) {
    const visitor = await aVisitor(`${state}@portal.example`);
    const cancel = toMailedToken(visitor, 'cancel');
    const next = `/events/attend/confirm?sent=${state}&event=${event.id}&t=${cancel}`;
    expect(await press('confirm', visitor)).toBe(next);
  }
  expect(await press('cancel', await aVisitor('third@portal.example'))).toBe('/events/attend/cancel?sent');
  expect((await submit(`/events/attend?event=${event.id}`, { ...ask, email: 'salma' })).statusCode).toBe(400);
  expect((await submit('/events/attend/confirm', { token: 'of-a-mail' })).statusCode).toBe(400);
});

test.each([
  ['an event', { audience: 'everyone' }, 'افتحه لتأكيد حضورك'],
  ['an event that is full', { audience: 'everyone', capacity: 1 }, 'افتحه لتدخل قائمة الانتظار'],
  ['an office', undefined, 'افتحه لتأكيد المتابعة'],
] as const)(
  'a visitor without JavaScript who asked by the form of %s reads in its place what to do, and the address it typed in no URL',
  async (_, given, sentence) => {
    const email = `${randomUUID()}@portal.example`;
    const event = await insertPost(database.db, member, { type: 'Ad' });
    if (given) await insertEvent(database.db, event, given);
    if (given) await insertAttendance(database.db, event.id, { member_id: member.id });
    const [path, fields] = given
      ? [`/events/attend?event=${event.id}`, { event: event.id, name: 'سلمى', email }]
      : [`/follow?office=${member.office_id}`, { office: member.office_id, email }];
    const { statusCode, headers, body } = await submit(path, fields);
    expect([statusCode, headers['cache-control'], headers.location]).toEqual([202, 'no-store', undefined]);
    expect(JSON.parse(body.match(/\{"action".*\}/)?.[0] ?? '')).toEqual({
      action: path.split('?')[0],
      message: expect.stringContaining(sentence),
      errors: {},
      typed: fields,
      isAccepted: true,
    });
  },
);

const aFollower = async (purpose: 'confirm' | 'stop') => {
  const { id } = await insertRow(database.db, 'office_followers', { office_id: member.office_id });
  const rows = database.db.selectFrom('office_followers').select(['id', 'secret']).where('id', '=', String(id));
  return toMailedToken(await rows.executeTakeFirstOrThrow(), purpose);
};
const countFollowers = async () => (await database.db.selectFrom('office_followers').select('id').execute()).length;

test('a visitor without JavaScript follows an office, confirms the link and ends it, each led to the page that says so', async () => {
  const email = 'reader@portal.example';
  const office = member.office_id;
  const asked = await submit(`/follow?office=${office}`, { email, office });
  expect(asked.statusCode).toBe(202);
  expect(await readMails(database.db, email)).toHaveLength(1);
  const [confirm, stop] = [await aFollower('confirm'), await aFollower('stop')];
  const confirmed = await submit(`/follow/confirm?t=${confirm}`, { t: confirm });
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/follow/confirm?t=${confirm}`]);
  const stopped = await submit(`/follow/stop?t=${stop}`, { t: stop });
  expect([stopped.statusCode, stopped.headers.location]).toEqual([303, `/follow?stopped=${office}`]);
});

test('a visitor whose address is none finds the form again with what was typed and the sentence at its field', async () => {
  const { statusCode, body } = await submit('/follow', { email: 'salma', office: member.office_id });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body.match(/\{"action".*\}/)?.[0] ?? '')).toMatchObject({
    action: '/follow',
    errors: { email: expect.any(String) },
    typed: { email: 'salma', office: member.office_id },
  });
});

/** The link of a mail of a form, with which its reader stops all of them. */
async function stopAllLink(email: string) {
  await submit('/follow', { email, office: member.office_id });
  const [mail] = await readMails(database.db, email);
  return /(\/no-mails\?t=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const countStopped = async () =>
  (await database.db.selectFrom('stopped_recipients').select('recipient').execute()).length;

test('a reader without JavaScript stops the mails of all forms, and takes it back', async () => {
  const link = await stopAllLink('all@portal.example');
  const t = new URL(link, own.origin).searchParams.get('t') ?? '';
  const before = await countStopped();
  for (const [url, more] of [
    [link, 1],
    [link.replace('/no-mails', '/no-mails/undo'), 0],
  ] as const) {
    const { statusCode, headers } = await submit(url, { t });
    expect([statusCode, headers.location, (await countStopped()) - before]).toEqual([303, url, more]);
  }
});

const oneClick = { 'List-Unsubscribe': 'One-Click' };
const asParts = { 'content-type': 'multipart/form-data; boundary=x' };
const stopFollower = async () => `/follow/stop?t=${await aFollower('stop')}`;

test.each([
  ['of an office', stopFollower, countFollowers, -1],
  ['of all forms', () => stopAllLink('click@portal.example'), countStopped, 1],
])(
  'a mail program ends the mails %s by one press, without cookie, origin or page',
  async (_, toLink, count, change) => {
    const link = await toLink();
    const before = await count();
    const pressed = await submit(link, oneClick, {});
    expect([pressed.statusCode, pressed.headers.location, (await count()) - before]).toEqual([200, undefined, change]);
  },
);

test('a mail program may send that press as a form of parts, and no page of another site sends it', async () => {
  expect((await submit(await stopFollower(), oneClick, asParts)).statusCode).toBe(200);
  const before = await countFollowers();
  for (const origin of ['https://evil.example', 'null'])
    expect((await submit(await stopFollower(), oneClick, { origin })).statusCode).toBe(403);
  expect(await countFollowers()).toBe(before + 2);
});

test.each(['/follow/confirm', '/follow/stop', '/no-mails', '/no-mails/undo'])(
  'a press by a link of %s that works no more answers that it is gone',
  async (path) => {
    const t = '0198c0de-0000-7000-8000-000000000001.x';
    expect((await submit(`${path}?t=${t}`, { t })).statusCode).toBe(410);
    if (paths[path]?.form?.isOneClick) expect((await submit(`${path}?t=${t}`, oneClick, {})).statusCode).toBe(410);
  },
);

test('who only looks at the page of a link changes nothing by it', async () => {
  const [confirm, stop] = [await aFollower('confirm'), await aFollower('stop')];
  const all = await stopAllLink('look@portal.example');
  const before = [await countFollowers(), await countStopped()];
  for (const url of [`/follow/confirm?t=${confirm}`, `/follow/stop?t=${stop}`, all]) await portal.app.inject(url);
  expect([await countFollowers(), await countStopped()]).toEqual(before);
});

const oddBodies = ['{"to":5}', '{"email":["a"],"to":{}}', '[1]', '"text"', '5', '{"token":{"a":1},"key":null}'];

const withForm = Object.keys(paths).filter((path) => paths[path]?.form);

test.each([...withForm, '/use'])(
  'the form of %s whose fields are no texts is rejected, and none of them is written into a page',
  async (url) => {
    for (const payload of oddBodies) {
      const headers = { ...own, host: 'localhost', 'content-type': 'application/json' };
      const { statusCode, body } = await portal.app.inject({ method: 'POST', url, payload, headers });
      expect([payload, Math.floor(statusCode / 100), body.includes('"typed"')]).toEqual([payload, 4, false]);
    }
  },
);

test('a sign-in whose way back is no text opens no session', async () => {
  const { statusCode, cookies } = await portal.app.inject({
    method: 'POST',
    url: '/account/sign-in',
    payload: { email: member.email, password, to: 5 },
    headers: { ...own, host: 'localhost' },
  });
  expect([statusCode, cookies]).toEqual([400, []]);
});

test('a form that is no form is rejected in words', async () => {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/account/sign-in',
    payload: '<xml/>',
    headers: { ...own, host: 'localhost', 'content-type': 'text/xml' },
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8']);
});
