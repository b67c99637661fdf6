import { randomBytes } from 'node:crypto';
import { Post, PostsReply } from 'shared-api/contract/posts/posts.contract';
import * as v from 'valibot';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertMember, insertPost } from '../../../../test/factories.ts';
import { serverLimits } from '../../../limits.ts';
import { postsListService } from './posts-list.service.ts';

const titlesOf = (body: { title: string }[]) => body.map(({ title }) => title);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const portal = await openTestApp();
const author = await insertMember(portal.db, { name: 'أحمد المُختار' });
const other = await insertMember(portal.db, { name: 'فاطمة الزهراء' });
for (let index = 1; index <= 7; index += 1) {
  await insertPost(portal.db, author, { title: `منشور ${index}`, published_at: daysAgo(index) });
}
await insertPost(portal.db, other, { title: 'إعلان: مَكتبةُ الأطفال 100%', type: 'Ad', published_at: daysAgo(8) });

test('a visitor reads the posts, newest first, page by page without a gap or a repetition', async () => {
  const seen: string[] = [];
  let url: string | undefined = '/api/post?limit=3';
  while (url) {
    const { status, headers, body } = await portal.get(url);
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe('8');
    seen.push(...titlesOf(body));
    url = String(headers.link ?? '').match(/^<(.+)>; rel="next"$/)?.[1];
  }
  expect(seen).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((each) => `منشور ${each}`), 'إعلان: مَكتبةُ الأطفال 100%']);
});

test('a page of the longest texts is shorter, and leads to the rest', async () => {
  const writer = await insertMember(portal.db);
  const content = `<p>${'س'.repeat(serverLimits.maxTextOfPage * 0.4)}</p>`;
  for (let index = 0; index < 3; index += 1)
    await insertPost(portal.db, writer, { content, published_at: daysAgo(index) });
  const first = await portal.get(`/api/post?author=${writer.id}`);
  const second = await portal.get(String(first.headers.link).match(/<(.+)>/)?.[1] ?? '');
  expect([first.body.length, second.body.length]).toEqual([2, 1]);
  expect(second.headers.link).toBe(undefined);
  await portal.db.deleteFrom('posts').where('author_id', '=', writer.id).execute();
});

test('posts of one moment are still told apart by the cursor', async () => {
  const writer = await insertMember(portal.db);
  const published_at = daysAgo(400);
  for (let index = 0; index < 5; index += 1) await insertPost(portal.db, writer, { published_at });
  const first = await portal.get(`/api/post?author=${writer.id}&limit=2`);
  const next = String(first.headers.link).match(/<(.+)>/)?.[1] ?? '';
  const second = await portal.get(next);
  const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(4);
  await portal.db.deleteFrom('posts').where('author_id', '=', writer.id).execute();
});

test.each([
  ['was deactivated', { is_active: false }],
  ['was deleted', { deleted_at: new Date() }],
])('a visitor reads what a member wrote who %s, and of the person no more than the name', async (_, change) => {
  const personal = { bio: 'طالبة طب', about: 'من وهران', description: 'أحب القراءة' };
  const sociallinks = { facebook: 'https://facebook.example/nisrine' };
  const hash = randomBytes(16).toString('hex');
  const picture = { hash, width: 200, height: 200, widths: [200], placeholder: '' };
  await portal.db.insertInto('pictures').values(picture).execute();
  const given = { ...personal, avatar_hash: hash, sociallinks: JSON.stringify(sociallinks) };
  const gone = await insertMember(portal.db, { name: 'نسرين بن عمر', ...given });
  const { id } = await insertPost(portal.db, gone, { published_at: daysAgo(500) });
  const avatar = expect.stringContaining(hash);
  expect((await portal.get(`/api/post/${id}`)).body.author).toMatchObject({ ...personal, avatar, sociallinks });
  await portal.db.updateTable('members').set(change).where('id', '=', gone.id).execute();
  for (const { author } of [
    (await portal.get(`/api/post/${id}`)).body,
    (await portal.get(`/api/post?author=${gone.id}`)).body[0],
  ])
    expect(author).toMatchObject({
      name: 'نسرين بن عمر',
      avatar: null,
      bio: '',
      about: '',
      description: '',
      sociallinks: expect.not.objectContaining(sociallinks),
    });
  await portal.db.deleteFrom('posts').where('author_id', '=', gone.id).execute();
});

test('type, office and author narrow the list', async () => {
  expect((await portal.get('/api/post?type=Ad')).body).toHaveLength(1);
  expect((await portal.get(`/api/post?office=${author.office_id}`)).body).toHaveLength(7);
  expect((await portal.get(`/api/post?author=${other.id}`)).body).toHaveLength(1);
  expect((await portal.get('/api/post?author=no-such-id')).body).toEqual([]);
});

test.each([
  ['مكتبه', 1],
  ['المكتبة', 0],
  ['اطفال مكتبة', 1],
  ['الاطفال منشور', 0],
  ['100%', 1],
  ['1_0', 0],
  ['احمد المختار', 7],
  ['فاطمه', 1],
  ['المختار مكتبة', 0],
  ['فاطمة مكتبة', 1],
  ['إعــلان', 1],
])('a search for %j finds %i posts, however it is written', async (words, found) => {
  const { headers, body } = await portal.get(`/api/post?q=${encodeURIComponent(words)}`);
  expect(body).toHaveLength(found);
  expect(headers['x-total-count']).toBe(String(found));
});

test.each([
  [3, 3],
  [50, 8],
])('a sample of %i gives %i different posts', async (size, given) => {
  const { body } = await portal.get(`/api/post?sample=${size}`);
  expect(new Set(titlesOf(v.parse(PostsReply, body))).size).toBe(given);
});

test('a reader gets the same random posts as all others for ten minutes, then different ones', async () => {
  let minute = 0;
  const { sample } = postsListService({ db: portal.db, now: () => minute * 60_000 });
  const idsAt = async (time: number) => {
    minute = time;
    return (await sample({}, 50)).map(({ id }) => id);
  };
  const first = await idsAt(1);
  expect(await idsAt(9)).toEqual(first);
  expect(await idsAt(10)).not.toEqual(first);
});

test('a reader of random posts gets recent ones, older ones only where there are too few, and never fewer posts', async () => {
  const writer = await insertMember(portal.db);
  let period = 0;
  const { sample } = postsListService({ db: portal.db, now: () => Date.now() + period * serverLimits.periodMs });
  const titlesOfSample = async () => titlesOf(await sample({ author: writer.id }, 10));
  const write = async (title: string, days: number, times: number) => {
    for (let index = 0; index < times; index += 1)
      await insertPost(portal.db, writer, { title, published_at: daysAgo(days) });
  };
  await write('قديم', 121, 4);
  expect(await titlesOfSample()).toEqual(Array(4).fill('قديم'));
  await write('حديث', 119, 3);
  expect((await titlesOfSample()).toSorted()).toEqual([...Array(3).fill('حديث'), ...Array(4).fill('قديم')]);
  await write('قديم', 400, 20);
  for (period = 0; period < 10; period += 1) {
    const titles = await titlesOfSample();
    expect([titles.length, titles.filter((title) => title === 'حديث').length]).toEqual([10, 3]);
  }
  await write('حديث', 5, 9);
  for (period = 0; period < 10; period += 1) expect(await titlesOfSample()).toEqual(Array(10).fill('حديث'));
  await portal.db.deleteFrom('posts').where('author_id', '=', writer.id).execute();
});

test('a post shows its author as anyone may see it', async () => {
  const { id } = await insertPost(portal.db, other, { title: 'واحد', published_at: daysAgo(300) });
  const { status, body } = await portal.get(`/api/post/${id}`);
  expect(status).toBe(200);
  expect(v.parse(Post, body)).toMatchObject({ id, _id: id, excerpt: 'نص', picture: null, author: { id: other.id } });
  expect(JSON.stringify(body)).not.toMatch(/@portal\.example|phone|argon2/);
  await portal.db.deleteFrom('posts').where('id', '=', id).execute();
});

test('the posts of a deleted member stay', async () => {
  const leaving = await insertMember(portal.db);
  const { id } = await insertPost(portal.db, leaving, { published_at: daysAgo(300) });
  await portal.db.updateTable('members').set({ deleted_at: new Date() }).where('id', '=', leaving.id).execute();
  expect((await portal.get(`/api/post/${id}`)).status).toBe(200);
  await portal.db.deleteFrom('posts').where('id', '=', id).execute();
});

test('posts move with their author to another office', async () => {
  const mover = await insertMember(portal.db);
  await insertPost(portal.db, mover, { published_at: daysAgo(300) });
  await portal.db.updateTable('members').set({ office_id: other.office_id }).where('id', '=', mover.id).execute();
  expect((await portal.get(`/api/post?office=${other.office_id}`)).body).toHaveLength(2);
  await portal.db.deleteFrom('posts').where('author_id', '=', mover.id).execute();
});

test.each(['/api/post/no-such-id', '/api/post/00000000-0000-4000-8000-000000000000'])(
  '%s is not found',
  async (url) => {
    expect(await portal.get(url)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'sample=51',
  'type=News',
  `q=${'a'.repeat(201)}`,
  'cursor=abc',
  'limit=5&limit=6',
])('a list requested with %s is rejected', async (query) => {
  const { status, body } = await portal.get(`/api/post?${query}`);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([query.slice(0, query.indexOf('='))]);
});
