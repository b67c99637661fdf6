import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { retentionDays } from 'shared-api/contract/retention';
import { aForm } from '../../../test/a-form.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost, signedInAs } from '../../../test/factories.ts';
import { readMails, untilNextFormMail } from '../../../test/read-mails.ts';
import { takeAll } from '../../../test/take-all.ts';
import { mailSender } from '../../platform/mail/mail-sender.ts';
import { mailTransport } from '../../platform/mail/mail-transport.ts';
import { mailsService } from '../../platform/mail/mails.service.ts';
import { followersRepository } from './followers.repository.ts';
import { mailFollowersNext } from './mail-followers.ts';

const origin = 'https://portal.example';
const mails = mailsService(origin);
const log = { warn: () => undefined, error: () => undefined };
const batchRows = 3;
const email = 'visitor@portal.example';

let portal: TestApp;
let office: { id: string; name: string };
beforeEach(async () => {
  portal = await buildTestApp();
  office = await insertOffice(portal.db);
});
afterEach(() => portal.close());

const follow = (given: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  portal.post('/api/followers', { email, office: office.id, ...given }, { headers });

const tokenOf = (link: string) => new URL(link, origin).searchParams.get('t') ?? '';
/** What the page behind a mailed link asks for, and what its button sends. */
const open = (purpose: 'confirm' | 'stop', t: string) =>
  portal.get(`/api/followers/link?${new URLSearchParams({ t, purpose })}`);
const press = (purpose: 'confirm' | 'stop', t: string) => portal.post(`/api/followers/${purpose}`, { t });

/** The token of the last link to that page in a mail to somebody. */
async function mailedToken(page: 'confirm' | 'stop', to = email) {
  const texts = (await readMails(portal.db, to)).map(({ text }) => text);
  const link = texts.flatMap((text) => new RegExp(`http\\S+(/follow/${page}\\S+)`).exec(text)?.[1] ?? []).at(-1);
  if (!link) throw new Error(`no link to ${page} was mailed to ${to}`);
  return tokenOf(link);
}

async function aFollower() {
  await follow();
  await press('confirm', await mailedToken('confirm'));
  await portal.db.deleteFrom('mails').execute();
}

const insertFollowers = (count: number) =>
  portal.db
    .insertInto('office_followers')
    .values(
      Array.from({ length: count }, (_, index) => ({
        office_id: office.id,
        email: `reader-${index}@portal.example`,
        confirmed_at: new Date(Date.now() - 1_000),
      })),
    )
    .execute();

const readersOf = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}@portal.example`);

/** A post of the office, published as a member does it. */
async function publish(officeId = office.id) {
  const author = await insertMember(portal.db, { office_id: officeId });
  const form = aForm({ title: 'حملة تبرع بالدم', content: '<p>غدًا صباحًا</p>', type: 'Post', author: author.id });
  const session = await signedInAs(portal.db, author);
  const reply = await portal.post('/api/post', form, session);
  expect(reply.status).toBe(201);
  const { id } = await portal.db
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', author.id)
    .executeTakeFirstOrThrow();
  return { id, session };
}

/** The same without the form, which takes a while. */
async function publishQuickly() {
  const post = await insertPost(portal.db, await insertMember(portal.db, { office_id: office.id }));
  await portal.db.transaction().execute((transaction) => followersRepository.recordPost(transaction, post.id));
  return post;
}

const queueAll = () => takeAll(() => mailFollowersNext(portal.db, mails, batchRows));

async function mailed() {
  const rows = await portal.db.selectFrom('mails').select('recipient').orderBy('recipient').execute();
  return rows.map(({ recipient }) => recipient);
}

test('a visitor who confirms the mailed link is mailed of the next post of that office, and of no other', async () => {
  expect((await follow()).status).toBe(202);
  const token = await mailedToken('confirm');
  const named = { id: office.id, name: office.name };
  expect((await open('confirm', token)).body).toEqual({ office: named, isConfirmed: false });
  const confirmed = await press('confirm', token);
  expect([confirmed.status, confirmed.body.office]).toEqual([200, office.id]);
  expect((await open('confirm', token)).body).toEqual({ office: named, isConfirmed: true });
  await portal.db.deleteFrom('mails').execute();

  const { id } = await publish();
  await publish((await insertOffice(portal.db)).id);
  await queueAll();
  const [mail, ...others] = await readMails(portal.db, email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('حملة تبرع بالدم');
  expect(mail?.text).toContain('غدًا صباحًا');
  expect(mail?.text).toContain(`/posts/${id}`);
});

test('a visitor who only opened the link, or never did, is told of nothing', async () => {
  await follow();
  await open('confirm', await mailedToken('confirm'));
  await portal.db.deleteFrom('mails').execute();
  await publishQuickly();
  await queueAll();
  expect(await mailed()).toEqual([]);
});

test('nobody learns from the form whether an address follows an office already', async () => {
  const first = await follow();
  await press('confirm', await mailedToken('confirm'));
  await untilNextFormMail(portal.db);
  const again = await follow({ email: email.toUpperCase() });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await readMails(portal.db, email.toUpperCase())).toHaveLength(1);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([{ email }]);
});

test('a visitor is told at which field what is wrong', async () => {
  const closed = await insertOffice(portal.db, { is_active: false });
  for (const [given, field] of [
    [{ email: '<b>salma' }, 'email'],
    [{ office: 'no-such-office' }, 'office'],
    [{ office: closed.id }, 'office'],
  ] as const) {
    const { status, body } = await follow(given);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  expect(await mailed()).toEqual([]);
});

test('nobody fills the mailbox of another by way of the form', async () => {
  for (let index = 0; index < accountLimits.linkMailsForEmail; index += 1) await follow();
  const refused = await follow();
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await mailed()).toEqual([email]);
});

test.each(['https://evil.example', 'null'])('a page of another site (%s) makes nobody a follower', async (foreign) => {
  expect((await follow({}, { origin: foreign })).status).toBe(403);
  expect(await mailed()).toEqual([]);
});

test('who ends it is forgotten, and so are the mails that were waiting', async () => {
  await insertFollowers(1);
  await publishQuickly();
  await publishQuickly();
  await queueAll();
  const [reader = ''] = readersOf(1);
  expect((await press('stop', await mailedToken('stop', reader))).status).toBe(200);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([]);
  expect(await mailed()).toEqual([]); // neither what was waiting
});

test('a visitor who opens the link is told what will stop, and nothing stops before the press', async () => {
  await aFollower();
  await publishQuickly();
  await queueAll();
  const token = await mailedToken('stop');
  expect((await open('stop', token)).body.office).toEqual({ id: office.id, name: office.name });
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([{ email }]);
  expect((await press('stop', token)).body.office).toBe(office.id);
  const again = await press('stop', token);
  expect([again.status, again.body.gone]).toEqual([404, true]);
});

test('a visitor stops to follow an office that was closed meanwhile', async () => {
  await aFollower();
  await publishQuickly();
  await queueAll();
  await portal.db.updateTable('offices').set({ is_active: false }).where('id', '=', office.id).execute();
  expect((await press('stop', await mailedToken('stop'))).status).toBe(200);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([]);
});

test.each(['x', '0198c0de-0000-7000-8000-000000000001.x'])(
  'who has a wrong token (%s) is told that its link works no more',
  async (token) => {
    for (const purpose of ['confirm', 'stop'] as const)
      for (const { status, body } of [await open(purpose, token), await press(purpose, token)])
        expect([status, body.gone]).toEqual([404, true]);
  },
);

test('a link that confirms does not stop, and one that came too late does not confirm', async () => {
  await follow();
  const token = await mailedToken('confirm');
  expect((await press('stop', token)).status).toBe(404);
  const requested_at = new Date(Date.now() - (retentionDays.unconfirmedFollowers * 24 + 1) * 3_600_000);
  await portal.db.updateTable('office_followers').set({ requested_at }).execute();
  expect((await press('confirm', token)).status).toBe(404);
});

test('of a post that is deleted before its mails went out, none goes out', async () => {
  await insertFollowers(5);
  const { id, session } = await publish();
  await mailFollowersNext(portal.db, mails, batchRows);
  expect((await portal.delete(`/api/post/${id}`, { ...session, headers: { 'if-match': '"1"' } })).status).toBe(200);
  expect(await mailed()).toEqual([]);
  await queueAll();
  expect(await mailed()).toEqual([]);
});

test('a follower finds in the mail itself the button that ends it', async () => {
  await insertFollowers(1);
  await publishQuickly();
  await queueAll();
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  await takeAll(mailSender({ db: portal.db, log, send: mailTransport({ smtpUrl: undefined, dataDir }) }));
  const [name = ''] = readdirSync(join(dataDir, 'outbox'));
  const eml = readFileSync(join(dataDir, 'outbox', name), 'utf8').replace(/\r\n[ \t]+/g, ' ');
  expect(eml).toMatch(/^To: reader-0@portal\.example\r\n/m);
  expect(eml).toMatch(/^List-Unsubscribe: <https:\/\/portal\.example\/follow\/stop\?t=[\w.-]+>\r\n/m);
  expect(eml).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n/m);
  rmSync(dataDir, { recursive: true });
});
