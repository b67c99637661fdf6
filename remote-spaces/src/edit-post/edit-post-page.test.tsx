import { act, screen, within } from '@testing-library/react';
import { eachPostText, noPictureTexts, type PostTextName, postTextNames } from 'shared-api/contract/posts/post-texts';
import type { PostForm } from 'shared-api/contract/posts/posts.contract';
import { aMember, anEvent, aPost, api, attendeeCountHandler, signInAs, startApiServer } from 'shared-api/testing';
import { leaveMessages } from 'shared-ui/dialog';
import { exactDate } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { DeleteDialog } from '../posts/delete-button.tsx';
import { postsMessages } from '../posts/messages.ts';
import { AnnouncementFields } from '../posts-form/announcement-part.tsx';
import { eventMessages } from '../posts-form/event-messages.ts';
import { postFormMessages } from '../posts-form/messages.ts';
import { EditPostForm } from '../posts-form/post-forms.ts';
import { PreviewDialog } from '../posts-form/preview-button.tsx';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';

const server = startApiServer();
const author = aMember();
const picture = {
  sources: [{ type: 'image/webp', srcset: '/media/a-960.webp 960w' }],
  width: 960,
  height: 600,
  placeholder: '#17533a',
};
const texts = eachPostText((name) => `نص ${name}`);
const post = aPost({ author, title: 'قبل التعديل', content: '<p>نص قديم</p>', ...texts });
const path = `/organization/edit-post/${post.id}`;
const elsewhere = [
  { path: '/posts', element: <p>كل المنشورات</p> },
  { path: '/posts/:id', element: <p>المنشور وحده</p> },
];

/** What comes with its first need is there at once. */
beforeAll(() =>
  Promise.all([EditPostForm.preload(), DeleteDialog.preload(), PreviewDialog.preload(), AnnouncementFields.preload()]),
);
beforeEach(() => {
  signInAs(author);
  server.use(api.post(post));
});

async function open() {
  const { user } = renderRoutes([...routes, ...elsewhere], path);
  const form = within(await screen.findByRole('form', { name: postFormMessages.editPost }));
  const title = form.getByRole('textbox', { name: /العنوان/ });
  const text = await form.findByRole('textbox', { name: postFormMessages.content });
  const save = () => user.click(form.getByRole('button', { name: postFormMessages.save }));
  return { user, form, title, text, save };
}

test('an author finds the post as it is, changes it, and reads that it was done', async () => {
  const sent: PostForm[] = [];
  server.use(api.editPost(post, (fields) => sent.push(fields)));
  const { user, form, title, text, save } = await open();
  expect(title).toHaveValue(post.title);
  expect(text).toHaveTextContent('نص قديم');
  await user.clear(title);
  await user.type(title, 'بعد التعديل');
  await user.click(form.getByRole('checkbox', { name: postFormMessages.ad }));
  await save();
  expect(await screen.findByText('تم تعديل المنشور بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ title: 'بعد التعديل', content: '<p>نص قديم</p>', type: 'Ad', ...texts }]);
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
});

test('an author reads at the foot of the form that it changed something, from then on until it is saved', async () => {
  const { user, form, title } = await open();
  expect(form.queryByText(postFormMessages.unsaved)).toBeNull();
  await user.type(title, '!');
  expect(form.getByText(postFormMessages.unsaved)).toBeVisible();
});

test('an author takes the picture off a post, and what speaks of it goes too', async () => {
  const sent: PostForm[] = [];
  server.use(
    api.post({ ...post, image: '/media/a.webp', picture }),
    api.editPost(post, (fields) => sent.push(fields)),
  );
  const { user, form, save } = await open();
  const shown = () => form.queryByRole('img', { name: postFormMessages.pictureAlt });
  expect(shown()).toHaveAttribute('src', '/media/a.webp');
  await user.click(form.getByRole('button', { name: postFormMessages.removePicture }));
  expect(shown()).toBeNull();
  expect(form.queryByRole('textbox', { name: postFormMessages.imageAlt })).toBeNull();
  await save();
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
  expect(sent).toMatchObject([{ withoutImage: 'true', ...noPictureTexts }]);
});

test('an author finds the event of an announcement by the clocks of Algeria, and moves it', async () => {
  const sent: PostForm[] = [];
  const event = anEvent({ beginsAt: '2031-12-01T09:00:00.000Z', endsAt: '2031-12-01T11:00:00.000Z', capacity: 60 });
  server.use(
    api.post({ ...post, type: 'Ad', event }),
    attendeeCountHandler(post, { count: 0, message: null }),
    api.editPost(post, (fields) => sent.push(fields)),
  );
  const { user, form, save } = await open();
  expect(await form.findByRole('checkbox', { name: eventMessages.isEvent })).toBeChecked();
  expect(form.getByLabelText(new RegExp(`^${eventMessages.begins}`))).toHaveValue('2031-12-01T10:00');
  const place = form.getByRole('textbox', { name: new RegExp(`^${eventMessages.place}`) });
  await user.clear(place);
  await user.type(place, 'المكتبة');
  await save();
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
  expect(sent).toMatchObject([
    { isEvent: 'yes', eventEnds: '2031-12-01T12:00', eventPlace: 'المكتبة', eventCapacity: '60' },
  ]);
});

const event = anEvent({ beginsAt: '2031-12-01T09:00:00.000Z', endsAt: '2031-12-01T11:00:00.000Z' });
const announcement = { ...post, type: 'Ad' as const, event };
const told = 'سُجّل شخصان، وسنخبرهما.';
type Editor = Awaited<ReturnType<typeof open>>;

test.each<[string, (editor: Editor) => Promise<unknown>]>([
  [
    'another place',
    ({ form, user }) => user.type(form.getByRole('textbox', { name: new RegExp(`^${eventMessages.place}`) }), ' 2'),
  ],
  [
    'another time',
    async ({ form, user }) => {
      const ends = form.getByLabelText(new RegExp(`^${eventMessages.ends}`));
      await user.clear(ends);
      await user.type(ends, '2031-12-01T13:00');
    },
  ],
  ['no event any more', ({ form, user }) => user.click(form.getByRole('checkbox', { name: eventMessages.isEvent }))],
  ['a post', ({ form, user }) => user.click(form.getByRole('checkbox', { name: postFormMessages.ad }))],
])('an author who makes of an event %s reads who will be told of it before saving', async (_, change) => {
  server.use(api.post(announcement), attendeeCountHandler(announcement, { count: 2, message: told }));
  const editor = await open();
  await editor.form.findByRole('checkbox', { name: eventMessages.isEvent });
  await editor.user.type(editor.title, ' ثم');
  expect(editor.form.queryByText(told)).not.toBeInTheDocument();
  await change(editor);
  expect(await editor.form.findByText(told)).toBeVisible();
});

test('an author finds the texts of the post, changes them, and sees each in the preview', async () => {
  const sent: PostForm[] = [];
  const illustrated = { ...post, image: '/media/a-960.webp', picture };
  server.use(
    api.post(illustrated),
    api.editPost(post, (fields) => sent.push(fields)),
  );
  const { user, form, save } = await open();
  const fieldOf = (name: PostTextName) => form.getByRole('textbox', { name: postFormMessages[name] });
  for (const name of postTextNames) {
    expect(fieldOf(name)).toHaveValue(texts[name]);
    await user.type(fieldOf(name), ' آخر');
  }
  await user.click(form.getByRole('button', { name: postFormMessages.preview }));
  const preview = within(await screen.findByRole('dialog', { name: postFormMessages.previewTitle }));
  const changed = eachPostText((name) => `${texts[name]} آخر`);
  for (const text of Object.values(changed))
    expect(preview.queryByText(text) ?? preview.getByAltText(text)).toBeVisible();
  expect(preview.getByRole('img', { name: changed.imageAlt })).toHaveAttribute('src', '/media/a-960.webp');
  expect(preview.getByText(exactDate(post.publishedAt))).toBeVisible();
  await user.keyboard('{Escape}');
  await user.clear(fieldOf('imageCaption'));
  await save();
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
  expect(sent).toMatchObject([{ ...changed, imageCaption: '' }]);
});

test('an author whose post has no picture is not asked for its words', async () => {
  const { form } = await open();
  expect(form.queryByRole('textbox', { name: postFormMessages.imageAlt })).not.toBeInTheDocument();
});

test('what an author changes while the post is on its way stays in the form, unsaved', async () => {
  const arrived = Promise.withResolvers<void>();
  server.use(api.held('put', `post/${post.id}`, arrived.promise), api.editPost(post));
  const { user, form, title, save } = await open();
  await user.type(title, ' أولا');
  await save();
  await user.type(title, ' وثانيا');
  arrived.resolve();
  expect(await screen.findByText('تم تعديل المنشور بنجاح')).toBeVisible();
  expect(title).toHaveValue(`${post.title} أولا وثانيا`);
  await user.click(form.getByRole('link', { name: postFormMessages.cancel }));
  expect(await screen.findByRole('dialog', { name: leaveMessages.title })).toBeVisible();
});

test('a post keeps neither an empty title nor an empty text', async () => {
  const { user, title, text, save } = await open();
  await user.clear(title);
  await act(async () => {
    text.innerHTML = '<p><br></p>';
  });
  await save();
  expect(screen.getByText(postFormMessages.titleMissing)).toBeVisible();
  expect(screen.getByText(postFormMessages.contentMissing)).toBeVisible();
  expect(title).toHaveFocus();
});

test('an author whose text is missing is led to it', async () => {
  const { text, save } = await open();
  await act(async () => {
    text.innerHTML = '<p><br></p>';
  });
  await save();
  expect(text).toHaveFocus();
});

test.each([
  ['500', () => api.reject('put', `post/${post.id}`, 500, { code: 'internal', message: 'خطأ' })],
  ['no answer', () => api.unreachable('put', `post/${post.id}`)],
])('on %s the author reads that it failed, and keeps what was changed', async (_, answer) => {
  server.use(answer());
  const { user, title, save } = await open();
  await user.type(title, ' وأكثر');
  await save();
  expect(await screen.findByText('فشل تعديل المنشور')).toBeVisible();
  expect(title).toHaveValue('قبل التعديل وأكثر');
});

describe('an author who saved the same post in another window', () => {
  const saved = {
    ...post,
    title: 'من النافذة الأخرى',
    content: '<p>نص النافذة الأخرى</p>',
    version: 2,
    imageAlt: 'نخلة',
  };
  const sent: PostForm[] = [];
  beforeEach(() => {
    sent.length = 0;
    server.use(api.editVersion(saved, (fields) => sent.push(fields)));
  });

  async function saveLate() {
    const opened = await open();
    await opened.user.type(opened.title, ' هنا');
    await opened.save();
    const other = within(await screen.findByRole('region', { name: postFormMessages.savedText }));
    return { ...opened, other };
  }
  const fields = () => {
    const form = within(screen.getByRole('form', { name: postFormMessages.editPost }));
    return { title: form.getByRole('textbox', { name: /العنوان/ }), form };
  };

  test('reads so, finds what was typed in the form, and the other text below it', async () => {
    const { title, other } = await saveLate();
    expect(other.getByRole('alert')).toHaveTextContent(/^غيّرته من مكان آخر/);
    expect(other.getByRole('alert')).toHaveFocus();
    expect(other.getByRole('heading', { name: saved.title })).toBeVisible();
    expect(other.getByText('نص النافذة الأخرى')).toBeVisible();
    expect(other.getByText('نخلة')).toBeVisible();
    expect(title).toHaveValue('قبل التعديل هنا');
    expect(sent).toEqual([]);
  });

  test('saves what was typed over it', async () => {
    const { user, form } = await saveLate();
    await user.click(form.getByRole('button', { name: postFormMessages.saveOver }));
    expect(await screen.findByText('المنشور وحده')).toBeVisible();
    expect(sent).toEqual([{ title: 'قبل التعديل هنا', content: '<p>نص قديم</p>', type: 'Post', ...texts }]);
  });

  test('takes the other text, and what was typed is still there to be taken back', async () => {
    const { user, other } = await saveLate();
    await user.click(other.getByRole('button', { name: postFormMessages.takeSaved }));
    expect(fields().title).toHaveValue(saved.title);
    expect(await fields().form.findByText('نص النافذة الأخرى')).toBeVisible();
    expect(screen.queryByRole('region', { name: postFormMessages.savedText })).not.toBeInTheDocument();

    const former = within(screen.getByRole('region', { name: postFormMessages.formerText }));
    expect(former.getByRole('heading', { name: 'قبل التعديل هنا' })).toBeVisible();
    expect(former.getByText('نص قديم')).toBeVisible();
    await user.click(former.getByRole('button', { name: postFormMessages.takeFormer }));
    expect(fields().title).toHaveValue('قبل التعديل هنا');
    expect(await fields().form.findByText('نص قديم')).toBeVisible();
    await user.click(fields().form.getByRole('button', { name: postFormMessages.save }));
    expect(await screen.findByText('المنشور وحده')).toBeVisible();
    expect(sent).toMatchObject([{ title: 'قبل التعديل هنا', content: '<p>نص قديم</p>' }]);
  });
});

test('an author who goes on writing while the first save is on its way saves again, over nobody', async () => {
  const arrived = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const edited = { ...post, version: 2 };
  server.use(api.held('put', `post/${post.id}`, arrived.promise), api.editPost(edited));
  const { user, title, save } = await open();
  await user.type(title, ' أولا');
  await save();
  await user.type(title, ' وثانيا');
  arrived.resolve();
  expect(await screen.findByText('تم تعديل المنشور بنجاح')).toBeVisible();
  server.use(api.editVersion(edited, (fields) => seen.push(fields)));
  await save();
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
  expect(seen).toMatchObject([{ title: `${post.title} أولا وثانيا` }]);
});

test('an author who came to delete the post is asked at once, and then led to all posts', async () => {
  server.use(api.deletePost(post));
  const { user } = renderRoutes([...routes, ...elsewhere], `${path}#delete`);
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${postsMessages.deleteAction}`) }));
  expect(dialog.getByText(post.title)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: postsMessages.deleteAction }));
  expect(await screen.findByText('تم حذف المنشور بنجاح')).toBeVisible();
  expect(await screen.findByText('كل المنشورات')).toBeVisible();
});

test('an author whose post could not be deleted stays with what was typed', async () => {
  server.use(api.unreachable('delete', `post/${post.id}`));
  const { user, title } = await open();
  await user.type(title, '!');
  await user.click(await screen.findByRole('button', { name: postsMessages.deleteOf(post.title) }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${postsMessages.deleteAction}`) }));
  await user.click(dialog.getByRole('button', { name: postsMessages.deleteAction }));
  expect(await screen.findByText(postsMessages.deleteFailed)).toBeVisible();
  expect(title).toHaveValue(`${post.title}!`);
});

test('a secretary-general who came to pin the post finds the button, pins it, and takes the pin off', async () => {
  const general = aMember({ role: 'SG' });
  const own = { ...post, author: general };
  signInAs(general);
  server.use(api.post(own), api.pinPost({ ...own, pinned: true }));
  const { user } = renderRoutes(routes, `${path}#pin`);
  const pin = await screen.findByRole('button', { name: postsMessages.pinOf(post.title) });
  expect(pin).toHaveFocus();
  server.use(api.post({ ...own, pinned: true }));
  await user.click(pin);
  expect(await screen.findByText(postsMessages.pinned)).toBeVisible();
  expect(await screen.findByRole('button', { name: postsMessages.unpinOf(post.title) })).toBeVisible();
});

test('an author who cancels is led to all posts, and asked first where something changed', async () => {
  const { user, form, title } = await open();
  await user.type(title, '!');
  await user.click(form.getByRole('link', { name: postFormMessages.cancel }));
  await user.click(await screen.findByRole('button', { name: leaveMessages.leave }));
  expect(await screen.findByText('كل المنشورات')).toBeVisible();
});

test.each([
  ['a visitor', null, sendingMessages.signInFirst],
  ['another member', aMember(), postsMessages.notYourPost],
])('%s cannot change the post', async (_, viewer, sentence) => {
  signInAs(viewer);
  renderRoutes(routes, path);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
