import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import {
  aGate,
  aManagedOffice,
  aMember,
  aPost,
  api,
  roundTrip,
  signInAs,
  staffApi,
  startApiServer,
} from 'shared-api/testing';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { messages as frame } from '../messages.ts';
import { shellRoutes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();

afterEach(() => jest.restoreAllMocks());

const admin = aMember({ role: 'AD', name: 'مدير' });
const salma = aMember({ name: 'سلمى', email: 'salma@portal.example' });
const nadia = aMember({ name: 'سلمى نادية', email: 'nadia@portal.example', Active: false });
const post = aPost({
  title: 'سلمى تكتب',
  publishedAt: '2026-11-20T10:00:00.000Z',
  match: { title: ['', 'سلمى', ' تكتب'], text: ['كتبت ', 'سلمى', ' عن الحملة'] },
});
const pages = shellRoutes([
  { index: true, element: <p>الصفحة الأولى</p> },
  { path: 'posts', element: <p>صفحة المنشورات</p> },
  { path: 'posts/:id', element: <p>صفحة المنشور</p> },
  { path: 'organization/dashboard', element: <p>جدول الأعضاء</p> },
]);

/** Answers a list for one word only, as the server does. */
const holding =
  <Item,>(word: string, items: Item[]) =>
  (query: URLSearchParams) =>
    query.get('q') === word ? items : [];

const foundPosts = (query: URLSearchParams) => ({ posts: holding('سلمى', [post])(query), total: 24 });

function openAs(viewer: PrivateMember | null) {
  server.use(
    api.unread(() => 0),
    api.postsPages(foundPosts),
    staffApi.members(holding('سلمى', [salma])),
    staffApi.applicants(holding('سلمى', [nadia])),
    staffApi.offices([aManagedOffice({ name: 'سلمى الولائي' })]),
  );
  signInAs(viewer);
  history.replaceState(null, '', '/');
  const router = createBrowserRouter(pages);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

const sign = () => screen.getByRole('link', { name: frame.search });
const pressShortcut = () => fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true });

/** The key is heard once the page is live. */
async function openSearch() {
  const dialog = await waitFor(() => {
    pressShortcut();
    return screen.getByRole('dialog', { name: /^البحث/ });
  });
  return within(dialog);
}
const field = () => screen.findByRole('combobox');
const groups = () =>
  screen.queryAllByRole('group').map((group) => [
    group.getAttribute('aria-label'),
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ]);
const selected = () => screen.getByRole('option', { selected: true });

test('an administrator finds members, applicants, offices and posts by one word', async () => {
  const { user } = openAs(admin);
  const dialog = await openSearch();
  await user.type(await field(), 'سلمى');
  expect(await dialog.findByText(messages.count(4))).toBeVisible();
  expect(groups()).toEqual([
    [messages.members, expect.stringContaining('salma@portal.example')],
    [messages.applicants, expect.stringContaining('nadia@portal.example')],
    [messages.offices, 'سلمى الولائي'],
    [messages.posts, expect.stringContaining('سلمى تكتب'), `${messages.all} (24)`],
  ]);
});

test('staff opens the search with Ctrl K, chooses with the arrows and goes there with Enter', async () => {
  const { user, router } = openAs(admin);
  await openSearch();
  await user.type(await field(), 'سلمى');
  await screen.findByText(messages.count(4));
  expect(selected()).toHaveTextContent('salma@portal.example');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('nadia@portal.example');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(selected()).toHaveTextContent('سلمى تكتب');
  expect(await field()).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('صفحة المنشور')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/posts/${post.id}`);
});

test.each<[string, PrivateMember | null]>([
  ['a visitor', null],
  ['a member', aMember({ role: 'OM' })],
  ['staff without its second factor', aMember({ role: 'AD', mustChangePassword: true })],
])('%s finds posts alone, each with its date and the words around what was typed', async (_, viewer) => {
  const { user, router } = openAs(viewer);
  const dialog = await openSearch();
  await user.type(await field(), 'سلمى');
  expect(await dialog.findByText(messages.count(1))).toBeVisible();
  expect(groups()).toEqual([[messages.posts, 'سلمى تكتب20 نوفمبر 2026 · كتبت سلمى عن الحملة', `${messages.all} (24)`]]);
  const marks = dialog.getAllByText('سلمى', { selector: 'mark' });
  expect(marks).toHaveLength(2);
  // it is isolated by itself, and a second isolation around that would find no letter that tells its direction
  for (const mark of marks) expect(mark.closest('bdi')).toBeNull();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByText('صفحة المنشورات')).toBeVisible();
  const { pathname, search } = router.state.location;
  expect([pathname, new URLSearchParams(search).get('q')]).toEqual(['/posts', 'سلمى']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a visitor opens the search by its sign, leaves it by Escape and has the focus on the sign again', async () => {
  const { user, router } = openAs(null);
  expect(sign()).toHaveAttribute('href', '/posts');
  await openSearch();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(sign());
  expect(await screen.findByRole('dialog', { name: messages.title })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  expect(router.state.location.pathname).toBe('/');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sign()).toHaveFocus());
});

test('a visitor who presses Ctrl K in an open window, or another key beside, is shown no second window', async () => {
  const { user } = openAs(null);
  await openSearch();
  pressShortcut();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}{Shift>}[KeyK]{/Shift}[KeyL]{/Control}[KeyK]');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a writer on a Mac deletes the rest of a line by Ctrl K, and searches by ⌘ K', async () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  openAs(null);
  await screen.findByText('الصفحة الأولى');
  await waitFor(() => {
    expect(fireEvent.keyDown(document.body, { code: 'KeyK', ctrlKey: true })).toBe(true);
    fireEvent.keyDown(document.body, { code: 'KeyK', metaKey: true });
    expect(screen.getByRole('dialog', { name: messages.title })).toBeVisible();
  });
});

test('a visitor without a network reads what to do', async () => {
  const { user } = openAs(null);
  server.use(api.unreachable('get', 'post'));
  const dialog = await openSearch();
  await user.type(await field(), 'سلمى');
  expect(await dialog.findByText(messages.failed)).toBeVisible();
});

test('staff who chooses a member finds it alone in the table', async () => {
  const { user, router } = openAs(admin);
  await openSearch();
  await user.type(await field(), 'سلمى');
  await user.click(await screen.findByRole('option', { name: /salma@portal/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { pathname, search } = router.state.location;
  expect([pathname, new URLSearchParams(search).get('q')]).toEqual(['/organization/dashboard', salma.email]);
});

test('the head of an office is offered no office', async () => {
  const { user } = openAs(aMember({ role: 'OP' }));
  await openSearch();
  await user.type(await field(), 'سلمى');
  expect(await screen.findByText(messages.count(3))).toBeVisible();
  expect(groups().map(([label]) => label)).toEqual([messages.members, messages.applicants, messages.posts]);
});

test('staff who types on is not shown what the shorter word found, however late that comes', async () => {
  const { user } = openAs(admin);
  const late = aGate();
  server.use(
    staffApi.members(async (query) => {
      if (query.get('q') !== 'سل') return holding('سلمى', [salma])(query);
      await late.pass();
      return [aMember({ name: 'سليم', email: 'salim@portal.example' })];
    }),
  );
  const dialog = await openSearch();
  await user.type(await field(), 'سل');
  await waitFor(() => expect(late.isReached()).toBe(true));
  await user.type(await field(), 'مى');
  expect(await dialog.findByText(messages.count(4))).toBeVisible();
  await act(async () => {
    late.open();
    await roundTrip(server);
  });
  expect(screen.queryByText('salim@portal.example')).not.toBeInTheDocument();
  expect(selected()).toHaveTextContent('salma@portal.example');
});

test('staff reads at most five of a kind', async () => {
  const { user } = openAs(aMember({ role: 'OP' }));
  server.use(
    api.postsPages(() => ({ posts: Array.from({ length: 9 }, (_, at) => aPost({ title: `منشور ${at}` })), total: 9 })),
  );
  await openSearch();
  await user.type(await field(), 'منشور');
  expect(await screen.findByText(messages.count(5))).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(6);
  expect(screen.getByRole('option', { name: `${messages.all} (9)` })).toBeVisible();
});

test('staff reads that nothing was found, and that a part could not be searched', async () => {
  const { user } = openAs(admin);
  await openSearch();
  expect(screen.getByText(messages.begin)).toBeVisible();
  await user.type(await field(), 'غيرها');
  expect(await screen.findByText(messages.none)).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  server.use(api.unreachable('get', 'post'));
  await user.clear(await field());
  await user.type(await field(), 'سلمى');
  expect(await screen.findByText(messages.failedPartly)).toBeVisible();
});
