import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aPost, api, aTrashedPost, draftsApi, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { loadingMessages } from '../loaders/messages.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { trashMessages as messages } from './messages.ts';

const server = startApiServer();
const author = aMember();
const post = aPost({ author, title: 'حملة تبرع' });
const path = '/organization/trash';

beforeEach(() => {
  signInAs(author);
  server.use(...draftsApi().handlers);
});

const open = (posts = [aTrashedPost(post)]) => {
  server.use(api.trash(posts));
  return renderRoutes(routes, path);
};
const restoreButton = () => screen.findByRole('button', { name: messages.restoreOf(post.title) });

test.each([
  [0.1, 'يُحذف نهائيًا اليوم'],
  [1.1, 'يُحذف نهائيًا بعد يوم واحد'],
  [2.1, 'يُحذف نهائيًا بعد يومين'],
  [2.9, 'يُحذف نهائيًا بعد 3 أيام'],
  [29.99, 'يُحذف نهائيًا بعد 30 يومًا'],
  [-0.01, 'يُحذف نهائيًا اليوم'],
])('an author reads of a post that has %d days left: %s', async (days, sentence) => {
  open([aTrashedPost(post, days)]);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(messages.count(1))).toBeVisible();
  expect(screen.getByText(post.title)).toBeVisible();
});

test('an author restores a post, which leaves the trash', async () => {
  const { user } = open();
  server.use(api.restorePost(post));
  await user.click(await restoreButton());
  expect(await screen.findByText('تمت استعادة المنشور بنجاح')).toBeVisible();
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('an author deletes a post for good only after a second decision', async () => {
  const { user } = open();
  server.use(api.accept('delete', `trash/${post.id}`, 'تم حذف المنشور نهائيًا'));
  const press = async () => user.click(await screen.findByRole('button', { name: messages.eraseOf(post.title) }));
  await press();
  await user.click(
    within(await screen.findByRole('dialog', { name: new RegExp(messages.eraseAction) })).getByText('إلغاء'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(post.title)).toBeVisible();
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(messages.eraseAction) }));
  expect(dialog.getByText(post.title)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: messages.eraseAction }));
  expect(await screen.findByText('تم حذف المنشور نهائيًا')).toBeVisible();
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('an author cannot take back what staff deleted, and reads whom to ask', async () => {
  open([{ ...aTrashedPost(post), isByStaff: true }]);
  expect(await screen.findByText(messages.byStaff)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.restoreOf(post.title) })).not.toBeInTheDocument();
});

test('an author whose line fails reads so, and the post stays in the trash', async () => {
  const { user } = open();
  server.use(api.unreachable('post', `trash/${post.id}/restore`));
  await user.click(await restoreButton());
  expect(await screen.findByText(messages.restoreFailed)).toBeVisible();
  expect(screen.getByText(post.title)).toBeVisible();
});

test('a post that another took out of the trash before leaves the list, and the author reads so', async () => {
  const { user } = open();
  server.use(api.reject('post', `trash/${post.id}/restore`, 404, { code: 'not_found', message: 'غير موجود' }));
  await user.click(await restoreButton());
  expect(await screen.findByText(messages.gone)).toBeVisible();
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('a head of office goes on to what was deleted of its office, and restores the post of another', async () => {
  const head = aMember({ role: 'OP', office: author.office });
  signInAs(head);
  server.use(api.trash([{ ...aTrashedPost(post), isByStaff: true }], 'dashboard/trash'), api.restorePost(post));
  const { user } = open([]);
  expect(await screen.findByText(messages.none)).toBeVisible();
  await user.click(screen.getByRole('link', { name: messages.ofOffice }));
  expect(await screen.findByText(new RegExp(author.name))).toBeVisible();
  expect(screen.getByRole('button', { name: messages.eraseOf(post.title) })).toBeVisible();
  await user.click(await restoreButton());
  expect(await screen.findByText('تمت استعادة المنشور بنجاح')).toBeVisible();
});

test('an administrator is offered what was deleted everywhere', async () => {
  signInAs(aMember({ role: 'AD' }));
  open();
  expect(await screen.findByRole('link', { name: messages.ofAll })).toHaveAttribute('href', `${path}?of=scope`);
});

test('a member who follows the link of staff finds what is its own', async () => {
  server.use(api.trash([aTrashedPost(post)]));
  renderRoutes(routes, `${path}?of=scope`);
  expect(await restoreButton()).toBeVisible();
  expect(screen.queryByRole('navigation', { name: messages.whose })).not.toBeInTheDocument();
});

test('an author with much in the trash goes on to the next page', async () => {
  server.use(api.trash([aTrashedPost(post)], 'trash', 'further'));
  renderRoutes(routes, path);
  expect(await screen.findByRole('link', { name: loadingMessages.next })).toHaveAttribute(
    'href',
    `${path}?of=own&cursor=further`,
  );
});

test('a visitor is asked to sign in first', async () => {
  signInAs(null);
  renderRoutes(routes, path);
  expect(await screen.findByText(sendingMessages.signInFirst)).toBeVisible();
});
