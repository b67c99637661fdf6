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

const press = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const open = (url: string) => portal.app.inject(url);
/** The press of a browser, and the page that it leads on to. */
async function pressInBrowser(url: string) {
  const { statusCode, headers } = await press(url, {}, { origin: 'http://localhost', host: 'localhost' });
  expect(statusCode).toBe(303);
  return open(String(headers.location));
}
const follow = (given: Record<string, string> = {}) => press('/follow', { email, office: office.id, ...given });

/** The path of the last link to that page in a mail to somebody. */
async function mailedLink(page: 'confirm' | 'stop', to = email) {
  const texts = (await readMails(portal.db, to)).map(({ text }) => text);
  const link = texts.flatMap((text) => new RegExp(`http\\S+(/follow/${page}\\S+)`).exec(text)?.[1] ?? []).at(-1);
  if (!link) throw new Error(`no link to ${page} was mailed to ${to}`);
  return link;
}

async function aFollower() {
  await follow();
  await press(await mailedLink('confirm'));
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
  const page = await open(`/follow?office=${office.id}`);
  expect(page.body).toContain(`href="/offices/${office.id}/posts.rss"`);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain(`<option value="${office.id}" selected>`);
  const asked = await follow();
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/follow?sent']);
  expect((await portal.app.inject('/follow?sent')).body).toContain(
    `أو أعد الطلب بعد ${accountLimits.nextFormMailMinutes} دقائق.`,
  );
  const link = await mailedLink('confirm');
  expect((await open(link)).body).toContain(office.name);
  expect((await pressInBrowser(link)).body).toContain('بدأت المتابعة');
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
  await open(await mailedLink('confirm'));
  await portal.db.deleteFrom('mails').execute();
  await publishQuickly();
  await queueAll();
  expect(await mailed()).toEqual([]);
});

test('nobody learns from the form whether an address follows an office already', async () => {
  const first = await follow();
  await press(await mailedLink('confirm'));
  await untilNextFormMail(portal.db);
  const again = await follow({ email: email.toUpperCase() });
  expect([again.statusCode, again.headers.location, again.body]).toEqual([
    first.statusCode,
    first.headers.location,
    first.body,
  ]);
  expect(await readMails(portal.db, email.toUpperCase())).toHaveLength(1);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([{ email }]);
});

test('a visitor finds beside the field what is wrong, and what was typed', async () => {
  const reply = await follow({ email: '<b>salma' });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('value="&lt;b&gt;salma"');
  expect(reply.body).toContain('aria-describedby="email-error"');
  expect(reply.body).toContain(`<option value="${office.id}" selected>`);
  expect((await follow({ office: 'no-such-office' })).body).toContain('id="office-error"');
  const closed = await insertOffice(portal.db, { is_active: false });
  expect((await follow({ office: closed.id })).statusCode).toBe(400);
  expect((await portal.app.inject({ method: 'POST', url: '/follow', payload: { email: { a: 1 } } })).statusCode).toBe(
    400,
  );
  expect(await mailed()).toEqual([]);
});

test('nobody fills the mailbox of another by way of the form', async () => {
  for (let index = 0; index < accountLimits.linkMailsForEmail; index += 1) await follow();
  const refused = await follow();
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await mailed()).toEqual([email]);
});

test.each(['https://evil.example', 'null'])('a page of another site (%s) makes nobody a follower', async (foreign) => {
  expect((await press('/follow', { email, office: office.id }, { origin: foreign })).statusCode).toBe(403);
  expect(await mailed()).toEqual([]);
});

test('a mail program ends it by one press, without cookie, origin or page, and the address is erased', async () => {
  await insertFollowers(1);
  await publishQuickly();
  await publishQuickly();
  await queueAll();
  const [reader = ''] = readersOf(1);
  const link = await mailedLink('stop', reader);
  const { statusCode } = await press(link, { 'List-Unsubscribe': 'One-Click' });
  expect(statusCode).toBe(200);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([]);
  expect(await mailed()).toEqual([]); // neither what was waiting
});

test('a mail program may send that press as a form of parts', async () => {
  await aFollower();
  await publishQuickly();
  await queueAll();
  const payload = aForm({ 'List-Unsubscribe': 'One-Click' });
  expect((await portal.app.inject({ method: 'POST', url: await mailedLink('stop'), payload })).statusCode).toBe(200);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([]);
});

test('a visitor who opens the link is told what will stop, and stops it by a button', async () => {
  await aFollower();
  await publishQuickly();
  await queueAll();
  const link = await mailedLink('stop');
  const page = await open(link);
  expect(page.body).toContain(office.name);
  expect(page.body).toContain(`action="${link}"`);
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([{ email }]);
  const stopped = await pressInBrowser(link);
  expect(stopped.body).toContain('توقّفت الرسائل');
  expect(stopped.body).toContain(office.name);
  const again = await press(link);
  expect([again.statusCode, again.body.includes('هذا الرابط لا يعمل')]).toEqual([410, true]);
});

test('a visitor who stops to follow an office that was closed meanwhile reads that it stopped', async () => {
  await aFollower();
  await publishQuickly();
  await queueAll();
  await portal.db.updateTable('offices').set({ is_active: false }).where('id', '=', office.id).execute();
  expect((await pressInBrowser(await mailedLink('stop'))).body).toContain('توقّفت الرسائل');
  expect(await portal.db.selectFrom('office_followers').select('email').execute()).toEqual([]);
});

test.each(['', 'x', '0198c0de-0000-7000-8000-000000000001.x'])('a wrong token (%s) leads on', async (token) => {
  for (const page of ['confirm', 'stop']) {
    for (const reply of [await open(`/follow/${page}?t=${token}`), await press(`/follow/${page}?t=${token}`)]) {
      expect(reply.statusCode).toBe(410);
      expect(reply.body).toContain('href="/follow"');
    }
  }
});

test('a link that confirms does not stop, and one that came too late does not confirm', async () => {
  await follow();
  const link = await mailedLink('confirm');
  expect((await press(link.replace('confirm', 'stop'))).statusCode).toBe(410);
  const requested_at = new Date(Date.now() - (retentionDays.unconfirmedFollowers * 24 + 1) * 3_600_000);
  await portal.db.updateTable('office_followers').set({ requested_at }).execute();
  expect((await press(link)).statusCode).toBe(410);
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
