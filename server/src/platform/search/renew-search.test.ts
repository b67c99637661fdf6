import { openTestApp } from '../../../test/build-test-app.ts';
import { insertDraft, insertMember, insertPost } from '../../../test/factories.ts';
import { takeAll } from '../../../test/take-all.ts';
import { until } from '../../../test/until.ts';
import { writeAsBefore } from '../../../test/write-as-before.ts';
import { serverLimits } from '../../limits.ts';
import { renewSearch } from './renew-search.ts';

const portal = await openTestApp();

async function rowsOfBefore() {
  const { author, posts } = await writeAsBefore(portal.db, async (transaction) => {
    const author = await insertMember(transaction, { name: 'نور الدين' });
    const posts = [];
    for (let index = 0; index <= serverLimits.renewedAtOnce; index += 1)
      posts.push(await insertPost(transaction, author, { title: 'دورة ٢٠٢٦' }));
    await insertDraft(transaction, author, { title: 'دورة ٢٠٢٦' });
    return { author, posts };
  });
  const names = ['members', 'posts'] as const;
  await portal.db
    .insertInto('search_renewals')
    .values(names.map((table_name) => ({ table_name })))
    .execute();
  return { author, posts };
}

const renewAll = () => takeAll(() => renewSearch(portal.db));

test('a visitor finds what was written before a change of search, as it was and then as it is, and no post counts as edited', async () => {
  const { author, posts } = await rowsOfBefore();
  const found = async (q: string) =>
    (await portal.get(`/api/post?${new URLSearchParams({ q, office: author.office_id, limit: '100' })}`)).body;
  const versions = () => portal.db.selectFrom('posts').select(['id', 'version', 'updated_at']).orderBy('id').execute();
  const before = await versions();
  expect([(await found('2026')).length, (await found('دوره')).length]).toEqual([0, 0]);
  await renewAll();
  expect([(await found('2026')).length, (await found('نورالدين')).length]).toEqual([posts.length, posts.length]);
  expect(await versions()).toEqual(before);
});

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
  await renewAll();
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
