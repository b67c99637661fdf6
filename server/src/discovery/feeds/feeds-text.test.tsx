import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { Feed } from './feed.ts';
import { toAtom } from './to-atom.ts';
import { toRss } from './to-rss.ts';

const author = { name: 'سلمى & كريم', office: { id: 'oran', name: 'وهران <غرب>' } };
const post = {
  id: '0198c0de-0000-7000-8000-000000000001',
  title: 'حملة "تشجير" <كبرى> & أخرى\u0007',
  content: '<p>انظر <a href="/posts">هنا</a> <img src="/media/a-480.webp" alt=""></p>',
  excerpt: 'انظر هنا ]]>',
  author,
  publishedAt: '2026-11-21T17:05:00.000Z',
  updatedAt: '2026-11-22T08:00:00.000Z',
} as Post;

const feed: Feed = {
  title: 'المنظمة: المنشورات',
  description: 'وصف',
  origin: 'https://portal.example',
  path: '/feeds/posts.rss',
  pagePath: '/posts?type=Post',
  posts: [post],
};

function parse(text: string) {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}
const textOf = (parsed: Document, name: string) => parsed.getElementsByTagName(name)[0]?.textContent;

test('a reader of the RSS feed sees the post as it was written, and its links lead to the portal', () => {
  const parsed = parse(toRss(feed));
  const item = parsed.querySelector('item');
  expect(item?.querySelector('title')?.textContent).toBe('حملة "تشجير" <كبرى> & أخرى');
  expect(item?.querySelector('link')?.textContent).toBe(`https://portal.example/posts/${post.id}`);
  expect(item?.querySelector('pubDate')?.textContent).toBe('Sat, 21 Nov 2026 17:05:00 GMT');
  expect(textOf(parsed, 'dc:creator')).toBe(author.name);
  expect(textOf(parsed, 'content:encoded')).toContain('<a href="https://portal.example/posts">');
  expect(textOf(parsed, 'content:encoded')).toContain('src="https://portal.example/media/a-480.webp"');
});

test('a reader of the Atom feed sees the same, and when the feed was last changed', () => {
  const parsed = parse(toAtom(feed));
  const entry = parsed.querySelector('entry');
  expect(entry?.querySelector('title')?.textContent).toBe('حملة "تشجير" <كبرى> & أخرى');
  expect(entry?.querySelector('author name')?.textContent).toBe(author.name);
  expect(entry?.querySelector('content')?.textContent).toContain('href="https://portal.example/posts"');
  expect(parsed.querySelector('feed > updated')?.textContent).toBe(post.updatedAt);
});

const asHtml = (html: string | null | undefined) => new DOMParser().parseFromString(html ?? '', 'text/html').body;
const toHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe.each([
  '<b>عريض</b>',
  'اكتب href="/posts" هنا',
  '<a href="/posts">',
  "<img src='/media/a.webp'> & &lt;b&gt;",
  'نص src="/a" ثم ]]> ثم &nbsp;',
  '<script>alert(1)</script>',
])('a reader of a post whose words are %s', (words) => {
  const html = `<p>${toHtml(words)} <a title="href=&quot;/x&quot;" href="/posts?a=1&amp;b=2" rel="noopener">هنا</a></p>`;
  const written = { ...feed, posts: [{ ...post, content: html, excerpt: words, title: words } as Post] };

  test('sees the words in the summary, with no tag of them', () => {
    const description = asHtml(parse(toRss(written)).querySelector('item > description')?.textContent);
    expect([description.textContent, description.childElementCount]).toEqual([words, 0]);
    expect(parse(toAtom(written)).querySelector('entry > summary')?.textContent).toBe(words);
    expect(parse(toRss(written)).querySelector('item > title')?.textContent).toBe(words);
  });

  test('sees the words in the text, whose link alone leads to the portal', () => {
    const rss = asHtml(textOf(parse(toRss(written)), 'content:encoded'));
    const atom = asHtml(parse(toAtom(written)).querySelector('entry > content')?.textContent);
    for (const shown of [rss, atom]) {
      expect(shown.textContent).toBe(`${words} هنا`);
      expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://portal.example/posts?a=1&b=2');
      expect(shown.querySelector('a')?.title).toBe('href="/x"');
    }
  });
});

test.each([
  ['<img src="//evil.example/a.png">', '//evil.example/a.png'],
  ['<img src="https://other.example/a.png">', 'https://other.example/a.png'],
  ["<IMG alt='>' SRC='/media/a.webp'>", 'https://portal.example/media/a.webp'],
  ['<img src=/media/a.webp>', 'https://portal.example/media/a.webp'],
])('a reader is shown the picture of %s from where it is', (content, src) => {
  const written = { ...feed, posts: [{ ...post, content } as Post] };
  const shown = asHtml(textOf(parse(toRss(written)), 'content:encoded'));
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(src);
});

test.each([
  ['RSS', toRss, 'content:encoded'],
  ['Atom', toAtom, 'content'],
])('a reader of the %s feed sees lists, sides and directions as every program knows them', (_, write, name) => {
  const content =
    '<p><br></p><p align="justify">نص</p><p></p><p dir="ltr" align="center">Welcome</p><ul><li>أ<ol><li>ب</li></ol></li></ul>';
  expect(textOf(parse(write({ ...feed, posts: [{ ...post, content }] })), name)).toBe(
    '<div dir="rtl"><p style="text-align:justify">نص</p><p dir="ltr" style="text-align:center">Welcome</p><ul><li>أ<ol><li>ب</li></ol></li></ul></div>',
  );
});

test('a feed without posts is a feed all the same', () => {
  parse(toRss({ ...feed, posts: [] }));
  parse(toAtom({ ...feed, posts: [] }));
});
