import { jest } from '@jest/globals';
import { aPhoto } from '../../../test/a-form.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost } from '../../../test/factories.ts';
import { collectPictures } from './collect-pictures.ts';
import { type PicturesService, picturesService } from './pictures.service.ts';
import { renderPicture } from './render-picture.ts';

let portal: TestApp;
let pictures: PicturesService;
const log = { info: () => undefined };

beforeEach(async () => {
  portal = await buildTestApp();
  pictures = picturesService({ db: portal.db, media: portal.media });
});
afterEach(() => portal.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function store(hours = 48) {
  const hash = await pictures.add(await renderPicture(await aPhoto(), 'post'));
  await portal.db
    .updateTable('pictures')
    .set({ created_at: hoursAgo(hours) })
    .where('hash', '=', hash)
    .execute();
  return hash;
}

async function isKept(hash: string) {
  const row = await portal.db.selectFrom('pictures').select('hash').where('hash', '=', hash).executeTakeFirst();
  const { statusCode } = await portal.app.inject(`/media/${hash}-480.webp`);
  expect(statusCode).toBe(row ? 200 : 404);
  return row !== undefined;
}

test('what a post, its text, an office or a member shows is kept; the rest goes after a day', async () => {
  const author = await insertMember(portal.db, { avatar_hash: await store() });
  await insertOffice(portal.db, { cover_hash: await store() });
  const { id } = await insertPost(portal.db, author, { picture_hash: await store() });
  await portal.db
    .insertInto('post_pictures')
    .values({ post_id: id, picture_hash: await store() })
    .execute();
  const [old, young] = [await store(25), await store(23)];
  await collectPictures(pictures, log);
  const { rows } = { rows: await portal.db.selectFrom('pictures').select('hash').execute() };
  expect(rows).toHaveLength(5);
  expect([await isKept(old), await isKept(young)]).toEqual([false, true]);
});

test('a picture that is stored again is kept a day longer, with its files', async () => {
  const photo = await renderPicture(await aPhoto(), 'post');
  const hash = await pictures.add(photo);
  await portal.db
    .updateTable('pictures')
    .set({ created_at: hoursAgo(48) })
    .where('hash', '=', hash)
    .execute();
  await pictures.add(photo);
  await collectPictures(pictures, log);
  expect(await isKept(hash)).toBe(true);
});

test('a media store that is away stops nothing: the picture stays until it is back', async () => {
  const hash = await store();
  const remove = jest.spyOn(portal.media, 'remove').mockRejectedValue(new Error('away'));
  await expect(collectPictures(pictures, log)).rejects.toThrow('away');
  remove.mockRestore();
  expect(await isKept(hash)).toBe(true);
  await collectPictures(pictures, log);
  expect(await isKept(hash)).toBe(false);
});
