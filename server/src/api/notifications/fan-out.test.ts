import { sql } from 'kysely';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost } from '../../../test/factories.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { takeAll } from '../../../test/take-all.ts';
import { fanOutNext } from './fan-out.ts';
import { notificationsRepository } from './notifications.repository.ts';

const batchRows = 3;

let portal: TestApp;
beforeEach(async () => {
  portal = await buildTestApp();
});
afterEach(() => portal.close());

const fanOut = () => takeAll(() => fanOutNext(portal.db, batchRows));

/** An office whose head publishes something, and the members who are to be told. */
async function anOfficeThatPublishes(readers: number) {
  const office = await insertOffice(portal.db);
  const head = await insertMember(portal.db, { office_id: office.id, role: 'OP' });
  const members = [];
  for (let index = 0; index < readers; index += 1)
    members.push((await insertMember(portal.db, { office_id: office.id })).id);
  const post = await insertPost(portal.db, head);
  await portal.db
    .transaction()
    .execute((transaction) =>
      notificationsRepository.record(transaction, { kind: 'post', postId: post.id, actorId: head.id }),
    );
  return members.toSorted();
}

const notifyMember = (memberId: string) =>
  portal.db
    .transaction()
    .execute((transaction) => notificationsRepository.record(transaction, { kind: 'account_activated', memberId }));

async function told() {
  const rows = await portal.db.selectFrom('notifications').select('recipient_id').orderBy('recipient_id').execute();
  return rows.map(({ recipient_id }) => recipient_id);
}

const isAllTold = async () =>
  (await portal.db.selectFrom('notification_events').select('id').where('due_at', 'is not', null).execute()).length ===
  0;

test('who is told of a decision does not wait until a large office has been told of a post', async () => {
  await anOfficeThatPublishes(10);
  const { id } = await insertMember(portal.db);
  await notifyMember(id);
  for (const _ of ['the office', 'the member']) await fanOutNext(portal.db, batchRows);
  expect(await told()).toContain(id);
  expect(await isAllTold()).toBe(false);
});

test('a post that is gone before it was told is told to nobody, and holds up nothing', async () => {
  await anOfficeThatPublishes(4);
  await portal.db.deleteFrom('posts').execute();
  await fanOut();
  expect(await told()).toEqual([]);
});

test('a post that becomes visible a second time is not told again', async () => {
  const members = await anOfficeThatPublishes(2);
  const { id: postId } = await portal.db.selectFrom('posts').select('id').executeTakeFirstOrThrow();
  await portal.db
    .transaction()
    .execute((transaction) => notificationsRepository.record(transaction, { kind: 'post', postId }));
  await fanOut();
  expect(await told()).toEqual(members);
});

test('a member is told of a topic in the ways that it chose, and of a mail when it is due', async () => {
  const members = await anOfficeThatPublishes(4);
  const [plain, atOnce, daily, weekly] = members as [string, string, string, string];
  const choose = (member_id: string, given: object) =>
    insertRow(portal.db, 'notification_choices', { member_id, topic: 'posts', ...given });
  await choose(atOnce, { mail: 'at_once' });
  await choose(daily, { mail: 'daily', in_portal: false });
  await choose(weekly, { mail: 'weekly' });
  await fanOut();
  expect(await told()).toEqual([plain, atOnce, weekly].toSorted());
  const { rows } = await sql<{ recipient: string; hour: string; weekday: number; isDue: boolean; isAhead: boolean }>`
    select recipient_id as recipient, to_char(local, 'HH24:MI') as hour, extract(isodow from local)::int as weekday,
      due_at <= now() as "isDue", due_at > published_at as "isAhead"
    from notification_mails, posts, lateral (select due_at at time zone 'Africa/Algiers' as local) as clock`.execute(
    portal.db,
  );
  const of = (id: string) => rows.find(({ recipient }) => recipient === id);
  expect(rows).toHaveLength(3);
  expect(of(atOnce)).toMatchObject({ isDue: true });
  expect(of(daily)).toMatchObject({ hour: '18:00', isAhead: true });
  expect(of(weekly)).toMatchObject({ hour: '18:00', weekday: 7, isAhead: true });
});
