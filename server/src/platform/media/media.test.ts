import { openTestApp } from '../../../test/build-test-app.ts';

const name = `${'0a'.repeat(16)}-480.webp`;
const portal = await openTestApp();
await portal.media.put(name, Buffer.from('picture'));

test('a file is served for a year, and not again to who has it', async () => {
  const first = await portal.app.inject(`/media/${name}`);
  expect(first.statusCode).toBe(200);
  expect(first.body).toBe('picture');
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await portal.app.inject({ url: `/media/${name}`, headers })).statusCode).toBe(304);
});

test.each([`${'0b'.repeat(16)}-480.webp`, 'x.webp', '..%2f..%2fetc%2fpasswd', `${name}.part`])(
  '%s is not found',
  async (other) => {
    expect((await portal.app.inject(`/media/${other}`)).statusCode).toBe(404);
  },
);
