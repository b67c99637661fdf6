import sharp from 'sharp';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost } from '../../../test/factories.ts';
import { takeAll } from '../../../test/take-all.ts';
import type { MediaStore } from '../media/media-store.ts';
import { renditionsWork } from './add-renditions.ts';

const portal = await openTestApp();
const { db, media } = portal;
const hashOf = (place: number) => `${place}`.padStart(32, '0');

const addAll = () => takeAll(renditionsWork(portal));

/** A picture as it was stored when its use had fewer widths. */
async function store(
  place: number,
  widths: number[],
  { isThere = true, ...given }: { isThere?: boolean; created_at?: Date } = {},
) {
  const hash = hashOf(place);
  const width = Math.max(...widths);
  const file = sharp({
    create: { width, height: width / 2, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0.5 } },
  });
  if (isThere) await media.put(`${hash}-${width}.webp`, await file.webp().toBuffer());
  const versions = { placeholder_version: 9, rendition_version: 1, created_at: new Date('2026-01-01') };
  const row = { hash, width, height: width / 2, widths, placeholder: '', ...versions, ...given };
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
  const gone = await store(6, [480, 960], { isThere: false });
  await db
    .insertInto('post_pictures')
    .values({ post_id: posts[0]?.id ?? '', picture_hash: inText })
    .execute();
  await addAll();
  expect(await Promise.all([1, 2, 3, 4].map((place) => widthsOf(hashOf(place))))).toEqual([
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

/** What `media` does instead, until it is called again. */
function replaceOnce<Name extends 'open' | 'put'>(name: Name, instead: (real: MediaStore[Name]) => MediaStore[Name]) {
  const real = media[name];
  media[name] = ((...given: never[]) => {
    media[name] = real;
    return (instead(real) as (...given: never[]) => unknown)(...given);
  }) as MediaStore[Name];
}
const fails = () => () => Promise.reject(new Error('no answer'));

test.each(['open', 'put'] as const)(
  'a picture whose file the store cannot %s is tried again, after the others',
  async (name) => {
    const [first, second] = name === 'open' ? ([11, 12] as const) : ([13, 14] as const);
    await insertMember(db, { avatar_hash: await store(first, [160, 320]) });
    await insertMember(db, { avatar_hash: await store(second, [160, 320]) });
    replaceOnce(name, fails);
    const takeNext = renditionsWork(portal);
    await expect(takeAll(takeNext)).rejects.toThrow('no answer');
    await takeAll(takeNext);
    expect([await widthsOf(hashOf(first)), await widthsOf(hashOf(second))]).toEqual([
      [160, 320],
      [160, 192, 320],
    ]);
    await takeAll(takeNext);
    expect(await widthsOf(hashOf(first))).toEqual([160, 192, 320]);
  },
);

test('a picture that is removed while its files are made leaves none behind', async () => {
  const hash = await store(15, [160, 320]);
  const member = await insertMember(db, { avatar_hash: hash });
  replaceOnce('open', (open) => async (file) => {
    const found = await open(file);
    await db.updateTable('members').set({ avatar_hash: null }).where('id', '=', member.id).execute();
    await db.deleteFrom('pictures').where('hash', '=', hash).execute();
    return found;
  });
  await addAll();
  expect(await media.open(`${hash}-192.webp`)).toBeUndefined();
});

test('a picture that was stored a moment ago, and may not be shown yet, is left for later', async () => {
  const hash = await store(16, [160, 320], { created_at: new Date() });
  await insertMember(db, { avatar_hash: hash });
  await addAll();
  expect(await widthsOf(hash)).toEqual([160, 320]);
});
