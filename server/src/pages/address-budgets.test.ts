import { sql } from 'kysely';
import { anInstance } from '../../test/an-instance.ts';
import { insertMember, insertPost } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';
import { serverLimits } from '../limits.ts';

const database = await openTestDatabase();
const search = `new URL(request.url).search`;
const frontEnds = await publishedFrontEnds(`return page(await (await fetch('/api/post' + ${search})).text());`);
const instance = await anInstance(database, frontEnds.folder);
const author = await insertMember(database.db);
for (const title of ['حملة التبرع', 'يوم دراسي']) await insertPost(database.db, author, { title });
await instance.whenIdle();
afterAll(async () => {
  await instance.close();
  await database.drop();
});

const get = (url: string, remoteAddress: string) => instance.app.inject({ url, remoteAddress });

test.each([
  ['the API', (n: number) => `/api/post?q=${n}`, 'application/json'],
  // other words: a page leaves the replies of its calls behind
  ['a page', (n: number) => `/calls?q=p${n}`, 'text/html'],
])(
  'an address searches so often in a minute by %s, and others go on',
  async (name, urlOf, type) => {
    const [here, there] = [`10.8.${name.length}.1`, `10.8.${name.length}.2`];
    const replies: Awaited<ReturnType<typeof get>>[] = [];
    for (let n = 0; n < serverLimits.searchesPerMinute; n += 1) replies.push(await get(urlOf(n), here));
    expect([...new Set(replies.map(({ statusCode }) => statusCode))]).toEqual([200]);
    // replies of the API are all cached; a page that a busy machine rendered too late is not
    const cachedIndex = replies.findIndex(
      ({ headers }) => type !== 'text/html' || headers['cache-control'] !== 'no-store',
    );
    expect(cachedIndex).toBeGreaterThanOrEqual(0);
    const refused = await get(urlOf(1_000), here);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.headers['content-type']).toContain(type);
    expect((await get(urlOf(cachedIndex), here)).statusCode).toBe(200); // it costs nothing
    expect((await get(urlOf(1_000), there)).statusCode).toBe(200);
  },
  120_000,
);

test('who makes up parameters of a call is answered from memory', async () => {
  const ask = (url: string) => get(url, '10.8.9.1');
  const first = await ask('/api/post?limit=1');
  await sql`alter table posts rename to posts_away`.execute(database.db); // which nobody is told of
  const again = await ask('/api/post?zz=1&limit=1&yy=2');
  await sql`alter table posts_away rename to posts`.execute(database.db);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(again.headers.link).toBe(first.headers.link);
  const { headers } = await ask('/api/post?zz=1&type=Post&limit=1');
  expect(headers.link).toMatch(/^<\/api\/post\?type=Post&limit=1&cursor=[\w-]+>/);
});
