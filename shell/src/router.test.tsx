import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApiServer } from 'shared-api/testing';
import { RouterProvider } from 'shared-ui/router';
import { messages } from './messages.ts';
import { createRouter } from './router.ts';

startApiServer();
beforeEach(() => sessionStorage.clear());

const release = { url: '/r/public/1/entry.js', integrity: '', globalName: 'public_1' };
const remote = { routes: ['/'], timeoutMs: 1_000, releases: [release] };
const home = { id: 'home', index: true, element: <h1>home</h1> };
const loaded = { release, routes: [home] };

test('a visitor who came by another page goes home, and the home page is fetched and rendered', async () => {
  history.replaceState(null, '', '/nowhere');
  const router = await createRouter({ public: remote }, { loadRoutes: async () => loaded }, { loaderData: {} });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: messages.backHome }));
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('data-front-end', 'public@1');
});

test('a visitor who goes where this page knows no build leaves for a document that does', async () => {
  history.replaceState(null, '', '/nowhere');
  const onRequest = jest.fn();
  const leaving = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom goes nowhere, and says so
  const far = { ...remote, releases: [] };
  const loadRoutes = async () => {
    onRequest();
    return loaded;
  };
  const router = await createRouter({ public: far }, { loadRoutes }, { loaderData: {} });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: messages.backHome }));
  await waitFor(() => expect(leaving).toHaveBeenCalled());
  expect(String(leaving.mock.calls[0])).toContain('navigation');
  expect(onRequest).not.toHaveBeenCalled();
  leaving.mockRestore();
});

test('a visitor who gave up a page that was long in coming stays where it went, and finds the page later', async () => {
  history.replaceState(null, '', '/nowhere');
  const arrival = Promise.withResolvers<typeof loaded>();
  const router = await createRouter({ public: remote }, { loadRoutes: () => arrival.promise }, { loaderData: {} });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: messages.backHome }));
  await act(() => router.navigate('/elsewhere'));
  arrival.resolve(loaded);
  await arrival.promise;
  expect(router.state.location.pathname).toBe('/elsewhere');
  await userEvent.click(screen.getByRole('link', { name: messages.backHome }));
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
});

test('a visitor who gave up a page that then failed is not pulled to it', async () => {
  history.replaceState(null, '', '/nowhere');
  const told = Promise.withResolvers<unknown>();
  globalThis.reportError = told.resolve; // jsdom has none
  const arrival = Promise.withResolvers<never>();
  const router = await createRouter({ public: remote }, { loadRoutes: () => arrival.promise }, { loaderData: {} });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: messages.backHome }));
  await act(() => router.navigate('/elsewhere'));
  arrival.reject(new Error('gone'));
  expect(await told.promise).toEqual(new Error('gone'));
  expect(sessionStorage).toHaveLength(0); // where it stands that a new document was requested
  expect(screen.getByRole('heading', { name: messages.notFound })).toBeVisible();
});
