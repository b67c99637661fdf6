import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { mediaFolder } from './media-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was put is read, once written it stays, and nothing lies beside it', async () => {
  const media = await mediaFolder(folder);
  await media.put('a.webp', Buffer.from('first'));
  await media.put('a.webp', Buffer.from('second'));
  const file = await media.open('a.webp');
  expect(file?.size).toBe(5);
  expect(file && (await text(file.stream))).toBe('first');
  expect(readdirSync(folder)).toEqual(['a.webp']);
});

test('what was removed is gone, and may be removed again', async () => {
  const media = await mediaFolder(folder);
  await media.put('b.webp', Buffer.from('b'));
  await media.remove('b.webp');
  await media.remove('b.webp');
  expect(await media.open('b.webp')).toBeUndefined();
});
