import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startSession, useSession } from 'shared-api/session/session.store';
import { RouterProvider } from 'shared-ui/router';
import { leaveFirstPage, RefusedFormContext } from 'shared-ui/static';
import { adoptStyles } from './adopt-styles.ts';
import { readPageData } from './page-data.ts';
import { pageEvents } from './page-events.ts';
import { createRemotes } from './remotes.ts';
import { createRouter } from './router.ts';
import { upgradeSignInDialog } from './session/upgrade-sign-in-dialog.ts';
import { isUnavailable } from './unavailable-paths.ts';

type Router = Awaited<ReturnType<typeof createRouter>>;

/**
 * Sections that wait to be seen wait on the page the server rendered, and on no other. An anchor inside that page counts as
 * a navigation too: it changes the router's state, and React renders no new state while a section waits.
 */
function leaveFirstPageOnNavigation(router: Router) {
  const { location } = router.state;
  const stop = router.subscribe((state) => {
    if (state.navigation.state === 'idle' && state.location === location) return;
    leaveFirstPage();
    stop();
  });
}

/** Wakes the page the server rendered; where it rendered none, or its remote cannot be had, renders it here. */
export async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no root');
  const page = readPageData();
  const remotes = createRemotes(page.remotes);
  const router = await createRouter(page.remotes, remotes, page.hydration ?? undefined);
  const isRendered = router.state.initialized && page.hydration !== null && !isUnavailable(location.pathname);
  if (!isRendered) leaveFirstPage();
  leaveFirstPageOnNavigation(router);
  const app = (
    <StrictMode>
      <RefusedFormContext value={page.hydration?.refused}>
        <RouterProvider router={router} />
      </RefusedFormContext>
    </StrictMode>
  );
  if (!isRendered) void adoptStyles();
  pageEvents.live = () => {
    void adoptStyles(); // what comes next may show what the server did not
    const visit = [router.state.matches, performance.now()] as const;
    void import('./after-live.ts').then(
      ({ afterLive }) => afterLive(page.remotes, remotes, ...visit),
      () => undefined, // the page is the same without it
    );
  };
  if (isRendered) startTransition(() => void hydrateRoot(container, app));
  // in one go: were React to pause between reading the router's state and listening to it, it would miss what comes next
  else createRoot(container).render(app);
  upgradeSignInDialog();
  await startSession();
  if (useSession.getState().isAuthenticated) await adoptStyles(); // members are shown what the server rendered for nobody
}
