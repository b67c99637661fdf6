import { randomUUID } from 'node:crypto';
import { limits } from 'shared-api/contract/limits';
import { galleryLimits } from 'shared-api/contract/posts/gallery-limits';
import { postTextLimits } from 'shared-api/contract/posts/post-texts';
import { aForm, aPhoto } from '../../../../test/a-form.ts';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { insertMember, signedInAs } from '../../../../test/factories.ts';
import {
  author,
  countPictures,
  dataUri,
  edit,
  fieldsOf,
  media,
  portal,
  publish,
  session,
} from '../testing/an-author.ts';
import { parseGallery } from './parse-gallery.ts';

type Shown = { image: string; alt: string; caption: string };

const words = { alt: '', caption: '' };
const galleryOf = (...entries: object[]) => ({
  gallery: JSON.stringify(entries.map((each) => ({ ...words, ...each }))),
});
const aNewPicture = async (about: object = {}) => ({ src: dataUri(await aPhoto()), ...about });
const sameAgain = ({ image, alt, caption }: Shown) => ({ src: image, alt, caption });
const read = async (id: string): Promise<Shown[]> => (await portal.get(`/api/post/${id}`)).body.gallery;
const filesOf = (gallery: Shown[]) => Promise.all(gallery.map(({ image }) => media(image)));

async function aPostWithThree() {
  const { body } = await publish(
    galleryOf(
      await aNewPicture({ alt: 'طلبة يغرسون', caption: 'الصباح' }),
      await aNewPicture({ caption: 'الظهيرة' }),
      await aNewPicture(),
    ),
  );
  const gallery: Shown[] = body.post.gallery;
  return { id: body.post.id as string, gallery };
}

/** Saves the draft in the given version. */
const saveDraft = (id: string, version: number, fields: Record<string, string>) =>
  portal.put(`/api/draft/${id}`, aForm({ title: '', content: '', type: 'Post', ...fields }), {
    headers: { 'if-match': `"${version}"` },
    ...session,
  });

test('a reader gets the pictures of a post in their order, with measures, words and captions; a list is without them', async () => {
  const { id, gallery } = await aPostWithThree();
  expect(await read(id)).toEqual(gallery);
  expect(gallery).toMatchObject([
    { alt: 'طلبة يغرسون', caption: 'الصباح', picture: { width: 600, height: 400 } },
    { alt: '', caption: 'الظهيرة' },
    { alt: '', caption: '' },
  ]);
  expect(await filesOf(gallery)).toEqual([200, 200, 200]);
  const [listed] = (await portal.get(`/api/post?author=${author.id}&limit=1`)).body;
  expect([listed.id, listed.gallery]).toEqual([id, undefined]);
});

test('an author puts pictures into another order, takes one out, and its file goes', async () => {
  const { id, gallery } = await aPostWithThree();
  const [first, second, third] = gallery as [Shown, Shown, Shown];
  const { body } = await edit(id, galleryOf(sameAgain(third), { ...sameAgain(first), caption: 'المساء' }));
  expect(body.post.gallery).toMatchObject([{ image: third.image }, { image: first.image, caption: 'المساء' }]);
  expect(await filesOf([first, second, third])).toEqual([200, 404, 200]);
});

test('an edit that says nothing of the gallery leaves it, and an empty one takes it off', async () => {
  const { id, gallery } = await aPostWithThree();
  expect((await edit(id, { title: 'عنوان آخر' })).body.post.gallery).toEqual(gallery);
  expect((await edit(id, { gallery: '[]' })).body.post.gallery).toEqual([]);
  expect(await filesOf(gallery)).toEqual([404, 404, 404]);
});

test('a former text that is restored leaves the gallery as it is', async () => {
  const { id, gallery } = await aPostWithThree();
  await edit(id, { content: '<p>نص آخر</p>' });
  await portal.post(`/api/post/${id}/revisions/1/restore`, undefined, {
    headers: { 'if-match': '"2"' },
    ...session,
  });
  expect(await read(id)).toEqual(gallery);
});

test('the trash keeps the pictures and gives them back', async () => {
  const { id, gallery } = await aPostWithThree();
  await portal.delete(`/api/post/${id}`, session);
  expect(await filesOf(gallery)).toEqual([200, 200, 200]);
  await portal.post(`/api/trash/${id}/restore`, undefined, session);
  expect(await read(id)).toEqual(gallery);
});

test('a draft keeps its gallery, sends a stored picture by its address, and becomes a post with it', async () => {
  const id = randomUUID();
  const first = (await saveDraft(id, 0, galleryOf(await aNewPicture({ alt: 'شجرة' })))).body.draft.gallery;
  const saved = await saveDraft(id, 1, galleryOf(await aNewPicture(), sameAgain(first[0])));
  expect(saved.body.draft.gallery[1]).toEqual(first[0]);
  expect((await saveDraft(id, 2, { title: 'بلا ذكر للصور' })).body.draft.gallery).toHaveLength(2);
  const { body } = await portal.post('/api/post', aForm(fieldsOf({ draft: id })), {
    headers: { 'if-match': '"3"' },
    ...session,
  });
  expect(body.post.gallery).toEqual(saved.body.draft.gallery);
});

test('a scheduled post keeps its gallery; a deleted draft takes the files along', async () => {
  const id = randomUUID();
  const fields = { title: 'حملة', content: '<p>نص</p>', ...galleryOf(await aNewPicture()) };
  const { gallery } = (await saveDraft(id, 0, fields)).body.draft;
  const at = `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T10:00`;
  const { body } = await portal.put(
    `/api/draft/${id}/schedule`,
    { at },
    { headers: { 'if-match': '"1"' }, ...session },
  );
  expect(body.draft.gallery).toEqual(gallery);
  await portal.delete(`/api/draft/${id}`, session);
  expect(await filesOf(gallery)).toEqual([404]);
});

test('an author is told which picture is none, which is stored no more, and that there are too many; nothing is stored', async () => {
  const before = await countPictures();
  const good = await aNewPicture();
  const rejections = [
    [[good, { src: dataUri(Buffer.from('<svg/>')) }], 'الصورة رقم 2 في المعرض: هذا رسم SVG'],
    [[{ src: dataUri(Buffer.from('\0\0\0\x18ftypheic', 'latin1')) }], 'الصورة رقم 1 في المعرض: هذه صورة HEIC'],
    [[{ src: 'https://elsewhere.example/a.png' }], 'الصورة رقم 1 في المعرض ليست صورة'],
    [[{ src: `/media/${'0'.repeat(32)}-600.webp` }], 'الصورة رقم 1 في المعرض لم تعد محفوظة'],
    [[{ ...good, caption: 'أ'.repeat(postTextLimits.imageCaption[1] + 1) }], 'رقم 1 في المعرض أو تعليقها أطول'],
    [Array.from({ length: galleryLimits.pictures + 1 }, () => good), 'أكثر من 12 صورة'],
  ] as const;
  for (const [entries, sentence] of rejections) {
    const { status, body } = await publish(galleryOf(...entries));
    expect([status, body.fields.gallery]).toEqual([400, expect.stringContaining(sentence)]);
  }
  for (const gallery of ['', '{}', 'null', '[1]']) expect((await publish({ gallery })).status).toBe(400);
  expect(await countPictures()).toBe(before);
});

test('nobody but its author changes the gallery of a post', async () => {
  const { id, gallery } = await aPostWithThree();
  const other = await insertMember(portal.db);
  const refused = await edit(id, { author: other.id, gallery: '[]' }, await signedInAs(portal.db, other));
  expect(refused.status).toBe(403);
  expect(await read(id)).toEqual(gallery);
});

function rejectionOf(gallery: string) {
  try {
    return parseGallery(gallery);
  } catch (error) {
    return error;
  }
}

test.each([
  ['as many entries as a form holds', JSON.stringify(Array(100_000).fill({ src: '', ...words }))],
  ['brackets in each other', '['.repeat(limits.richTextBytes)],
  ['numbers', `[${'1,'.repeat(limits.richTextBytes / 2 - 1)}1]`],
])('nobody waits for an author whose gallery is full of %s, and it is rejected', async (_, gallery) => {
  expect(cpuMs(() => rejectionOf(gallery))).toBeLessThan(maxCpuMs);
  const { status, body } = await publish({ gallery });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['gallery']]);
});
