import sharp from 'sharp';
import { openTestApp } from '../../test/build-test-app.ts';
import { insertEvent, insertMember, insertPost } from '../../test/factories.ts';
import { serverLimits } from '../limits.ts';

const portal = await openTestApp({ PUBLIC_ORIGIN: 'https://tadamon.example' });

let visitors = 0;
/** Each time as another visitor, for all cards together are more than one address may ask for. */
function get(url: string) {
  visitors += 1;
  return portal.app.inject({ method: 'GET', url, remoteAddress: `10.0.${visitors >> 8}.${visitors & 255}` });
}
const nobody = '0198c0de-0000-7000-8000-000000000001';

const writePost = async (details: Parameters<typeof insertPost>[2]) =>
  insertPost(portal.db, await insertMember(portal.db), details);

test('who is shown a link to a post without a picture sees a card of 1200 by 630 with its title', async () => {
  const short = await writePost({ title: 'حملة تشجير' });
  const long = await writePost({ title: 'حملة تشجير واسعة في كل أحياء المدينة '.repeat(6) });
  const [card, longer, again] = await Promise.all([short, long, short].map(({ id }) => get(`/cards/posts/${id}.jpg`)));
  expect(card?.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(card?.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await sharp(longer?.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(longer?.rawPayload.equals(card?.rawPayload ?? Buffer.of())).toBe(false);
  expect(again?.rawPayload.equals(card?.rawPayload ?? Buffer.of())).toBe(true);
});

/** What is left of a title on its card: the same bytes as of the card with what is left. */
test.each([
  ['أهلا 🎉 你好', 'أهلا'],
  ['عائلة 👨‍👩‍👧‍👦 من 🇩🇿 الجزائر', 'عائلة من الجزائر'],
  ['شكرا 👍🏽، جميعا', 'شكرا، جميعا'],
  ['ﺣﻤﻠﺔ ⴰⵣⵓⵍ', 'حملة'],
])('who is shown a link to «%s» sees no box on its card', async (title, left) => {
  const author = await insertMember(portal.db);
  const posts = [await insertPost(portal.db, author, { title }), await insertPost(portal.db, author, { title: left })];
  const [card, plain] = await Promise.all(posts.map(({ id }) => get(`/cards/posts/${id}.jpg`)));
  expect(card?.statusCode).toBe(200);
  expect(card?.rawPayload.equals(plain?.rawPayload ?? Buffer.of())).toBe(true);
});

test.each(['🎉🎉', '你好', '\u200b', '\u2800\u3164', '\u00ad', 'ـ', '\u064b', '\u0007', '!!!', '\u{1f1e9}'])(
  'who is shown a link to a post whose title is %j sees the card of the portal',
  async (title) => {
    const { id } = await writePost({ title });
    const card = await get(`/cards/posts/${id}.jpg`);
    expect(card.statusCode).toBe(200);
    expect(card.rawPayload.equals((await get('/cards/site.jpg')).rawPayload)).toBe(true);
  },
);

test('who is shown a link to an office whose name has no letter sees the title of its post alone', async () => {
  const author = await insertMember(portal.db);
  await portal.db.updateTable('offices').set({ name: '🎉🎉' }).where('id', '=', author.office_id).execute();
  const { id } = await insertPost(portal.db, author, { title: 'حملة تشجير' });
  expect((await get(`/cards/posts/${id}.jpg`)).statusCode).toBe(200);
});

test.each([
  'ﷺ'.repeat(200),
  `${'م'}${'\u0651'.repeat(199)}`,
  'W'.repeat(200),
  'W\u0308\u0308\u0308\u0308 '.repeat(40),
  '\u202e'.repeat(199).concat('س'),
])('who is shown a link to a title as long as it may be sees a card', async (title) => {
  const { id } = await writePost({ title });
  const { statusCode, rawPayload } = await get(`/cards/posts/${id}.jpg`);
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('past so many cards that wait to be rendered, a visitor is told when to come again', async () => {
  const author = await insertMember(portal.db);
  const posts = Array.from({ length: serverLimits.maxShareImagesWaiting + 10 }, () => insertPost(portal.db, author));
  const paths = (await Promise.all(posts)).map(({ id }) => `/cards/posts/${id}.jpg`);
  const replies = await Promise.all([...paths, '/cards/site.jpg'].map(get));
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('5');
});

test('an address has so many cards rendered in a minute, and no cache keeps that it was rejected', async () => {
  const author = await insertMember(portal.db);
  const posts = Array.from({ length: serverLimits.shareImagesPerMinute + 1 }, () => insertPost(portal.db, author));
  const ask = ({ id }: { id: string }, remoteAddress: string) =>
    portal.app.inject({ url: `/cards/posts/${id}.jpg`, remoteAddress });
  const replies = await Promise.all((await Promise.all(posts)).map((post) => ask(post, '10.8.7.1')));
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.headers['cache-control']).toBeUndefined();
  const drawn = replies.filter(({ statusCode }) => statusCode === 200);
  expect(drawn[0]?.headers['cache-control']).toContain('public');
  expect((await ask(await insertPost(portal.db, author), '10.8.7.2')).statusCode).toBe(200);
});

test("who is shown a link to a post with a picture sees that picture, cut to the card's shape", async () => {
  const bytes = await sharp({ create: { width: 960, height: 960, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer();
  const hash = 'c0ffee'.padEnd(32, '0');
  await portal.media.put(`${hash}-960.webp`, bytes);
  const picture = { hash, width: 960, height: 960, widths: [960], placeholder: '#ff0000' };
  await portal.db.insertInto('pictures').values(picture).execute();
  const { id } = await writePost({ picture_hash: hash });
  const { rawPayload } = await get(`/cards/posts/${id}.jpg`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test.each([
  ['#ffffff', '#ffffff'],
  ['#24201a', '#24201a'],
  ['transparent', '#ffffff'],
])('who is shown a link to a post with a logo sees it on its ground: %s', async (placeholder, ground) => {
  const bytes = await sharp({ create: { width: 480, height: 480, channels: 4, background: '#d0353f00' } })
    .webp()
    .toBuffer();
  const hash = placeholder.replace(/\W/, '').replace('transparent', 'c0ffee0').padEnd(32, '1');
  await portal.media.put(`${hash}-480.webp`, bytes);
  const picture = { hash, width: 480, height: 480, widths: [480], placeholder };
  await portal.db.insertInto('pictures').values(picture).execute();
  const { id } = await writePost({ picture_hash: hash });
  const { rawPayload } = await get(`/cards/posts/${id}.jpg`);
  const { channels } = await sharp(rawPayload).stats();
  const expected = [...Buffer.from(ground.slice(1), 'hex')];
  for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - (expected[index] ?? 0))).toBeLessThan(4);
});

test('who is shown a link to any other page sees the card of the portal', async () => {
  const { statusCode, rawPayload } = await get('/cards/site.jpg');
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each(['/cards/posts/nothing.jpg', `/cards/posts/${nobody}.jpg`, '/feeds/poems.rss', '/feeds/toString.atom'])(
  '%s is not there',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each([
  ['posts', 'منشور للقراءة', 'إعلان للقراءة'],
  ['announcements', 'إعلان للقراءة', 'منشور للقراءة'],
])('a reader follows the %s alone, in RSS and in Atom', async (name, followed, left) => {
  await writePost({ title: 'منشور للقراءة', type: 'Post' });
  await writePost({ title: 'إعلان للقراءة', type: 'Ad' });
  for (const form of ['rss', 'atom']) {
    const { headers, body } = await get(`/feeds/${name}.${form}`);
    expect(headers['content-type']).toBe(`application/${form}+xml; charset=utf-8`);
    expect(body).toContain(followed);
    expect(body).not.toContain(left);
    expect(body).toContain('https://tadamon.example/posts/');
  }
});

test('a reader follows one office, its posts and announcements, in RSS and in Atom', async () => {
  const author = await insertMember(portal.db);
  await insertPost(portal.db, author, { title: 'منشور من مكتبنا', type: 'Post' });
  await insertPost(portal.db, author, { title: 'إعلان من مكتبنا', type: 'Ad' });
  await writePost({ title: 'منشور من مكتب آخر' });
  for (const form of ['rss', 'atom']) {
    const { headers, body } = await get(`/offices/${author.office_id}/posts.${form}`);
    expect(headers['content-type']).toBe(`application/${form}+xml; charset=utf-8`);
    for (const title of ['منشور من مكتبنا', 'إعلان من مكتبنا']) expect(body).toContain(title);
    expect(body).not.toContain('منشور من مكتب آخر');
    expect(body).toContain(`https://tadamon.example/posts?office=${author.office_id}`);
  }
  for (const id of [nobody, 'oran']) expect((await get(`/offices/${id}/posts.rss`)).statusCode).toBe(404);
});

test('a reader of long posts gets them as one of short posts does', async () => {
  const author = await insertMember(portal.db);
  const content = '<p>نص</p>'.repeat(serverLimits.shortFeedLength / 8);
  for (const title of ['أول', 'ثان']) await insertPost(portal.db, author, { title, content });
  const paths = ['posts.rss', 'posts.atom'].map((name) => `/offices/${author.office_id}/${name}`);
  for (const { statusCode, body } of await Promise.all([...paths, ...paths].map(get))) {
    expect(statusCode).toBe(200);
    expect(body.split('&lt;p&gt;نص&lt;/p&gt;')).toHaveLength(2 * (serverLimits.shortFeedLength / 8) + 1);
  }
});

/** Long lines of a calendar go on after a blank at the beginning of the next. */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '');

test('a reader adds an event to a calendar: when, where, and the page that tells more', async () => {
  const post = await writePost({ title: 'يوم دراسي', type: 'Ad' });
  const times = { begins_at: new Date('2031-12-01T09:00:00Z'), ends_at: new Date('2031-12-01T11:00:00Z') };
  await insertEvent(portal.db, post, { ...times, place: 'المكتبة', address: 'المدخل الثاني' });
  const { headers, body } = await get(`/posts/${post.id}/event.ics`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = unfold(body).split('\r\n');
  for (const line of ['DTSTART:20311201T090000Z', 'DTEND:20311201T110000Z', 'SUMMARY:يوم دراسي'])
    expect(lines).toContain(line);
  expect(lines).toContain('LOCATION:المكتبة، المدخل الثاني');
  expect(lines).toContain(`URL;VALUE=URI:https://tadamon.example/posts/${post.id}`);
});

/** Texts of a calendar (RFC 5545, 3.3.11). */
const toText = (written = '') => written.replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
const lineOf = (calendar: string, name: string) =>
  toText(new RegExp(`^${name}:(.*)$`, 'm').exec(unfold(calendar).replaceAll('\r', ''))?.[1]);

test.each([
  '<b>عريض</b> href="/posts"',
  'ورشة؛ أ, ب; ج \\ د \\n هـ',
  'BEGIN:VEVENT',
  'يوم دراسي عن التطوع '.repeat(9).trim(),
  '👨‍👩‍👧‍👦'.repeat(12),
])('a reader sees the words of «%s» in a calendar, and in its name', async (words) => {
  const author = await insertMember(portal.db);
  await portal.db.updateTable('offices').set({ name: words }).where('id', '=', author.office_id).execute();
  const post = await insertPost(portal.db, author, { title: words, excerpt: words, type: 'Ad' });
  await insertEvent(portal.db, post, { place: words, address: '' });
  const { body } = await get(`/offices/${author.office_id}/events.ics`);
  for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION']) expect(lineOf(body, name)).toBe(words);
  for (const name of ['NAME', 'X-WR-CALNAME']) expect(lineOf(body, name)).toContain(words);
  const lines = body.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(body).not.toContain('\ufffd');
});

test('a post that is no event has nothing for a calendar', async () => {
  const post = await writePost({ type: 'Ad' });
  expect((await get(`/posts/${post.id}/event.ics`)).statusCode).toBe(404);
  expect((await get(`/posts/${nobody}/event.ics`)).statusCode).toBe(404);
});

test('a search engine finds every public page and post in the map, and the map in robots.txt', async () => {
  const { id } = await writePost({ updated_at: new Date('2026-11-21T10:00:00.040Z') });
  const { body } = await get('/sitemap.xml');
  for (const path of ['/', '/events', '/links/about', '/organization/secritary-general', `/posts/${id}`])
    expect(body).toContain(`<loc>https://tadamon.example${path}</loc>`);
  expect(body).toContain(`/posts/${id}</loc><lastmod>2026-11-21T10:00:00.040Z</lastmod>`);
  expect(body).not.toContain('dashboard');
  const robots = (await get('/robots.txt')).body;
  expect(robots).toContain('Sitemap: https://tadamon.example/sitemap.xml');
  for (const path of ['/account/', '/events/attend', '/follow', '/no-mails'])
    expect(robots).toContain(`Disallow: ${path}`);
});

test('a phone learns from the manifest how the installed portal is called and looks', async () => {
  const { headers, body } = await get('/site.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp((await get(src)).rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
