import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApiServer } from 'shared-api/testing/api-server';
import { RouterProvider } from 'shared-ui/router';
import { messages } from './messages.ts';
import { createRouter } from './router.ts';

startApiServer();

const remote = { routes: ['/'], timeoutMs: 1_000, releases: [] };
const home = { id: 'home', index: true, element: <h1>home</h1> };

test('a visitor who came by another page goes home, and the home page is fetched and drawn', async () => {
  history.replaceState(null, '', '/nowhere');
  const router = await createRouter({ public: remote }, { loadRoutes: async () => [home] }, { loaderData: {} });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: messages.backHome }));
  expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
});
