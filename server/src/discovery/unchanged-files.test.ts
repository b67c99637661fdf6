import { openTestApp } from '../../test/build-test-app.ts';
import { insertEvent, insertMember, insertPost } from '../../test/factories.ts';

const portal = await openTestApp({ PUBLIC_ORIGIN: 'https://tadamon.example' });

type Headers = Record<string, string>;
const ask = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  portal.app.inject({ method, url, headers });

/** An event of an office, and where a reader follows both. */
async function announce() {
  const author = await insertMember(portal.db);
  const post = await insertPost(portal.db, author, { type: 'Ad', updated_at: new Date('2026-11-21T10:00:00.400Z') });
  await insertEvent(portal.db, post, {
    begins_at: new Date('2031-12-01T09:00:00Z'),
    ends_at: new Date('2031-12-01T11:00:00Z'),
  });
  const office = `/offices/${author.office_id}`;
  return { author, post, office };
}

const followed = (office: string, id: string) => [
  '/feeds/posts.rss',
  '/feeds/announcements.atom',
  `${office}/posts.rss`,
  `${office}/posts.atom`,
  '/events.ics',
  `${office}/events.ics`,
  `/posts/${id}/event.ics`,
  '/sitemap.xml',
];

test('a program that holds what it follows is not sent it again', async () => {
  const { office, post } = await announce();
  for (const url of followed(office, post.id)) {
    const { headers } = await ask(url);
    const tag = String(headers.etag);
    const date = String(headers['last-modified']);
    expect(new Date(date).toUTCString()).toBe(date);
    const strong = tag.replace(/^W\//, '');
    const held: Headers[] = [
      { 'if-none-match': tag },
      { 'if-none-match': strong },
      { 'if-none-match': `"older", ${tag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': date },
      { 'if-none-match': tag, 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' },
    ];
    for (const each of held) {
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await ask(url, each, method);
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
        expect(again.headers).toMatchObject({ 'cache-control': headers['cache-control'], 'last-modified': date });
        expect(again.headers.vary).toContain('accept-encoding');
      }
    }
  }
});

test('a program that holds something else is sent what there is', async () => {
  const { office, post } = await announce();
  for (const url of followed(office, post.id)) {
    const { body, headers } = await ask(url);
    const others: Headers[] = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': '' },
      { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
      { 'if-modified-since': 'Thu, 01 Jan 1998 00:00:00 GMT' },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const each of others) {
      const reply = await ask(url, each);
      expect([reply.statusCode, reply.body]).toEqual([200, body]);
    }
    const head = await ask(url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  }
});

test('a program that asks by date is sent what was added in the second of its last visit, and what lost a post', async () => {
  const { author, post, office } = await announce();
  const url = `${office}/posts.rss`;
  const dateOf = async () => String((await ask(url)).headers['last-modified']);
  const first = await dateOf();
  expect(first).toBe('Sat, 21 Nov 2026 10:00:00 GMT');
  const added = await insertPost(portal.db, author, {
    title: 'أضيف بعد لحظة',
    updated_at: new Date('2026-11-21T10:00:00.900Z'),
  });
  const second = await ask(url, { 'if-modified-since': first });
  expect([second.statusCode, second.body.includes('أضيف بعد لحظة')]).toEqual([200, true]);
  await portal.db
    .updateTable('posts')
    .set({ status: 'trashed', trashed_at: new Date() })
    .where('id', '=', added.id)
    .execute();
  const third = await ask(url, { 'if-modified-since': String(second.headers['last-modified']) });
  expect([third.statusCode, third.body.includes('أضيف بعد لحظة')]).toEqual([200, false]);
  expect((await ask(url, { 'if-modified-since': await dateOf() })).statusCode).toBe(304);
  expect((await ask(`/posts/${post.id}/event.ics`, { 'if-modified-since': first })).statusCode).toBe(304);
});

test('a browser is told that it has a picture of the portal, however its tag is written', async () => {
  const name = `${'0c'.repeat(16)}-480.webp`;
  await portal.media.put(name, Buffer.from('picture'));
  for (const tag of [`"${name}"`, `W/"${name}"`, `"other", "${name}"`, '*'])
    expect((await ask(`/media/${name}`, { 'if-none-match': tag })).statusCode).toBe(304);
  expect((await ask(`/media/${name}`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});
