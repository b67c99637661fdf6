import { organisation } from 'shared-api/contract/offices/organisation';
import type { PageAbout } from 'shared-api/contract/wire/page.contract';
import { toHead } from './head.server.ts';

function read(about: PageAbout, { path = '/posts/1', title = 'حملة', isFound = true } = {}) {
  const head = new DOMParser().parseFromString(toHead({ title, about, path, isFound }), 'text/html').head;
  const contentOf = (name: string) =>
    head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
  const data = head.querySelector('script[type="application/ld+json"]')?.textContent;
  return { head, contentOf, data: data ? JSON.parse(data) : undefined };
}

const article = { publishedAt: '2026-11-21T17:05:00.000Z', author: 'كريم حداد', office: 'وهران' };
const post: PageAbout = { description: 'غرس "الطلبة" <خمسين> شجرة', card: '/cards/posts/1.jpg', article };

test('who is shown a link to a post sees its title, its beginning and its card', () => {
  const { contentOf } = read(post);
  expect(contentOf('og:type')).toBe('article');
  expect(contentOf('og:title')).toBe('حملة');
  expect(contentOf('og:description')).toBe(post.description);
  expect(contentOf('og:image')).toBe('%origin%/cards/posts/1.jpg');
  expect(contentOf('og:url')).toBe('%origin%/posts/1');
});

test('a browser learns from the head which picture is seen first, in which widths', () => {
  const picture = { type: 'image/webp', srcset: '/media/a-480.webp 480w, /media/a-720.webp 720w', sizes: '92vw' };
  const link = read({ ...post, picture }).head.querySelector('link[rel=preload]');
  expect(
    Object.fromEntries(
      ['as', 'type', 'imagesrcset', 'imagesizes', 'fetchpriority'].map((name) => [name, link?.getAttribute(name)]),
    ),
  ).toEqual({
    as: 'image',
    type: picture.type,
    imagesrcset: picture.srcset,
    imagesizes: picture.sizes,
    fetchpriority: 'high',
  });
  expect(read(post).head.querySelector('link[rel=preload]')).toBeNull();
});

test('a search engine reads of a post who wrote it, when, and for whom', () => {
  const { head, data } = read(post);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('%origin%/posts/1');
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'حملة',
    datePublished: article.publishedAt,
    author: { name: article.author },
    publisher: { name: organisation.name },
  });
});

test.each(['<b>عريض</b>', '</script><script>alert(1)</script>', '"><img src="/x">', "href='/posts' & &lt;", '\\u003c'])(
  'who is shown a link to a post called %s sees these words',
  (words) => {
    const { head, contentOf, data } = read({ ...post, description: words }, { title: words });
    for (const name of ['og:title', 'og:description', 'description']) expect(contentOf(name)).toBe(words);
    expect([data.headline, data.description]).toEqual([words, words]);
    expect(head.querySelectorAll('script, img')).toHaveLength(1);
  },
);

test.each([
  ['/library/books/', '%origin%/library/books'],
  ['/library', '%origin%/library'],
  ['/', '%origin%/'],
])('a search engine reads of the page at %s one address, with a slash at its end and without', (path, address) => {
  const { head, contentOf } = read({}, { path });
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
  expect(contentOf('og:url')).toBe(address);
});

test('a search engine reads of an event when and where it is, and who invites', () => {
  const event = {
    beginsAt: '2026-12-01T09:00:00.000Z',
    endsAt: '2026-12-01T11:00:00.000Z',
    place: 'المكتبة',
    address: 'المدخل الثاني',
    capacity: 60,
    placesLeft: 12,
    audience: 'everyone' as const,
    isCancelled: false,
  };
  expect(read({ ...post, event }).data).toMatchObject({
    '@type': 'Event',
    name: 'حملة',
    startDate: event.beginsAt,
    endDate: event.endsAt,
    location: { '@type': 'Place', name: 'المكتبة', address: { streetAddress: 'المدخل الثاني' } },
    organizer: { name: article.office },
    maximumAttendeeCapacity: 60,
    remainingAttendeeCapacity: 12,
  });
});

test('a search engine reads on the home page whose portal it is', () => {
  const { data, contentOf } = read({}, { path: '/' });
  expect(data).toMatchObject({ '@type': 'NGO', foundingDate: '1999-06-14', email: organisation.email });
  expect(contentOf('description')).toBe(organisation.description);
  expect(contentOf('og:image')).toBe('%origin%/cards/site.jpg');
});

test.each([
  ['a page for its reader alone', { isPrivate: true }, true],
  ['a page that is not there', {}, false],
])('%s is not to be found, and shows nothing of itself elsewhere', (_, about, isFound) => {
  const { head, contentOf } = read(about, { isFound });
  expect(contentOf('robots')).toBe('noindex');
  expect(head.querySelector('link[rel=canonical]')).toBeNull();
  expect(contentOf('og:title')).toBeUndefined();
});

test('what somebody wrote cannot end the script it stands in', () => {
  const { head, data } = read({ ...post, description: '</script><b id="out">' });
  expect(head.ownerDocument.getElementById('out')).toBeNull();
  expect(data.description).toBe('</script><b id="out">');
});
