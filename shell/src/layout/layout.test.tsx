import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrivateMember, Role } from 'shared-api/contract/members/members.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import { aMember, signInAs } from 'shared-api/testing';
import { createBrowserRouter, data, RouterProvider } from 'shared-ui/router';
import { messages } from '../messages.ts';
import { remoteRoute, shellRoutes } from '../routes.tsx';
import { messages as account } from '../session/messages.ts';

/** The search comes once the page is live: it is there before a test looks. */
beforeAll(() => import('../after-live.ts'));

async function openPortal(path: string, { as = null }: { as?: PrivateMember | null } = {}) {
  history.replaceState(null, '', path);
  signInAs(as);
  const home = { id: 'home', index: true, element: <h1>home</h1> };
  await act(async () => render(<RouterProvider router={createBrowserRouter(shellRoutes([home]))} />));
  return userEvent.setup();
}

test.each<[Role, boolean]>([
  ['AD', true],
  ['OP', true],
  ['SG', false],
  ['OM', false],
])('a member of role %s is shown the dashboard link: %s', async (role, isShown) => {
  await openPortal('/', { as: aMember({ role, emailConfirmed: false }) });
  expect(await screen.findByText(account.mustConfirmEmail)).toBeVisible();
  expect(screen.queryAllByText(messages.dashboard).length > 0).toBe(isShown);
});

test('a visitor is shown no dashboard link', async () => {
  await openPortal('/');
  expect(screen.queryAllByText(messages.dashboard)).toHaveLength(0);
});

test('a visitor finds the posts in the navigation of a wide screen and in that of a narrow one', async () => {
  await openPortal('/');
  const links = screen.getAllByRole('link', { name: messages.posts, hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/posts', '/posts']);
});

test('a visitor of a path that leads nowhere reads so and finds the way home', async () => {
  const user = await openPortal('/nowhere');
  expect(screen.getByRole('heading', { name: messages.notFound })).toBeVisible();
  expect(document.title).toContain(messages.notFound);
  await user.click(screen.getByRole('link', { name: messages.backHome }));
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe(organisation.name);
});

test('a visitor of a thing that is not there reads the same in the page and in the tab', async () => {
  history.replaceState(null, '', '/posts/gone');
  signInAs(null);
  const gone = {
    path: 'posts/:id',
    handle: { title: 'منشور' },
    element: null,
    loader: () => Promise.reject(data(null, { status: 404 })),
  };
  render(<RouterProvider router={createBrowserRouter(shellRoutes([remoteRoute({ name: 'public' }, [gone])]))} />);
  expect(await screen.findByRole('heading', { name: messages.notFound })).toBeVisible();
  expect(document.title).toContain(messages.notFound);
});

test('a visitor who has only a keyboard skips the header without a change of address', async () => {
  const user = await openPortal('/');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});
