import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrivateMember, Role } from 'shared-api/contract/members.contract';
import { organisation } from 'shared-api/contract/organisation';
import { startApiServer } from 'shared-api/testing/api-server';
import { aMember } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
import { createBrowserRouter, data, RouterProvider } from 'shared-ui/router';
import { messages } from '../messages.ts';
import { remoteRoute, shellRoutes } from '../routes.tsx';

const server = startApiServer();

function openPortal(path: string, { as = null }: { as?: PrivateMember | null } = {}) {
  history.replaceState(null, '', path);
  signInAs(as);
  const home = { id: 'home', index: true, element: <h1>home</h1> };
  render(<RouterProvider router={createBrowserRouter(shellRoutes([home]))} />);
  return userEvent.setup();
}

test.each<[Role, boolean]>([
  ['AD', true],
  ['OP', true],
  ['SG', false],
  ['OM', false],
])('a member of role %s is shown the dashboard link: %s', (role, isShown) => {
  openPortal('/', { as: aMember({ role }) });
  expect(screen.queryAllByText(messages.dashboard).length > 0).toBe(isShown);
});

test('a visitor is shown no dashboard link', () => {
  openPortal('/');
  expect(screen.queryAllByText(messages.dashboard)).toHaveLength(0);
});

test('a visitor of a path that leads nowhere reads so and finds the way home', async () => {
  const user = openPortal('/nowhere');
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
  render(<RouterProvider router={createBrowserRouter(shellRoutes([remoteRoute('public', [gone])]))} />);
  expect(await screen.findByRole('heading', { name: messages.notFound })).toBeVisible();
  expect(document.title).toContain(messages.notFound);
});

test('a member signs in: the window closes, the portal says so, and the account stands in the header', async () => {
  const salma = aMember({ name: 'سلمى بن عيسى' });
  server.use(api.signIn(salma));
  const user = openPortal('/');
  await user.click(screen.getByRole('button', { name: messages.signIn }));
  const dialog = await screen.findByRole('dialog', { name: messages.signIn }, { timeout: 10_000 });
  await user.type(within(dialog).getByLabelText(new RegExp(messages.email)), salma.email);
  await user.type(within(dialog).getByLabelText(new RegExp(`^${messages.password}`)), 'tadamon-1999');
  await user.click(within(dialog).getByRole('button', { name: messages.signIn }));
  expect(await screen.findByText(messages.signedIn)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.account(salma.name) })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}, 30_000);

test('a visitor whose password is wrong reads what the server says and keeps what was typed', async () => {
  const wrong = 'البريد الإلكتروني أو كلمة المرور غير صحيحة';
  server.use(api.refuse('post', 'auth/login', 401, { code: 'unauthenticated', message: wrong }));
  const user = openPortal('/');
  await user.click(screen.getByRole('button', { name: messages.signIn }));
  const dialog = await screen.findByRole('dialog', { name: messages.signIn }, { timeout: 10_000 });
  const email = within(dialog).getByLabelText(new RegExp(messages.email));
  await user.type(email, 'sg@portal.example');
  await user.type(within(dialog).getByLabelText(new RegExp(`^${messages.password}`)), 'wrong-one');
  await user.click(within(dialog).getByRole('button', { name: messages.signIn }));
  expect(await within(dialog).findByText(wrong)).toBeVisible();
  expect(email).toHaveValue('sg@portal.example');
}, 30_000);

test('a member signs out from the account card', async () => {
  const salma = aMember();
  server.use(api.signOut());
  const user = openPortal('/', { as: salma });
  await user.click(screen.getByRole('button', { name: messages.account(salma.name) }));
  await user.click(await screen.findByRole('button', { name: messages.signOut }, { timeout: 10_000 }));
  expect(await screen.findByText(messages.signedOut)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.signIn })).toBeVisible();
}, 30_000);

test('a member who signed in through the window and left finds it closed', async () => {
  const salma = aMember();
  server.use(api.signIn(salma), api.signOut());
  const user = openPortal('/');
  await user.click(screen.getByRole('button', { name: messages.signIn }));
  const dialog = await screen.findByRole('dialog', { name: messages.signIn }, { timeout: 10_000 });
  await user.type(within(dialog).getByLabelText(new RegExp(messages.email)), salma.email);
  await user.type(within(dialog).getByLabelText(new RegExp(`^${messages.password}`)), 'tadamon-1999');
  await user.click(within(dialog).getByRole('button', { name: messages.signIn }));
  await user.click(await screen.findByRole('button', { name: messages.account(salma.name) }));
  await user.click(await screen.findByRole('button', { name: messages.signOut }, { timeout: 10_000 }));
  expect(await screen.findByRole('button', { name: messages.signIn })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}, 30_000);

test('a visitor who has only a keyboard skips the header without a change of address', async () => {
  const user = openPortal('/');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});
