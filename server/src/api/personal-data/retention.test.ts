import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retentionDays } from 'shared-api/contract/retention';
import { aPhoto } from '../../../test/a-form.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import {
  insertApplicant,
  insertAttendance,
  insertDataExport,
  insertEvent,
  insertEventVisitor,
  insertMember,
  insertMessage,
  insertNotification,
  insertOffice,
  insertPost,
  insertRevision,
  insertTrashed,
  signedInAs,
} from '../../../test/factories.ts';
import { collectPictures } from '../../platform/pictures/collect-pictures.ts';
import { picturesService } from '../../platform/pictures/pictures.service.ts';
import { renderPicture } from '../../platform/pictures/render-picture.ts';
import { applyRetention } from './retention.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
async function anEvent(begins_at: Date) {
  const post = await insertPost(portal.db, await insertMember(portal.db), { type: 'Ad' });
  await insertEvent(portal.db, post, { begins_at });
  return post;
}
const idsOf = async (table: 'members' | 'contact_messages' | 'sessions') =>
  (await portal.db.selectFrom(table).select('id').execute()).map(({ id }) => id);

test('an applicant who was refused is forgotten after the time that was promised, and nobody else is', async () => {
  const refusedAt = (days: number) => insertApplicant(portal.db, { refused_at: daysAgo(days) });
  const gone = await refusedAt(retentionDays.refusedApplicants + 1);
  const stay = [
    await refusedAt(retentionDays.refusedApplicants - 1),
    await insertApplicant(portal.db, { created_at: daysAgo(1_000) }),
    await insertMember(portal.db, { created_at: daysAgo(1_000) }),
    // let in once, and switched off since
    await insertMember(portal.db, { is_active: false, refused_at: daysAgo(1_000), admitted_at: daysAgo(900) }),
  ];
  expect(await applyRetention(portal.db)).toEqual({ refusedApplicants: 1 });
  const left = await idsOf('members');
  expect(left).not.toContain(gone.id);
  for (const { id } of stay) expect(left).toContain(id);
  expect(await applyRetention(portal.db)).toEqual({});
});

test('the security log is kept for a year, and longer than the account it is about', async () => {
  const gone = await insertApplicant(portal.db, { refused_at: daysAgo(retentionDays.refusedApplicants + 1) });
  const at = (days: number) => daysAgo(retentionDays.securityEvents + days);
  const event = { kind: 'sign_in_refused', member_id: gone.id, address: '', agent: '', details: '{}' } as const;
  await portal.db
    .insertInto('security_events')
    .values([2, -1].map((days) => ({ ...event, at: at(days) })))
    .execute();
  expect(await applyRetention(portal.db)).toEqual({ refusedApplicants: 1, securityEvents: 1 });
  expect(await portal.db.selectFrom('security_events').select('member_id').execute()).toEqual([{ member_id: gone.id }]);
});

test('a message of a visitor is kept for two years, and what was replied to it no longer', async () => {
  const old = await insertMessage(portal.db, { created_at: daysAgo(retentionDays.contactMessages + 1) });
  const recent = await insertMessage(portal.db, { created_at: daysAgo(retentionDays.contactMessages - 1) });
  const { id: author_id } = await insertMember(portal.db, { role: 'AD' });
  const replies = [old, recent].map(({ id }) => ({ message_id: id, author_id, text: 'جواب' }));
  await portal.db.insertInto('contact_replies').values(replies).execute();
  expect(await applyRetention(portal.db)).toEqual({ contactMessages: 1 });
  const kept = await portal.db.selectFrom('contact_replies').select('message_id').execute();
  expect(kept).toEqual([{ message_id: recent.id }]);
  expect(await idsOf('contact_messages')).toEqual(expect.not.arrayContaining([old.id]));
  expect(await idsOf('contact_messages')).toContain(recent.id);
});

test('a session that ended and a copy that expired go, those in use stay', async () => {
  const member = await insertMember(portal.db);
  await signedInAs(portal.db, member, { expires_at: daysAgo(1) });
  const current = await signedInAs(portal.db, member);
  const [old, recent] = [await insertMember(portal.db), await insertMember(portal.db)];
  for (const { id } of [old, recent]) await insertDataExport(portal.db, id);
  await portal.db
    .updateTable('data_exports')
    .set({ ready_at: daysAgo(retentionDays.dataExports + 1) })
    .where('member_id', '=', old.id)
    .execute();
  expect(await applyRetention(portal.db)).toEqual({ endedSessions: 1, dataExports: 1 });
  expect((await portal.get('/api/auth/session', current)).status).toBe(200);
  expect(await portal.db.selectFrom('data_export_parts').select('number').execute()).toHaveLength(1);
});

test('a deleted post is kept for thirty days and then goes, with what it said before and its pictures', async () => {
  const author = await insertMember(portal.db);
  const trashedAt = (days: number) => insertTrashed(portal.db, author, { trashed_at: daysAgo(days) });
  const old = await trashedAt(retentionDays.trashedPosts + 1);
  const stay = [await trashedAt(retentionDays.trashedPosts - 1), await insertPost(portal.db, author)];
  const pictures = picturesService({ db: portal.db, media: portal.media });
  const hash = await pictures.add(await renderPicture(await aPhoto(), 'post'));
  await insertRevision(portal.db, old, author, { picture_hash: hash });
  await portal.db
    .updateTable('pictures')
    .set({ created_at: daysAgo(40) })
    .where('hash', '=', hash)
    .execute();
  const collect = () => collectPictures(pictures, portal.app.log);
  await collect();
  expect(await pictures.find([hash])).toHaveLength(1);
  expect(await applyRetention(portal.db)).toEqual({ trashedPosts: 1 });
  await collect();
  const left = await portal.db.selectFrom('posts').select('id').where('author_id', '=', author.id).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(stay.map(({ id }) => id).toSorted());
  expect(await pictures.find([hash])).toEqual([]);
});

test('what a member was told of is kept for 90 days, read or not', async () => {
  const { id } = await insertMember(portal.db);
  const tell = (days: number, read_at: Date | null) =>
    insertNotification(portal.db, id, { created_at: daysAgo(retentionDays.notifications + days), read_at });
  await tell(1, null);
  await tell(1, new Date());
  const stays = await tell(-1, new Date());
  expect(await applyRetention(portal.db)).toEqual({ notifications: 4 });
  expect(await portal.db.selectFrom('notifications').select('event_id').execute()).toEqual([{ event_id: stays }]);
  expect(await portal.db.selectFrom('notification_events').select('id').execute()).toEqual([{ id: stays }]);
});

test('an address that asked to follow an office and was not confirmed in time is forgotten', async () => {
  const { id: office_id } = await insertOffice(portal.db);
  const asked = (email: string, days: number, confirmed_at: Date | null = null) => ({
    office_id,
    email,
    confirmed_at,
    requested_at: daysAgo(retentionDays.unconfirmedFollowers + days),
  });
  const rows = [
    asked('old@portal.example', 1),
    asked('new@portal.example', -1),
    asked('real@portal.example', 1, new Date()),
  ];
  await portal.db.insertInto('office_followers').values(rows).execute();
  await applyRetention(portal.db);
  const left = await portal.db.selectFrom('office_followers').select('email').orderBy('email').execute();
  expect(left).toEqual([{ email: 'new@portal.example' }, { email: 'real@portal.example' }]);
});

test('a mail that could not be sent is forgotten after a week, and one that is still tried is not', async () => {
  const mail = (recipient: string, given_up_at: Date | null) => ({
    recipient,
    given_up_at,
    created_at: daysAgo(100),
    due_at: new Date(),
    subject: 'تأكيد عنوانك',
    text: 'نص',
    html: '<p>نص</p>',
  });
  const mails = [
    mail('refused@portal.example', daysAgo(retentionDays.givenUpMails + 1)),
    mail('refused-lately@portal.example', daysAgo(retentionDays.givenUpMails - 1)),
    mail('tried@portal.example', null),
  ];
  await portal.db.insertInto('mails').values(mails).execute();
  expect(await applyRetention(portal.db)).toEqual({ givenUpMails: 1 });
  const left = await portal.db.selectFrom('mails').select('recipient').orderBy('recipient').execute();
  expect(left.map(({ recipient }) => recipient)).toEqual(['refused-lately@portal.example', 'tried@portal.example']);
});

test('a visitor of an event goes a month after it, and one that never confirmed its address after the week', async () => {
  const over = daysAgo(retentionDays.eventVisitors + 1);
  const [past, recent, coming] = await Promise.all([anEvent(over), anEvent(daysAgo(1)), anEvent(daysAgo(-40))]);
  const requested_at = daysAgo(retentionDays.unconfirmedEventVisitors + 1);
  const visit = async (event: { id: string }, email: string, isConfirmed = true) => {
    const { id } = await insertEventVisitor(portal.db, event, { email, requested_at });
    if (isConfirmed) await insertAttendance(portal.db, event.id, { visitor_id: id });
  };
  await visit(past, 'past@portal.example');
  await visit(recent, 'recent@portal.example');
  await visit(coming, 'coming@portal.example');
  await visit(coming, 'unconfirmed@portal.example', false);
  await insertEventVisitor(portal.db, coming, { email: 'new@portal.example' });
  expect(await applyRetention(portal.db)).toMatchObject({ eventVisitors: 1, unconfirmedEventVisitors: 1 });
  const left = await portal.db.selectFrom('event_visitors').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(['coming', 'new', 'recent'].map((name) => `${name}@portal.example`));
});

test('what visits felt like is counted for 90 days; that one has reported, and stands for its network, is known for a day', async () => {
  const vital = {
    front_end: 'shell',
    version: '1',
    route: '',
    metric: 'LCP',
    device: 'fast',
    bucket: 3,
    total: 1,
  } as const;
  const at = (kept: number, days: number) => daysAgo(kept + days);
  await portal.db
    .insertInto('front_end_vitals')
    .values([1, -1].map((days) => ({ ...vital, hour: at(retentionDays.vitals, days) })))
    .execute();
  const visit = (days: number) => ({
    visit_id: randomUUID(),
    kind: 'vitals',
    opened_at: at(retentionDays.visitReports, days),
  });
  const recent = visit(-0.5);
  await portal.db
    .insertInto('visit_reports')
    .values([visit(1), recent])
    .execute();
  await portal.db
    .insertInto('network_visits')
    .values(
      [1, -0.5].map((days) => ({
        slot: String(days),
        visit_id: recent.visit_id,
        opened_at: at(retentionDays.networkVisits, days),
      })),
    )
    .execute();
  expect(await applyRetention(portal.db)).toEqual({ vitals: 1, visitReports: 1, networkVisits: 1 });
  expect(await portal.db.selectFrom('network_visits').select('slot').execute()).toEqual([{ slot: '-0.5' }]);
  expect(await portal.db.selectFrom('front_end_vitals').select('total').execute()).toHaveLength(1);
  expect(await portal.db.selectFrom('visit_reports').select('visit_id').execute()).toEqual([
    { visit_id: recent.visit_id },
  ]);
});

test('how builds came up is counted for 90 days', async () => {
  const loads = { front_end: 'shell', version: '1', outcome: 'loaded', total: 1, ms: 1 } as const;
  await portal.db
    .insertInto('front_end_loads')
    .values([1, -1].map((days) => ({ ...loads, day: daysAgo(retentionDays.frontEndLoads + days) })))
    .execute();
  expect(await applyRetention(portal.db)).toEqual({ frontEndLoads: 1 });
  expect(await portal.db.selectFrom('front_end_loads').select('total').execute()).toHaveLength(1);
});

test('more rows than one statement removes go all the same', async () => {
  const rows = Array.from({ length: 1_100 }, () => ({
    name: 'سلمى',
    contact: '0555',
    message: 'سؤال',
    created_at: daysAgo(9_999),
  }));
  await portal.db.insertInto('contact_messages').values(rows).execute();
  expect(await applyRetention(portal.db)).toEqual({ contactMessages: 1_100 });
});

test('the page about security shows the very days of the contract', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/SECURITY.md'), 'utf8');
  const shown = [...page.matchAll(/^\| `(\w+)` \|.*\| (\d+) days? \|/gm)].map(([, name, days]) => [name, Number(days)]);
  expect(Object.fromEntries(shown)).toEqual(retentionDays);
});

test('an error of a page is kept for 90 days after it was last seen', async () => {
  const error = {
    front_end: 'shell',
    version: '1',
    kind: 'error',
    message: '',
    frames: '[]',
    route: '/',
    count: 1,
  } as const;
  const rows = [1, -1].map((days) => ({
    ...error,
    stack: String(days),
    first_seen: daysAgo(300),
    last_seen: daysAgo(retentionDays.frontEndErrors + days),
  }));
  await portal.db.insertInto('front_end_errors').values(rows).execute();
  expect(await applyRetention(portal.db)).toEqual({ frontEndErrors: 1 });
  expect(await portal.db.selectFrom('front_end_errors').select('stack').execute()).toEqual([{ stack: '-1' }]);
});
