import { largeAvatar } from './large-avatar.ts';

test.each([
  ['/media/0a-192.webp', '/media/0a-320.webp'],
  ['/media/192-192.webp.png', '/media/192-192.webp.png'],
  [null, null],
])('%s is large at %s', (avatar, large) => {
  expect(largeAvatar(avatar)).toBe(large);
});
