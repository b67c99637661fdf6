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

test.each(['320', '480'])('a small file that is not written yet is for an hour the one of %s pixels', async (width) => {
  const hash = `0${width}`.repeat(8);
  await portal.media.put(`${hash}-${width}.webp`, Buffer.from('wider'));
  const { statusCode, body, headers } = await portal.app.inject(`/media/${hash}-192.webp`);
  expect([statusCode, body, headers['cache-control'], headers.etag]).toEqual([
    200,
    'wider',
    'public, max-age=3600',
    undefined,
  ]);
  await portal.media.put(`${hash}-192.webp`, Buffer.from('small'));
  const later = await portal.app.inject(`/media/${hash}-192.webp`);
  expect([later.body, later.headers['cache-control']]).toEqual(['small', 'public, max-age=31536000, immutable']);
});

test.each([`${'0b'.repeat(16)}-480.webp`, 'x.webp', '..%2f..%2fetc%2fpasswd', `${name}.part`])(
  '%s is not found',
  async (other) => {
    expect((await portal.app.inject(`/media/${other}`)).statusCode).toBe(404);
  },
);
