import type { PageRelease } from 'shared-api/contract/wire/page.contract';
import type { RouteObject } from 'shared-ui/router';
import { CatchAllPage } from './catch-all-page.tsx';
import { Layout } from './layout/layout.tsx';
import { PageFailed, PageWaiting } from './remote-boundary.tsx';
import type { accountPages as AccountPages } from './session/account-pages.tsx';

export const shellId = 'shell';
/** The route of every path that no front end renders. */
export const catchAllId = 'catch-all';

type RemoteBuild = { name: string; build?: string | undefined; releases?: PageRelease[] };

/** One remote's pages behind a boundary of their own: what throws in them stays inside the frame. */
export const remoteRoute = ({ name, build, releases = [] }: RemoteBuild, children: RouteObject[]): RouteObject => ({
  id: name,
  handle: { frontEnd: build && `${name}@${build}` },
  errorElement: <PageFailed releases={releases} />,
  HydrateFallback: PageWaiting,
  children,
});

const catchAll: RouteObject = {
  id: catchAllId,
  path: '*',
  Component: CatchAllPage,
  HydrateFallback: PageWaiting,
};

/** Steps of an account as pages of their own, by the last part of their path. */
export const accountPageIds: (keyof typeof AccountPages)[] = [
  'sign-in',
  'second-factor',
  'sign-out',
  'sign-up',
  'forgot',
];

const accountPages = accountPageIds.map((id) => ({
  id,
  path: `account/${id}`,
  lazy: async () => (await import('./session/account-pages.tsx')).accountPages[id],
}));

/**
 * The whole tree: the frame, the pages known so far, and what is left over. The frame has no path of its own: with one
 * it would answer `/` by itself, and the router would not ask for the home page's remote.
 */
export const shellRoutes = (known: RouteObject[]): RouteObject[] => [
  {
    id: shellId,
    Component: Layout,
    errorElement: <PageFailed releases={[]} />,
    children: [...known, ...accountPages, catchAll],
  },
];
