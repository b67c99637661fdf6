import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { organisation } from 'shared-api/contract/offices/organisation';
import { ownerOf, type PageRemote } from 'shared-api/contract/wire/page.contract';
import { startSession, useSession } from 'shared-api/session/session.store';
import { RouterProvider } from 'shared-ui/router';
import { leaveFirstPage, RejectedFormContext } from 'shared-ui/static';
import { canFallBack, usableReleases } from './avoided-releases.ts';
import { upgradeSignInDialog } from './before-react/upgrade-sign-in-dialog.ts';
import { fallBack } from './fall-back.ts';
import { giveUpAfterFactor } from './limits.ts';
import { notStartedId } from './not-started.ts';
import { readPageData } from './page-data.ts';
import { pageEvents } from './page-events.ts';
import { createRemotes } from './remotes.ts';
import { createRouter } from './router.ts';
import { isUnavailable } from './unavailable-paths.ts';

let adopting: Promise<void> | undefined;

async function adopt() {
  const { adoptStaticCss } = await import('shared-ui/styles.browser');
  adoptStaticCss();
}

/** The styles of every page that may follow in this document; the first one came with those it shows. */
function adoptStyles(): Promise<void> {
  adopting ??= adopt();
  return adopting;
}

/** What comes after the page is live, for which it does not wait; the page is the same without it. */
const afterLive = () => import('./after-live.ts').catch(() => undefined);

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

/** Leaves a page that waits for itself: of what suspends for ever, React renders nothing and throws nothing. */
function giveUp({ releases }: PageRemote, report: () => Promise<unknown>) {
  if (!canFallBack(releases)) return;
  const error = Object.assign(new Error('the page did not complete'), { stack: '' });
  pageEvents.record('threw', location.pathname, 0, error);
  void report();
  void fallBack(releases);
}

/** Wakes the page the server rendered; where it rendered none, or its remote cannot be had, renders it here. */
export async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('the page has no root');
  const page = readPageData();
  const remotes = createRemotes(page.remotes);
  const remote = page.remotes[ownerOf(page.remotes, location.pathname) ?? ''];
  const releases = remote?.releases ?? [];
  // what the server rendered is of the release that failed here
  const hydration = usableReleases(releases)[0] === releases[0] ? page.hydration : null;
  const router = await createRouter(page.remotes, remotes, hydration ?? undefined);
  const isRendered = router.state.initialized && hydration !== null && !isUnavailable(location.pathname);
  if (!isRendered) leaveFirstPage();
  leaveFirstPageOnNavigation(router);
  const app = (
    <StrictMode>
      <RejectedFormContext value={page.hydration?.refused}>
        <RouterProvider router={router} />
      </RejectedFormContext>
    </StrictMode>
  );
  if (!isRendered) void adoptStyles();
  const report = async (liveAt = performance.now()) =>
    (await afterLive())?.report(page.remotes, router.state.matches, liveAt);
  const givingUp = remote && setTimeout(() => giveUp(remote, report), giveUpAfterFactor * remote.timeoutMs);
  pageEvents.live = () => {
    clearTimeout(givingUp);
    document.getElementById(notStartedId)?.remove();
    void adoptStyles(); // what comes next may show what the server did not
    void report();
    void afterLive().then((parts) => parts?.prepareNext(page.remotes, remotes, router, organisation.name));
  };
  if (isRendered) startTransition(() => void hydrateRoot(container, app));
  // in one go: were React to pause between reading the router's state and listening to it, it would miss what comes next
  else createRoot(container).render(app);
  upgradeSignInDialog();
  await startSession();
  if (useSession.getState().isAuthenticated) await adoptStyles(); // members are shown what the server rendered for nobody
}
