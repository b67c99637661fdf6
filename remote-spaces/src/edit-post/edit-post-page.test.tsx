import { act, screen, within } from '@testing-library/react';
import type { PostForm } from 'shared-api/contract/posts.contract';
import { startApiServer } from 'shared-api/testing/api-server';
import { aMember, aPost } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { postFormMessages } from '../posts-form/messages.ts';
import { EditPostForm } from '../posts-form/post-forms.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../sending/messages.ts';

const server = startApiServer();
const author = aMember();
const post = aPost({ author, title: 'قبل التعديل', content: '<p>نص قديم</p>' });
const path = `/organization/edit-post/${post.id}`;
const elsewhere = [
  { path: '/posts', element: <p>كل المنشورات</p> },
  { path: '/posts/:id', element: <p>المنشور وحده</p> },
];

/** What comes with its first need is there at once. */
beforeAll(() => EditPostForm.preload());
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
  expect(sent).toEqual([{ title: 'بعد التعديل', content: '<p>نص قديم</p>', type: 'Ad' }]);
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
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
  expect(await screen.findByRole('dialog', { name: sendingMessages.leaveTitle })).toBeVisible();
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
});

test.each([
  ['500', () => api.refuse('put', `post/${post.id}`, 500, { code: 'internal', message: 'خطأ' })],
  ['no answer', () => api.unreachable('put', `post/${post.id}`)],
])('on %s the author reads that it failed, and keeps what was changed', async (_, answer) => {
  server.use(answer());
  const { user, title, save } = await open();
  await user.type(title, ' وأكثر');
  await save();
  expect(await screen.findByText('فشل تعديل المنشور')).toBeVisible();
  expect(title).toHaveValue('قبل التعديل وأكثر');
});

test('an author who cancels is led to all posts, and asked first where something changed', async () => {
  const { user, form, title } = await open();
  await user.type(title, '!');
  await user.click(form.getByRole('link', { name: postFormMessages.cancel }));
  await user.click(await screen.findByRole('button', { name: sendingMessages.leave }));
  expect(await screen.findByText('كل المنشورات')).toBeVisible();
});

test.each([
  ['a visitor', null, sendingMessages.signInFirst],
  ['another member', aMember(), messages.notYourPost],
])('%s cannot change the post', async (_, viewer, sentence) => {
  signInAs(viewer);
  renderRoutes(routes, path);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
