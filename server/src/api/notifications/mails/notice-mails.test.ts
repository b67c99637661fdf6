import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertPost, signedInAs } from '../../../../test/factories.ts';
import { insertRow } from '../../../../test/insert-row.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { mailSender } from '../../../platform/mail/mail-sender.ts';
import { mailTransport } from '../../../platform/mail/mail-transport.ts';
import { mailsService as openMails } from '../../../platform/mail/mails.service.ts';
import { eraseMember } from '../../personal-data/erase-member.ts';
import { fanOutNext } from '../fan-out.ts';
import { notificationsRepository } from '../notifications.repository.ts';
import { writeNoticeMails } from './write-notice-mails.ts';

const mailsService = openMails('https://portal.example');
const log = { warn: () => undefined, error: () => undefined };

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp();
});
afterEach(() => portal.close());

const writeAll = () => takeAll(() => writeNoticeMails({ db: portal.db, mailsService }));

/** A member of an office in which another publishes. */
async function aReader(mail: 'none' | 'at_once' | 'daily' | 'weekly') {
  const reader = await insertMember(portal.db);
  const author = await insertMember(portal.db, { office_id: reader.office_id });
  await portal.db.insertInto('notification_choices').values({ member_id: reader.id, topic: 'posts', mail }).execute();
  return { reader, author };
}

async function publish(author: Parameters<typeof insertPost>[1], title: string) {
  const post = await insertPost(portal.db, author, { title });
  const event = { kind: 'post', postId: post.id, actorId: author.id } as const;
  await portal.db.transaction().execute((transaction) => notificationsRepository.record(transaction, event));
  while (await fanOutNext(portal.db));
  return post;
}

const mailsTo = ({ email }: { email: string }) =>
  portal.db.selectFrom('mails').select(['subject', 'text', 'is_bulk']).where('recipient', '=', email).execute();
const waiting = () => portal.db.selectFrom('notification_mails').select('recipient_id').execute();
/** As if the hour had come. */
const letTimeCome = () => portal.db.updateTable('notification_mails').set({ due_at: sql`now()` }).execute();

test('a member who wants mails at once gets one of each post, with its title and the way to stop them', async () => {
  const { reader, author } = await aReader('at_once');
  const post = await publish(author, 'حملة تبرع بالدم');
  await writeAll();
  const [mail, ...others] = await mailsTo(reader);
  expect(others).toEqual([]);
  expect(mail?.is_bulk).toBe(true);
  expect(mail?.subject).toContain('حملة تبرع بالدم');
  expect(mail?.text).toContain(`https://portal.example/posts/${post.id}`);
  expect(mail?.text).toMatch(/لإيقاف هذه الرسائل:\nhttps:\/\/portal\.example\/account\/stop-mails\?key=[\da-f-]{36}/);
});

test('a member who wants one mail a day gets what happened until then in one, when its hour has come', async () => {
  const { reader, author } = await aReader('daily');
  const titles = ['أولى', 'ثانية', 'ثالثة'];
  for (const title of titles) await publish(author, title);
  await portal.db
    .transaction()
    .execute((transaction) =>
      notificationsRepository.record(transaction, { kind: 'account_activated', memberId: reader.id }),
    );
  await insertRow(portal.db, 'notification_choices', { member_id: reader.id, topic: 'decisions', mail: 'daily' });
  while (await fanOutNext(portal.db));
  // the test may run at the very hour of the mails
  await sql`update notification_mails set due_at = now() + interval '1 hour'`.execute(portal.db);
  await writeNoticeMails({ db: portal.db, mailsService });
  expect(await mailsTo(reader)).toEqual([]);
  await letTimeCome();
  await writeAll();
  const [mail, ...others] = await mailsTo(reader);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('4 أشياء جديدة في البوابة');
  expect(mail?.text).toContain('3 منشورات جديدة');
  expect(mail?.text).toContain('قرار يخصك');
  for (const title of titles) expect(mail?.text).toContain(title);
});

test('a place at an event is told as such, and not as a decision', async () => {
  const { reader, author } = await aReader('none');
  const post = await insertPost(portal.db, author, { title: 'لقاء', type: 'Ad' });
  await insertRow(portal.db, 'notification_choices', { member_id: reader.id, topic: 'decisions', mail: 'at_once' });
  const place = { kind: 'event_place', postId: post.id, memberId: reader.id } as const;
  await portal.db.transaction().execute((transaction) => notificationsRepository.record(transaction, place));
  while (await fanOutNext(portal.db));
  await letTimeCome();
  await writeNoticeMails({ db: portal.db, mailsService });
  const [mail] = await mailsTo(reader);
  expect(mail?.text).toContain('مكان لك في فعالية');
  expect(mail?.text).not.toContain('قرار');
});

test('what was read, deleted or is no longer allowed is in no mail', async () => {
  const { reader, author } = await aReader('daily');
  await publish(author, 'مقروء');
  const removed = await publish(author, 'محذوف');
  await portal.db.updateTable('notifications').set({ read_at: new Date() }).execute();
  await publish(author, 'باق');
  await portal.db
    .updateTable('notifications')
    .set({ read_at: null })
    .where('event_id', 'in', eventOf(removed))
    .execute();
  await portal.db
    .updateTable('posts')
    .set({ status: 'trashed', trashed_at: new Date() })
    .where('id', '=', removed.id)
    .execute();
  const left = await aReader('daily');
  await publish(left.author, 'لمن غادر');
  await portal.db.updateTable('members').set({ is_active: false }).where('id', '=', left.reader.id).execute();
  await letTimeCome();
  await writeAll();
  const [mail] = await mailsTo(reader);
  expect(mail?.subject).toContain('باق');
  expect(mail?.text).not.toMatch(/مقروء|محذوف/);
  expect(await mailsTo(left.reader)).toEqual([]);
  expect(await waiting()).toEqual([]);
});
const eventOf = ({ id }: { id: string }) =>
  portal.db.selectFrom('notification_events').select('id').where('post_id', '=', id);

test('a mail of one post goes unsent when staff deletes the post meanwhile; one of several things does not', async () => {
  const { reader, author } = await aReader('at_once');
  const [alone, other] = [await publish(author, 'وحده'), await publish(author, 'غيره')];
  await portal.db
    .updateTable('notification_mails')
    .set({ due_at: sql`now() + interval '1 hour'` })
    .where('event_id', 'in', eventOf(other))
    .execute();
  await writeNoticeMails({ db: portal.db, mailsService });
  await letTimeCome();
  await publish(author, 'ثالث');
  await writeNoticeMails({ db: portal.db, mailsService });
  expect(await mailsTo(reader)).toHaveLength(2);
  const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  for (const { id } of [alone, other])
    await portal.call('DELETE', `/api/dashboard/post/${id}`, { payload: { reason: 'خارج عن شروط النشر' }, ...asAdmin });
  expect(await mailsTo(reader)).toMatchObject([{ text: expect.stringContaining('ثالث') }]);
});

test('a member who is erased is told nothing by a mail that waits, also to an address it had before', async () => {
  const { reader, author } = await aReader('at_once');
  await publish(author, 'خبر');
  await writeNoticeMails({ db: portal.db, mailsService });
  expect(await mailsTo(reader)).toHaveLength(1);
  const email = 'another@portal.example';
  await portal.db.updateTable('members').set({ email }).where('id', '=', reader.id).execute();
  await portal.db.transaction().execute((transaction) => eraseMember(transaction, mailsService, reader.id, 'keep'));
  expect(await mailsTo(reader)).toEqual([]);
});

test('all instances together send so many a minute as they may, and a mail of an account at once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-mail-'));
  const { reader, author } = await aReader('at_once');
  for (let index = 0; index < 5; index += 1) {
    await publish(author, `خبر ${index}`);
    await writeNoticeMails({ db: portal.db, mailsService });
  }
  // the minute that ends while this runs would allow as many again
  await sql`insert into mail_rate (minute, sent) values (now() + interval '1 hour', 0)`.execute(portal.db);
  const account = { to: 'account@portal.example', subject: 'كلمة مرور جديدة', paragraphs: ['نص'] };
  await portal.db.transaction().execute((transaction) => mailsService.queue(transaction, account));
  const send = mailTransport({ smtpUrl: undefined, dataDir });
  const instances = [1, 2].map(() => mailSender({ db: portal.db, send, log, bulkPerMinute: 3 }));
  await Promise.all(instances.map(takeAll));
  const sent = () =>
    readdirSync(join(dataDir, 'outbox'))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(dataDir, 'outbox', name), 'utf8').replaceAll(/\r\n[ \t]+/g, ' '));
  expect(await portal.db.selectFrom('mails').select('id').execute()).toHaveLength(2);
  expect(sent().filter((text) => text.includes('account@portal.example'))).toHaveLength(1);
  const notices = sent().filter((text) => text.includes(reader.email));
  expect(notices).toHaveLength(3);
  for (const text of notices) {
    expect(text).toMatch(/List-Unsubscribe: <https:\/\/portal\.example\/account\/stop-mails\?key=/);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  }
  rmSync(dataDir, { recursive: true });
});
