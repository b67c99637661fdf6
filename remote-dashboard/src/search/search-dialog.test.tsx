import { act, screen, waitFor, within } from '@testing-library/react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import {
  aGate,
  aManagedOffice,
  aMember,
  aPost,
  api,
  aStatistics,
  roundTrip,
  signInAs,
  staffApi,
  startApiServer,
} from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();
const admin = aMember({ role: 'AD', name: 'مدير' });
const salma = aMember({ name: 'سلمى', email: 'salma@portal.example' });
const nadia = aMember({ name: 'سلمى نادية', email: 'nadia@portal.example', Active: false });
const post = aPost({ title: 'سلمى تكتب' });
const pages = [...routes, { path: '/posts/:id', element: <p>صفحة المنشور</p> }];

/** Answers a list for one word only, as the server does. */
const holding =
  <Item,>(word: string, items: Item[]) =>
  (query: URLSearchParams) =>
    query.get('q') === word ? items : [];

function openAs(viewer: PrivateMember) {
  server.use(...staffApi.quiet());
  server.use(
    api.statistics(aStatistics()),
    staffApi.members(holding('سلمى', [salma])),
    staffApi.applicants(holding('سلمى', [nadia])),
    staffApi.posts(holding('سلمى', [post])),
    staffApi.offices([aManagedOffice({ name: 'سلمى الولائي' })]),
  );
  signInAs(viewer);
  return renderRoutes(pages, '/organization/dashboard/applicants');
}
type User = ReturnType<typeof openAs>['user'];

async function openSearch(user: User) {
  await user.click(await screen.findByRole('button', { name: messages.title }));
  return within(await screen.findByRole('dialog', { name: messages.title }));
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
  const dialog = await openSearch(user);
  await user.type(await field(), 'سلمى');
  expect(await dialog.findByText(messages.count(4))).toBeVisible();
  expect(groups()).toEqual([
    [messages.members, expect.stringContaining('salma@portal.example')],
    [messages.applicants, expect.stringContaining('nadia@portal.example')],
    [messages.offices, 'سلمى الولائي'],
    [messages.posts, expect.stringContaining('سلمى تكتب')],
  ]);
});

test('staff opens the search with Ctrl K, chooses with the arrows and goes there with Enter', async () => {
  const { user, router } = openAs(admin);
  await screen.findByRole('button', { name: messages.title });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await user.type(await field(), 'سلمى');
  await screen.findByText(messages.count(4));
  expect(selected()).toHaveTextContent('salma@portal.example');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('nadia@portal.example');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toHaveTextContent('سلمى تكتب');
  expect(await field()).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('صفحة المنشور')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/posts/${post.id}`);
});

test('staff who chooses a member finds it alone in the table', async () => {
  const { user, router } = openAs(admin);
  await openSearch(user);
  await user.type(await field(), 'سلمى');
  await user.click(await screen.findByRole('option', { name: /salma@portal/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { pathname, search } = router.state.location;
  expect([pathname, new URLSearchParams(search).get('q')]).toEqual(['/organization/dashboard', salma.email]);
});

test('the head of an office is offered no office', async () => {
  const { user } = openAs(aMember({ role: 'OP' }));
  await openSearch(user);
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
  const dialog = await openSearch(user);
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
  server.use(staffApi.posts(() => Array.from({ length: 9 }, (_, at) => aPost({ title: `منشور ${at}` }))));
  await openSearch(user);
  await user.type(await field(), 'منشور');
  expect(await screen.findByText(messages.count(5))).toBeVisible();
  expect(screen.getAllByRole('option')).toHaveLength(5);
});

test('staff reads that nothing was found, and that a part could not be searched', async () => {
  const { user } = openAs(admin);
  await openSearch(user);
  expect(screen.getByText(messages.begin)).toBeVisible();
  await user.type(await field(), 'غيرها');
  expect(await screen.findByText(messages.none)).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  server.use(api.unreachable('get', 'dashboard/posts'));
  await user.clear(await field());
  await user.type(await field(), 'سلمى');
  expect(await screen.findByText(messages.failedPartly)).toBeVisible();
});
