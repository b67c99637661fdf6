import { openTestApp } from '../../../test/build-test-app.ts';
import { insertDraft, insertMember, insertPost } from '../../../test/factories.ts';
import { takeAll } from '../../../test/take-all.ts';
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

const found = async (q: string) => (await portal.get(`/api/post?${new URLSearchParams({ q, limit: '100' })}`)).body;
const renewAll = () => takeAll(() => renewSearch(portal.db));

test('a visitor finds what was written before a change of search, as it was and then as it is, and no post counts as edited', async () => {
  const { posts } = await rowsOfBefore();
  const versions = () => portal.db.selectFrom('posts').select(['id', 'version', 'updated_at']).orderBy('id').execute();
  const before = await versions();
  expect([(await found('2026')).length, (await found('دوره')).length]).toEqual([0, 0]);
  await renewAll();
  expect([(await found('2026')).length, (await found('نورالدين')).length]).toEqual([posts.length, posts.length]);
  expect(await versions()).toEqual(before);
});
