import fc from 'fast-check';
import { paths } from 'shared-api/contract/paths';
import { aPublishedPortal } from '../../test/a-published-portal.ts';
import { canonicalAddress } from './canonical-address.ts';

const id = '0198c0de-00ab-7000-8000-0000000000ff';
const upper = id.toUpperCase();
const canonicalOf = (address: string) => canonicalAddress(new URL(`http://portal.internal${address}`));

/** As they stand behind an address in a message, and as a browser writes them. */
const behind = [
  '.',
  ',',
  ')',
  ']',
  '}',
  '>',
  '»',
  '›',
  '”',
  '’',
  '"',
  "'",
  '؟',
  '،',
  '؛',
  ':',
  '!',
  '…',
  '*',
  '_',
  '٪',
];
const unseen = [' ', '\u00a0', '\u200f', '\u200e', '\u202c', '\u2069', '\u200b', '\ufe0f'];
const tails = [...behind, ...unseen, '».', '?).', '،»', '/', '//', '/.', './', '،/'].flatMap((tail) => [
  tail.replaceAll('?', '%3F').replaceAll(' ', '%20'),
  encodeURIComponent(tail).replaceAll('%2F', '/'),
  [...tail]
    .map((sign) => (sign === '/' ? sign : [...Buffer.from(sign)].map((byte) => `%${byte.toString(16)}`).join('')))
    .join(''),
]);

test('who follows a link with a sign, a blank or a slash behind it is led to its page', () => {
  const addresses = Object.keys(paths)
    .filter((pattern) => pattern !== '/')
    .map((pattern) => pattern.replace(':id', id).replace(':name', 'remote-public'));
  for (const address of addresses) {
    expect(canonicalOf(address)).toBeUndefined();
    for (const tail of tails) {
      expect([tail, canonicalOf(address + tail)]).toEqual([tail, address]);
      expect(canonicalOf(`${address}${tail}?q=a.&type=Ad%2C`)).toBe(`${address}?q=a.&type=Ad%2C`);
    }
  }
});

test.each([
  [`/posts/${upper}`, `/posts/${id}`],
  [`/posts/${upper}،/?q=A`, `/posts/${id}?q=A`],
  [`/organization/members/${upper}?tab=Posts`, `/organization/members/${id}?tab=Posts`],
  [`/organization/edit-post/${upper}/history/?version=2`, `/organization/edit-post/${id}/history?version=2`],
  [`/organization/provincial-offices?office=${upper}`, `/organization/provincial-offices?office=${id}`],
  [`/organization/provincial-offices?office=${id}،&limit=40`, `/organization/provincial-offices?office=${id}&limit=40`],
  [`/events?office=${id}.`, `/events?office=${id}`],
  ['//', '/'],
  ['/،', '/'],
])('who follows %s is led to %s', (address, canonical) => {
  expect(canonicalOf(address)).toBe(canonical);
});

test.each([
  '/',
  '/?sent',
  `/posts/${id}`,
  '/posts?q=A.',
  '/nowhere/',
  '/%25',
  `/posts/${id}%25E0`,
  '/nowhere.',
  '/library/books/',
  '//evil.example/',
  '//evil.example/posts/',
  '//posts/',
  '/%2F%2Fevil.example/',
  '/\\evil.example/',
  `/posts/${id}/event.ics`,
  '/organization/dashboard/front-ends/Remote-Public',
  `/posts/${'،'.repeat(9000)}`,
])('who follows %s is led nowhere else', (address) => {
  expect(canonicalOf(address)).toBeUndefined();
});

test('whatever the address, who is led on stays in the portal and is led on once', () => {
  const segment = fc.oneof(
    fc.constantFrom('posts', 'links', 'about', 'organization', 'members', '', '.', '..', '%2e', '\\', id, upper),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom(...tails),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const address = `/${segments.join('/')}`;
      if (!URL.canParse(`http://portal.internal${address}`)) return;
      const canonical = canonicalOf(address);
      if (canonical === undefined) return;
      expect(canonical).toMatch(/^\/(?![/\\])/);
      expect(canonicalOf(canonical)).toBeUndefined();
    }),
  );
});

test('a visitor is led by 301, also who asks for the head alone, and forms and files stay where they are', async () => {
  const { get, post } = await aPublishedPortal(`return page(request.url);`);
  const reply = await get(`/posts/${upper}%D8%8C?q=a`);
  expect([reply.statusCode, reply.headers.location]).toEqual([301, `/posts/${id}?q=a`]);
  expect((await get('/posts/')).headers.location).toBe('/posts');
  expect((await post('/links/contacts-info/', {})).statusCode).not.toBe(301);
  expect((await get('//evil.example/')).headers.location).toBeUndefined();
});
