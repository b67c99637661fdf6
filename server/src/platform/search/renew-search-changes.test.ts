import { openTestApp } from '../../../test/build-test-app.ts';
import { insertDraft, insertMember, insertPost } from '../../../test/factories.ts';
import { takeAll } from '../../../test/take-all.ts';
import { until } from '../../../test/until.ts';
import { renewSearch } from './renew-search.ts';

const portal = await openTestApp();

test('who has the portal open hears of no row that is written again, but at the end that an office has changed posts', async () => {
  const author = await insertMember(portal.db);
  for (let index = 0; index < 3; index += 1) await insertPost(portal.db, author);
  await insertDraft(portal.db, author);
  const due = [{ table_name: 'members' }, { table_name: 'posts' }] as const;
  await portal.db.insertInto('search_renewals').values(due).execute();
  const heard: { noun: string; change: string; office: string | null }[] = [];
  const listening = await portal.listen(
    'portal_changes',
    (notice) => heard.push(JSON.parse(notice)),
    () => undefined,
    10_000,
  );
  await takeAll(() => renewSearch(portal.db));
  const { id } = await insertPost(portal.db, author);
  await until(() => JSON.stringify(heard).includes(id));
  await listening.stop();
  const ofOffice = heard.filter(({ office }) => office === author.office_id);
  expect(ofOffice.map(({ noun, change }) => `${noun} ${change}`)).toEqual(['posts changed', 'posts added']);
});

test('who edits a post, or changes nothing of it but its pin, is heard of as before', async () => {
  const author = await insertMember(portal.db);
  const { id } = await insertPost(portal.db, author);
  const heard: string[] = [];
  const listening = await portal.listen(
    'portal_changes',
    (notice) => heard.push(JSON.parse(notice).change),
    () => undefined,
    10_000,
  );
  await portal.db.updateTable('posts').set({ is_pinned: true }).where('id', '=', id).execute();
  await portal.db.updateTable('posts').set({ title: 'عنوان آخر' }).where('id', '=', id).execute();
  await portal.db
    .updateTable('posts')
    .set({ status: 'trashed', trashed_at: new Date() })
    .where('id', '=', id)
    .execute();
  await until(() => heard.includes('removed'));
  await listening.stop();
  expect(heard).toEqual(['changed', 'changed', 'removed']);
});
