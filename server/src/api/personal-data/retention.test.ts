import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retentionDays } from 'shared-api/contract/retention';
import { aPhoto } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  insertApplicant,
  insertAttendance,
  insertEvent,
  insertEventVisitor,
  insertMember,
  insertNotification,
  insertPost,
  insertRevision,
  insertTrashed,
} from '../../../test/factories.ts';
import { findRow, insertRow } from '../../../test/insert-row.ts';
import { collectPictures } from '../../platform/pictures/collect-pictures.ts';
import { picturesService } from '../../platform/pictures/pictures.service.ts';
import { renderPicture } from '../../platform/pictures/render-picture.ts';
import { applyRetention } from './retention.ts';

const portal = await openTestApp();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
async function anEvent(begins_at: Date) {
  const post = await insertPost(portal.db, await insertMember(portal.db), { type: 'Ad' });
  await insertEvent(portal.db, post, { begins_at });
  return post;
}
const memberIds = async () => (await portal.db.selectFrom('members').select('id').execute()).map(({ id }) => id);

test('an applicant who was rejected is forgotten after the time that was promised, and nobody else is', async () => {
  const refusedAt = (days: number) => insertApplicant(portal.db, { refused_at: daysAgo(days) });
  const gone = await refusedAt(retentionDays.rejectedApplicants + 1);
  const stay = [
    await refusedAt(retentionDays.rejectedApplicants - 1),
    await insertApplicant(portal.db, { created_at: daysAgo(1_000) }),
    await insertMember(portal.db, { created_at: daysAgo(1_000) }),
    // let in once, and switched off since
    await insertMember(portal.db, { is_active: false, refused_at: daysAgo(1_000), admitted_at: daysAgo(900) }),
  ];
  expect(await applyRetention(portal.db)).toEqual({ rejectedApplicants: 1 });
  const left = await memberIds();
  expect(left).not.toContain(gone.id);
  for (const { id } of stay) expect(left).toContain(id);
  expect(await applyRetention(portal.db)).toEqual({});
});

test.each([
  ['contactMessages', 'contact_messages', 'created_at'],
  ['securityEvents', 'security_events', 'at'],
  ['dataExports', 'data_exports', 'ready_at'],
  ['givenUpMails', 'mails', 'given_up_at'],
  ['endedSessions', 'sessions', 'expires_at'],
  ['endedSessions', 'member_tokens', 'expires_at'],
  ['vitals', 'front_end_vitals', 'hour'],
  ['frontEndLoads', 'front_end_loads', 'day'],
  ['visitReports', 'visit_reports', 'opened_at'],
  ['networkVisits', 'network_visits', 'opened_at'],
  ['frontEndErrors', 'front_end_errors', 'last_seen'],
] as const)('%s: a row of %s goes when its days since %s are over, and none before', async (what, table, column) => {
  const insert = (days: number) => insertRow(portal.db, table, { [column]: daysAgo(retentionDays[what] + days) });
  const others = await portal.db.selectFrom(table).selectAll().execute();
  await insert(2.1);
  const stay = [...others, await insert(-0.5), await insertRow(portal.db, table)];
  expect(await applyRetention(portal.db)).toEqual({ [what]: 1 });
  const left = await portal.db.selectFrom(table).selectAll().execute();
  expect(left).toEqual(expect.arrayContaining(stay));
  expect(left).toHaveLength(stay.length);
});

test('the security log is kept longer than the account it is about', async () => {
  const gone = await insertApplicant(portal.db, { refused_at: daysAgo(retentionDays.rejectedApplicants + 1) });
  const { id } = await insertRow(portal.db, 'security_events', { member_id: gone.id });
  expect(await applyRetention(portal.db)).toEqual({ rejectedApplicants: 1 });
  expect(await findRow(portal.db, 'security_events', { id })).toMatchObject({ member_id: gone.id });
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
  const ask = (email: string, days: number, confirmed_at: Date | null = null) => {
    const requested_at = daysAgo(retentionDays.unconfirmedFollowers + days);
    return insertRow(portal.db, 'office_followers', { email, confirmed_at, requested_at });
  };
  await ask('old@portal.example', 1);
  await ask('new@portal.example', -1);
  await ask('real@portal.example', 1, new Date());
  await applyRetention(portal.db);
  const left = await portal.db.selectFrom('office_followers').select('email').orderBy('email').execute();
  expect(left).toEqual([{ email: 'new@portal.example' }, { email: 'real@portal.example' }]);
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

test('more rows than one statement removes go all the same', async () => {
  const message = { name: 'سلمى', contact: '0555', message: 'سؤال', created_at: daysAgo(9_999) };
  const rows = Array.from({ length: 1_100 }, () => message);
  await portal.db.insertInto('contact_messages').values(rows).execute();
  expect(await applyRetention(portal.db)).toEqual({ contactMessages: 1_100 });
});

test('the page about security shows the very days of the contract', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/SECURITY.md'), 'utf8');
  const shown = [...page.matchAll(/^\| `(\w+)` \|.*\| (\d+) days? \|/gm)].map(([, name, days]) => [name, Number(days)]);
  expect(Object.fromEntries(shown)).toEqual(retentionDays);
});
