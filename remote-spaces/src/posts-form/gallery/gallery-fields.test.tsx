import { act, screen, waitFor, within } from '@testing-library/react';
import { galleryLimits } from 'shared-api/contract/posts/gallery-limits';
import type { NewPostForm } from 'shared-api/contract/posts/posts.contract';
import { aGate, aMember, anOffice, aPost, api, draftsApi, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../../messages.ts';
import { routes } from '../../routes.tsx';
import { blankDraft, storeDraft } from '../drafts/stored-draft.ts';
import { postFormMessages } from '../messages.ts';
import { readPictures } from '../testing/read-pictures.ts';
import { galleryMessages } from './gallery-messages.ts';
import { readGallery, writeGallery } from './gallery-value.ts';

const { drafts, handlers } = draftsApi();
const server = startApiServer(...handlers);
const office = anOffice({ kind: 'national', name: 'المكتب الوطني' });
const author = aMember({ office });
const words = {
  pictures: 'صور المعرض',
  picture: (place: number, total: number) => `الصورة ${place} من ${total}`,
  caption: (place: number) => `تعليق يظهر تحت الصورة ${place}`,
  earlier: (place: number) => `تقديم الصورة ${place}`,
  remove: (place: number) => `إزالة الصورة ${place}`,
};

beforeAll(() => Promise.all([import('../add-post-form.tsx'), import('../../posts/own-changes.tsx')]));

/** Notices stay until they are pressed: on a busy machine they would be gone before. */
beforeAll(() => {
  const [startTimeout, startInterval] = [setTimeout, setInterval];
  type Timer = (work: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => unknown;
  const without =
    (unwantedMs: number, start: Timer): Timer =>
    (work, ms, ...values) =>
      ms === unwantedMs ? 0 : start(work, ms, ...values);
  Object.assign(globalThis, {
    setTimeout: without(5_000, startTimeout as Timer),
    setInterval: without(1_000, startInterval as Timer),
  });
});

beforeEach(() => {
  localStorage.clear();
  drafts.length = 0;
  readPictures();
  signInAs(author);
  server.use(api.nationalOffice({ office, members: [author], posts: [], totals: { members: 1, posts: 0 } }));
});

const form = async () => within(await screen.findByRole('form', { name: postFormMessages.newPost }));
const button = async (name: string) => (await form()).getByRole('button', { name });
const chooser = async () => (await form()).getByLabelText<HTMLInputElement>(galleryMessages.add);
const captions = async () =>
  (await form()).findAllByRole<HTMLInputElement>('textbox', { name: /^تعليق يظهر تحت الصورة \d+$/ });
const item = (place: number, total: number) => screen.findByRole('listitem', { name: words.picture(place, total) });
/** That of the newest notice, or of one before it. */
const undo = (place = -1) => screen.getAllByRole('button', { name: 'تراجع' }).at(place) as HTMLElement;
const aFile = (name: string, type = 'image/png') => new File([name], name, { type });
const onlyPng = async ({ type }: Blob) => {
  if (type !== 'image/png') throw new Error('not decoded');
  return { width: 4, height: 3, close: () => undefined };
};

async function open() {
  const { user } = renderRoutes(routes, '/organization/national-office');
  await user.click(await screen.findByRole('button', { name: messages.addPost }));
  const text = await (await form()).findByRole('textbox', { name: postFormMessages.content });
  return { user, text };
}

test('an author adds several pictures at once, puts them into another order by keyboard, and takes one out', async () => {
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author }), (fields) => sent.push(fields)));
  const { user, text } = await open();
  await user.type((await form()).getByRole('textbox', { name: /العنوان/ }), 'عنوان');
  await act(async () => {
    text.innerHTML = '<p>نص</p>';
  });
  await user.upload(await chooser(), [aFile('a'), aFile('b'), aFile('c')]);
  await item(3, 3);
  for (const [index, field] of (await captions()).entries()) await user.type(field, `صورة ${index + 1}`);
  (await button(words.earlier(3))).focus();
  await user.keyboard('{Enter}');
  expect(await button(words.earlier(2))).toHaveFocus();
  expect((await captions()).map(({ value }) => value)).toEqual(['صورة 1', 'صورة 3', 'صورة 2']);
  await user.click(await button(words.remove(1)));
  await user.click(await button(postFormMessages.publish));
  expect(await screen.findByText('تم نشر المنشور بنجاح')).toBeVisible();
  const [gallery] = sent.map(({ gallery }) => readGallery(gallery));
  expect(gallery?.map(({ caption }) => caption)).toEqual(['صورة 3', 'صورة 2']);
  // itself, or where the server has it since a draft was saved meanwhile
  const addresses = [/^data:image\/png;base64,Yw==$|^\/media\/Yw-/, /^data:image\/png;base64,Yg==$|^\/media\/Yg-/];
  for (const [index, address] of addresses.entries()) expect(gallery?.[index]?.src).toMatch(address);
});

test('an author tells the fields of one picture from those of another', async () => {
  const { user } = await open();
  await user.upload(await chooser(), [aFile('a'), aFile('b')]);
  await item(2, 2);
  await user.type((await form()).getByRole('textbox', { name: words.caption(2) }), 'الثانية');
  expect((await captions()).map(({ value }) => value)).toEqual(['', 'الثانية']);
});

test('an author who takes a picture out goes on at the next by keyboard, and has it back with its words', async () => {
  const { user } = await open();
  await user.upload(await chooser(), [aFile('a'), aFile('b')]);
  await item(2, 2);
  for (const [index, field] of (await captions()).entries()) await user.type(field, `صورة ${index + 1}`);
  const removeFirst = async () => {
    (await button(words.remove(1))).focus();
    await user.keyboard('{Enter}');
  };
  await removeFirst();
  expect(await button(words.remove(1))).toHaveFocus();
  await user.click(undo());
  expect((await captions()).map(({ value }) => value)).toEqual(['صورة 1', 'صورة 2']);
  await user.click(await button(words.remove(2)));
  await removeFirst();
  expect(await chooser()).toHaveFocus();
  await user.click(undo());
  expect((await captions()).map(({ value }) => value)).toEqual(['صورة 1']);
});

test('an author whose gallery is full by now is told so, and has the picture back once there is room', async () => {
  const { user } = await open();
  const files = Array.from({ length: galleryLimits.pictures }, (_, index) => aFile(`${index}`));
  await user.upload(await chooser(), files);
  await item(galleryLimits.pictures, galleryLimits.pictures);
  await user.type((await captions())[0] as HTMLInputElement, 'الأولى');
  await user.click(await button(words.remove(1)));
  await user.upload(await chooser(), aFile('أخرى'));
  await item(galleryLimits.pictures, galleryLimits.pictures);
  await user.click(undo());
  expect(await screen.findByText(galleryMessages.full)).toBeVisible();
  expect(await captions()).toHaveLength(galleryLimits.pictures);
  await user.click(await button(words.remove(2)));
  await user.click(undo(-2));
  expect((await captions())[0]).toHaveValue('الأولى');
});

test('an author who adds twelve photos of an iPhone at once is told once what they are, and has the others', async () => {
  const { user } = await open();
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
  const photos = Array.from({ length: 11 }, (_, index) => new File([heic], `${index}.jpg`, { type: 'image/jpeg' }));
  Object.assign(globalThis, { createImageBitmap: onlyPng });
  await user.upload(await chooser(), [...photos, aFile('a')]);
  await item(1, 1);
  expect(await screen.findAllByText(/هذه صورة HEIC/)).toHaveLength(1);
});

test('pictures that are still being read when an author begins another post are none of it', async () => {
  const { user, text } = await open();
  await user.type((await form()).getByRole('textbox', { name: /العنوان/ }), 'عنوان');
  await act(async () => {
    text.innerHTML = '<p>نص</p>';
  });
  await user.click(screen.getByRole('button', { name: messages.closePostForm }));
  await user.click(screen.getByRole('button', { name: messages.addPost }));
  await (await form()).findByRole('textbox', { name: postFormMessages.content });
  const reading = aGate();
  const bitmap = { width: 4, height: 3, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => reading.pass().then(() => bitmap) });
  await user.upload(await chooser(), [aFile('a'), aFile('b')]);
  await waitFor(() => expect(reading.isReached()).toBe(true));
  await user.click(screen.getByRole('button', { name: postFormMessages.startNew }));
  await waitFor(async () => expect((await form()).getByRole('textbox', { name: /العنوان/ })).toHaveValue(''));
  await act(async () => reading.open());
  await waitFor(async () => expect(await button(postFormMessages.publish)).toHaveAttribute('aria-busy', 'false'));
  expect((await form()).queryByRole('textbox', { name: words.caption(1) })).not.toBeInTheDocument();
});

test('an author whose browser had no room for the gallery reads so, and the words come back with the pictures', async () => {
  const kept = { ...blankDraft, title: 'حملة' };
  const lost = [1, 2].map((place) => ({ src: 'data:image/png;base64,AA', alt: '', caption: `صورة ${place}` }));
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, value) {
    if (value.includes('data:')) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, name, value);
  };
  storeDraft(author.id, { ...kept, gallery: writeGallery(lost) }, {});
  Storage.prototype.setItem = set;
  const { user } = await open();
  expect(screen.getByText(/دون صورتين من معرضها/)).toBeVisible();
  await user.upload(await chooser(), aFile('a'));
  await item(1, 1);
  expect(screen.getByText(/دون صورة واحدة من معرضها/)).toBeVisible();
  await user.upload(await chooser(), aFile('b'));
  await item(2, 2);
  expect((await captions()).map(({ value }) => value)).toEqual(['صورة 1', 'صورة 2']);
  expect(screen.queryByText(/من معرضها/)).not.toBeInTheDocument();
});

test('an author who chooses too many pictures, or what is none, is told, and the others are there', async () => {
  const { user } = await open();
  const files = Array.from({ length: galleryLimits.pictures + 1 }, (_, index) => aFile(`${index}`));
  await user.upload(await chooser(), files);
  expect(await screen.findByText(galleryMessages.full)).toBeVisible();
  await item(galleryLimits.pictures, galleryLimits.pictures);
  await user.click(await button(words.remove(1)));
  (await chooser()).removeAttribute('accept'); // a file manager offers any file
  await user.upload(await chooser(), aFile('قائمة', 'application/pdf'));
  expect(await screen.findByText(/ليس صورة يمكن قراءتها/)).toBeVisible();
  expect(await captions()).toHaveLength(galleryLimits.pictures - 1);
});

test('an author finds the pictures of a draft that this browser kept, with their words', async () => {
  const kept = { ...blankDraft, title: 'حملة' };
  const gallery = writeGallery([{ src: '/media/a-600.webp', alt: 'شجرة', caption: 'في الحي' }]);
  storeDraft(author.id, { ...kept, gallery }, {});
  await open();
  expect((await captions()).map(({ value }) => value)).toEqual(['في الحي']);
  expect(screen.getByRole('img', { name: 'شجرة' })).toHaveAttribute('src', '/media/a-600.webp');
});
