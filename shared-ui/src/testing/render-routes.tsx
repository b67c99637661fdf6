import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, type RouteObject, RouterProvider } from '../router/router.ts';
import { leaveFirstPage } from '../static/islands/gate.ts';
import { Notices } from '../static/status/notices/notices.tsx';
import { dismissNotice, getNotices } from '../static/status/notices/notify.ts';
import { fakeBrowser } from './fake-browser.ts';
import { waitByItself } from './press.ts';

export { narrowScreen } from './fake-browser.ts';
export { press } from './press.ts';

const noticeMs = 5_000;
const Waiting = () => null;

function dismissNotices(): void {
  for (const { id } of getNotices()) dismissNotice(id);
}

/** A screen as a person meets it: the real router with these routes at `path`, and the notices. */
export function renderRoutes(routes: RouteObject[], path: string) {
  waitByItself();
  fakeBrowser();
  dismissNotices();
  leaveFirstPage();
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([{ HydrateFallback: Waiting, children: routes }]);
  const user = userEvent.setup();
  render(
    <>
      <RouterProvider router={router} />
      <Notices ms={noticeMs} />
    </>,
  );
  return { user, router };
}
