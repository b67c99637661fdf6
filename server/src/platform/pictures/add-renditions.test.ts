import sharp from 'sharp';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost } from '../../../test/factories.ts';
import { addRenditions } from './add-renditions.ts';

const portal = await openTestApp();
const { db, media } = portal;
const hashOf = (digit: number) => `${digit}`.repeat(32);

/** A picture as it was stored when its use had fewer widths. */
async function store(digit: number, widths: number[], isThere = true) {
  const hash = hashOf(digit);
  const width = Math.max(...widths);
  const file = sharp({
    create: { width, height: width / 2, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0.5 } },
  });
  if (isThere) await media.put(`${hash}-${width}.webp`, await file.webp().toBuffer());
  const row = { hash, width, height: width / 2, widths, placeholder: '', placeholder_version: 9, rendition_version: 1 };
  await db.insertInto('pictures').values(row).execute();
  return hash;
}

const widthsOf = async (hash: string) =>
  (await db.selectFrom('pictures').select('widths').where('hash', '=', hash).executeTakeFirstOrThrow()).widths;

async function sizeOf(hash: string, width: number) {
  const { rawPayload } = await portal.app.inject(`/media/${hash}-${width}.webp`);
  const { width: wide, height, hasAlpha } = await sharp(rawPayload).metadata();
  return [wide, height, hasAlpha];
}

test('pictures that were stored before get the widths that their use got since, and no others', async () => {
  const author = await insertMember(db, { avatar_hash: await store(1, [160, 320]) });
  await insertOffice(db, { cover_hash: await store(2, [480, 960, 1600]) });
  const posts = await Promise.all(
    [await store(3, [480, 960, 1600]), await store(4, [480, 700])].map((picture_hash) =>
      insertPost(db, author, { picture_hash }),
    ),
  );
  const inText = await store(5, [480, 960, 1600]);
  const gone = await store(6, [480, 960], false);
  await db
    .insertInto('post_pictures')
    .values({ post_id: posts[0]?.id ?? '', picture_hash: inText })
    .execute();
  expect(await addRenditions(db, media)).toBe(false);
  expect(await Promise.all([1, 2, 3, 4].map((digit) => widthsOf(hashOf(digit))))).toEqual([
    [160, 192, 320],
    [192, 480, 960, 1600],
    [480, 720, 960, 1080, 1600],
    [480, 700],
  ]);
  expect([await widthsOf(inText), await widthsOf(gone)]).toEqual([
    [480, 960, 1600],
    [480, 960],
  ]);
  expect(await sizeOf(hashOf(1), 192)).toEqual([192, 96, true]);
  expect(await sizeOf(hashOf(3), 1080)).toEqual([1080, 540, true]);
  const [source] = (await portal.get(`/api/post/${posts[0]?.id}`)).body.picture.sources;
  expect(source.srcset).toContain(`/media/${hashOf(3)}-720.webp 720w`);
  expect(source.srcset).toContain('1600w');
  const listed = (await portal.get('/api/post')).body.find(({ id }: { id: string }) => id === posts[0]?.id);
  expect(listed.picture.sources[0].srcset).not.toContain('1600w');
});

test('a second run looks at no picture again', async () => {
  const { open } = media;
  media.open = () => Promise.reject(new Error('opened again'));
  expect(await addRenditions(db, media)).toBe(false);
  media.open = open;
});
