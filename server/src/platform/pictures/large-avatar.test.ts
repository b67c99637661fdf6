import { largeAvatar } from 'shared-api/contract/pictures/large-avatar';
import { avatarUrl } from './picture-urls.ts';
import { renditionWidths } from './rendition-widths.ts';

test('the large form of an avatar is one of its stored files', () => {
  const stored = renditionWidths.avatar.map((width) => `/media/0a-${width}.webp`);
  expect(stored).toContain(largeAvatar(avatarUrl('0a')));
  expect(largeAvatar(avatarUrl('0a'))).not.toBe(avatarUrl('0a'));
});
