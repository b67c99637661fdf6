import { sql } from 'kysely';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost, signedInAs } from '../../../test/factories.ts';

const portal = await openTestApp();

const lastYear = new Date('2025-12-31T23:30:00Z');

const rowsOf = async (query: string) => (await sql<object>`${sql.raw(query)}`.execute(portal.db)).rows;
const kept = (days: string) =>
  rowsOf(`select day::text, office_id, total from ${days} where total <> 0 order by day, office_id`);
const retentionMonths = (months: string) =>
  rowsOf(`select month::text, office_id, total from ${months} where total <> 0 order by month, office_id`);
const summed = (days: string) =>
  rowsOf(`select date_trunc('month', day::timestamp)::date::text as month, office_id, sum(total)::int as total
    from ${days} group by 1, 2 having sum(total) <> 0 order by month, office_id`);
const counted = (table: string, at: string) =>
  rowsOf(`select (${at} at time zone 'UTC')::date::text as day, office_id, count(*)::int as total
    from ${table} group by 1, 2 order by day, office_id`);

test('the numbers kept by the day and by the month are those one would count, whatever is done at the same moment', async () => {
  const admin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  const target = await insertOffice(portal.db);
  const moved = await insertMember(portal.db, { created_at: lastYear });
  await insertPost(portal.db, moved, { published_at: lastYear });
  await insertPost(portal.db, moved);
  const removed = await insertPost(portal.db, moved);
  const hidden = await insertMember(portal.db);
  const replies = await Promise.all([
    portal.put(`/api/dashboard/member/${moved.id}/office`, { officeId: target.id }, admin),
    portal.delete(`/api/dashboard/post/${removed.id}`, { ...admin, payload: { reason: 'سبب' } }),
    portal.delete(`/api/dashboard/member/${hidden.id}`, admin),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kept('post_days')).toEqual(
    await counted("(select * from posts where status = 'published') p", 'published_at'),
  );
  expect(await kept('member_days')).toEqual(
    await counted('(select * from members where deleted_at is null) m', 'created_at'),
  );
  expect(await retentionMonths('post_months')).toEqual(await summed('post_days'));
  expect(await retentionMonths('member_months')).toEqual(await summed('member_days'));
  expect(await kept('member_days')).toContainEqual({ day: '2025-12-31', office_id: target.id, total: 1 });
});

test('a member that was deleted is not taken off again with its row', async () => {
  const before = await kept('member_days');
  const { id } = await insertMember(portal.db, {
    deleted_at: new Date(),
    office_id: (await insertOffice(portal.db)).id,
  });
  await portal.db.deleteFrom('members').where('id', '=', id).execute();
  expect(await kept('member_days')).toEqual(before);
});
