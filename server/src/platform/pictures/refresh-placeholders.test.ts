import sharp from 'sharp';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertPost } from '../../../test/factories.ts';
import { pictureGrounds } from './picture-ground.ts';
import { refreshPlaceholders } from './refresh-placeholders.ts';

const portal = await openTestApp();

/** A ring of this colour as it was stored before transparent parts counted, with the colour behind them as its placeholder. */
async function storeRing(hash: string, color: string, ground: string, placeholder: string) {
  const disc = (side: number, fill: { r: number; g: number; b: number; alpha: number }) =>
    sharp({ create: { width: side, height: side, channels: 4, background: fill } });
  const own = await disc(200, { ...sharpColor(color), alpha: 1 })
    .png()
    .toBuffer();
  const file = await disc(480, { ...sharpColor('#000000'), alpha: ground === '' ? 0 : 1 })
    .composite([{ input: own }])
    .webp()
    .toBuffer();
  await portal.media.put(`${hash}-480.webp`, file);
  await portal.db
    .insertInto('pictures')
    .values({ hash, width: 480, height: 480, widths: [480], placeholder, placeholder_version: 1 })
    .execute();
}
const sharpColor = (color: string) => {
  const [r = 0, g = 0, b = 0] = Buffer.from(color.slice(1), 'hex');
  return { r, g, b };
};
const hashOf = (digit: number) => `${digit}`.repeat(32);

test('a reader sees the logos that were stored on black before, and other pictures stay as they were', async () => {
  await storeRing(hashOf(1), '#111111', '', '#080808');
  await storeRing(hashOf(2), '#ffffff', '', '#f8f8f8');
  await storeRing(hashOf(3), '#d0353f', '', '#080808');
  await storeRing(hashOf(4), '#d0353f', 'black', '#080808');
  await portal.db
    .insertInto('pictures')
    .values({ hash: hashOf(5), width: 9, height: 9, widths: [9], placeholder: '#0b5d3b', placeholder_version: 1 })
    .execute(); // its file is gone
  const author = await insertMember(portal.db);
  const posts = await Promise.all(
    [1, 2, 3, 4, 5].map((digit) => insertPost(portal.db, author, { picture_hash: hashOf(digit) })),
  );
  expect(await refreshPlaceholders(portal.db, portal.media)).toBe(false);
  const placeholders = [];
  for (const { id } of posts) placeholders.push((await portal.get(`/api/post/${id}`)).body.picture.placeholder);
  expect(placeholders).toEqual([pictureGrounds.light, pictureGrounds.dark, 'transparent', '#080808', '#0b5d3b']);
  const open = portal.media.open;
  portal.media.open = () => Promise.reject(new Error('looked at again'));
  expect(await refreshPlaceholders(portal.db, portal.media)).toBe(false);
  portal.media.open = open;
});
