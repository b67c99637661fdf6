import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aGate, aMember, api, roundTrip, signInAs, startApiServer, startEventStream } from 'shared-api/testing';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { shellRoutes } from '../../routes.tsx';
import { messages } from '../messages.ts';

const server = startApiServer();
const announce = startEventStream();
/** The search comes once the page is live: it is there before a test looks. */
beforeAll(() => import('../../after-live.ts'));

function openPortal(unread: () => number) {
  server.use(api.unread(unread));
  history.replaceState(null, '', '/');
  const member = aMember();
  signInAs(member);
  const home = { id: 'home', index: true, element: <h1>home</h1> };
  render(<RouterProvider router={createBrowserRouter(shellRoutes([home]))} />);
  return member;
}

test.each([
  [0, 'الإشعارات: لا إشعارات جديدة', ''],
  [1, 'الإشعارات: إشعار جديد واحد', '1'],
  [2, 'الإشعارات: إشعاران جديدان', '2'],
  [3, 'الإشعارات: 3 إشعارات جديدة', '3'],
  [11, 'الإشعارات: 11 إشعارًا جديدًا', '11'],
  [99, 'الإشعارات: 99 إشعارًا جديدًا', '99'],
  [100, 'الإشعارات: 100 إشعار جديد', '99+'],
])('a member with %i unread hears of the bell: %s', async (unread, name, shown) => {
  openPortal(() => unread);
  const bell = await screen.findByRole('link', { name });
  expect(bell).toHaveAttribute('href', '/organization/notifications');
  expect(bell.textContent).toBe(`${shown}${name}`);
});

test('the bell counts up while the page is open, and down when another device reads', async () => {
  let unread = 1;
  const { id } = openPortal(() => unread);
  expect(await screen.findByRole('link', { name: 'الإشعارات: إشعار جديد واحد' })).toBeVisible();
  unread = 2;
  announce({ noun: 'notifications', change: 'added', id });
  expect(await screen.findByRole('link', { name: 'الإشعارات: إشعاران جديدان' })).toBeVisible();
  unread = 0;
  announce({ noun: 'notifications', change: 'changed', id });
  expect(await screen.findByRole('link', { name: 'الإشعارات: لا إشعارات جديدة' })).toBeVisible();
});

test('for a member who is signing out nothing is asked any more: the session may be over', async () => {
  const user = userEvent.setup();
  let asked = 0;
  const { id, name } = openPortal(() => {
    asked += 1;
    return 1;
  });
  const leaving = aGate();
  server.use(
    http.post('*/api/auth/logout', async () => {
      await leaving.pass();
      return HttpResponse.json({ message: 'تم تسجيل الخروج بنجاح' });
    }),
  );
  expect(await screen.findByRole('link', { name: 'الإشعارات: إشعار جديد واحد' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  await user.click(await screen.findByRole('button', { name: messages.signOut }));
  await waitFor(() => expect(leaving.isReached()).toBe(true));
  const before = asked;
  announce({ noun: 'notifications', change: 'added', id });
  await roundTrip(server);
  expect(asked).toBe(before);
  leaving.open();
  expect(await screen.findByText(messages.signedOut)).toBeVisible();
});

test('a visitor is shown no bell', async () => {
  signInAs(null);
  history.replaceState(null, '', '/');
  const home = { id: 'home', index: true, element: <h1>home</h1> };
  await act(async () => render(<RouterProvider router={createBrowserRouter(shellRoutes([home]))} />));
  expect(screen.getByRole('heading', { name: 'home' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^الإشعارات/ })).not.toBeInTheDocument();
});

test('a page that is put aside follows nothing, and catches up when it is seen again', async () => {
  let unread = 1;
  openPortal(() => unread);
  expect(await screen.findByRole('link', { name: 'الإشعارات: إشعار جديد واحد' })).toBeVisible();
  const show = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden');
  unread = 2;
  show('visible');
  expect(await screen.findByRole('link', { name: 'الإشعارات: إشعاران جديدان' })).toBeVisible();
  Reflect.deleteProperty(document, 'visibilityState');
});
