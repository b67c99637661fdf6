import { aForm } from '../../../../test/a-form.ts';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost, insertTrashed, signedInAs } from '../../../../test/factories.ts';

const portal = await openTestApp();

const inOrder = (rows: object[]) => rows.map((each) => JSON.stringify(each)).toSorted();

test('the kept numbers of posts are those one would count, whatever is done to them at the same moment', async () => {
  const admin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  const author = await insertMember(portal.db);
  const mover = await insertMember(portal.db);
  const as = await signedInAs(portal.db, author);
  const posts = await Promise.all(Array.from({ length: 4 }, () => insertPost(portal.db, author)));
  await insertPost(portal.db, mover, { type: 'Ad' });
  const target = await insertOffice(portal.db);
  const [changed, deleted, moderated] = posts.map(({ id }) => id);
  const [restored, erased] = [await insertTrashed(portal.db, author), await insertTrashed(portal.db, author)];
  const replies = await Promise.all([
    portal.put(`/api/post/${changed}`, aForm({ title: 'إعلان', content: '<p>نص</p>', type: 'Ad' }), as),
    portal.delete(`/api/post/${deleted}`, as),
    portal.delete(`/api/post/${moderated}`, admin),
    portal.put(`/api/dashboard/member/${mover.id}/office`, { officeId: target.id }, admin),
    portal.post(`/api/trash/${restored.id}/restore`, undefined, as),
    portal.delete(`/api/trash/${erased.id}`, as),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = await portal.db.selectFrom('post_counts').selectAll().where('total', '!=', 0).execute();
  const counted = await portal.db
    .selectFrom('posts')
    .select((eb) => ['office_id', 'type', eb.fn.countAll<string>().as('total')])
    .where('status', '=', 'published')
    .groupBy(['office_id', 'type'])
    .execute();
  expect(inOrder(kept)).toEqual(inOrder(counted.map((each) => ({ ...each, total: Number(each.total) }))));
  const { headers } = await portal.get(`/api/post?office=${target.id}`);
  expect(headers['x-total-count']).toBe('1');
});
