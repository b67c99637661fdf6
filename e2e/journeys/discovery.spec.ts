import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const organisation = 'المنظمة الوطنية للتضامن الطلابي';
const titles = {
  '/': organisation,
  '/posts': `المنشورات · ${organisation}`,
  '/links/about': `من نحن · ${organisation}`,
  '/links/service-policy': `سياسة الخدمة · ${organisation}`,
  '/links/licensing-policy': `سياسة الترخيص · ${organisation}`,
  '/links/contacts-info': `معلومات الاتصال · ${organisation}`,
  '/organization/secritary-general': `الأمين العام · ${organisation}`,
  '/organization/secritary-general/contact-info': `الاتصال بالأمينة العامة · ${organisation}`,
  '/organization/national-office': `المكتب الوطني · ${organisation}`,
  '/organization/provincial-offices': `المكاتب الولائية · ${organisation}`,
};

const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const metaOf = (html: string, name: string) =>
  partOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`));

async function expectCard(request: APIRequestContext, html: string) {
  const card = await request.get(metaOf(html, 'og:image'));
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await card.body()).length).toBeGreaterThan(10_000);
}

test('each page says in its first bytes how it is called, what is on it, and what a shared link shows', async ({
  request,
  baseURL,
}) => {
  const descriptions = new Set<string>();
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await request.get(path)).text();
    expect(partOf(html, /<title>(.*?)<\/title>/)).toBe(title);
    expect(metaOf(html, 'og:title')).toBe(title);
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(partOf(html, /<link rel="canonical" href="([^"]*)">/)).toBe(`${baseURL}${path}`);
    descriptions.add(metaOf(html, 'description'));
  }
  expect(descriptions.size).toBe(Object.keys(titles).length);
  await expectCard(request, await (await request.get('/')).text());
});

test('an office and a member say their names to those their link is sent to', async ({ request }) => {
  const { offices } = await (await request.get('/api/org/provincial-offices')).json();
  const [{ id, name }] = offices;
  const html = await (await request.get(`/organization/provincial-offices?office=${id}`)).text();
  expect(metaOf(html, 'og:title')).toBe(`${name} · ${organisation}`);
  expect(metaOf(html, 'og:description')).toContain(name);
  const { members } = await (await request.get(`/api/org/provincial-offices/${id}`)).json();
  const memberPage = await (await request.get(`/organization/members/${members[0].id}`)).text();
  expect(metaOf(memberPage, 'og:title')).toBe(`${members[0].name} · ${organisation}`);
});

test('a shared post shows its own title, its beginning and a picture, with a picture of its own and without', async ({
  request,
}) => {
  const posts = await (await request.get('/api/post?limit=100')).json();
  // the oldest: other journeys publish new ones with pictures of one dot
  const withPicture = posts.findLast(({ image }: { image: string | null }) => image);
  const without = posts.findLast(({ image }: { image: string | null }) => !image);
  for (const post of [withPicture, without]) {
    const html = await (await request.get(`/posts/${post.id}`)).text();
    expect(metaOf(html, 'og:type')).toBe('article');
    expect(metaOf(html, 'og:title')).toContain(post.title.slice(0, 10));
    expect(metaOf(html, 'description')).toContain(post.excerpt.slice(0, 20));
    expect(JSON.parse(partOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/))['@type']).toBe('Article');
    await expectCard(request, html);
  }
});

test('feeds, map and manifest are where the pages and robots.txt say', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text();
  const feeds = [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)">/g)];
  expect(feeds).toHaveLength(2);
  for (const [, path = ''] of feeds) expect(await (await request.get(path)).text()).toContain('<item>');
  const robots = await (await request.get('/robots.txt')).text();
  const map = await (await request.get(partOf(robots, /Sitemap: (\S+)/))).text();
  expect(map).toContain(`<loc>${baseURL}/posts</loc>`);
  const manifest = await (await request.get(partOf(html, /<link rel="manifest" href="([^"]+)">/))).json();
  expect(manifest.name).toBe(organisation);
});
