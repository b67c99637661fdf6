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

test('a feed without posts is a feed all the same', () => {
  parse(toRss({ ...feed, posts: [] }));
  parse(toAtom({ ...feed, posts: [] }));
});
