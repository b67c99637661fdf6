import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';
import type { Role } from 'shared-api/contract/members/members.contract';
import { aMember, frontEndsApi, signInAs, startApiServer } from 'shared-api/testing';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { remoteRoute, shellRoutes } from '../routes.tsx';
import { messages as account } from '../session/messages.ts';
import { messages } from './messages.ts';

const server = startApiServer();

const aBuild = (version: string): FrontEndBuild => ({
  version,
  part: 'stable',
  percent: null,
  loads: { loaded: 1, failed: 0, late: 0, threw: 0 },
  faults: 0,
  isSetAside: false,
  byNetwork: { loads: { loaded: 0, failed: 0, late: 0, threw: 0 }, vitals: [] },
  meanMs: null,
  vitals: [],
});

function openHomeAs(role: Role) {
  document.documentElement.dataset.frontEnd = 'shell@2';
  history.replaceState(null, '', '/?zones');
  signInAs(aMember({ role, emailConfirmed: false }));
  server.use(frontEndsApi.loads(() => [{ name: 'public', builds: [aBuild('1')] }]));
  const home = remoteRoute({ name: 'public', build: '1' }, [{ id: 'home', index: true, element: <h1>home</h1> }]);
  render(<RouterProvider router={createBrowserRouter(shellRoutes([home]))} />);
  return userEvent.setup();
}

test('an administrator sees which build renders which part of the page and how it fares, and hides that again', async () => {
  const user = openHomeAs('AD');
  const panel = await screen.findByRole('complementary', { name: messages.title });
  expect(await screen.findByText(messages.parts.stable)).toBeVisible();
  expect([...panel.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    `shell@2 ${messages.notLive}`,
    `public@1 ${messages.parts.stable}`,
    messages.close,
  ]);
  await user.click(screen.getByRole('button', { name: messages.close }));
  expect(panel).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('who may not see the front ends is shown no more of the page than others', async () => {
  openHomeAs('OP');
  expect(await screen.findByText(account.mustConfirmEmail)).toBeVisible();
  expect(screen.queryByRole('complementary', { name: messages.title })).not.toBeInTheDocument();
});
