import { useEffect, useState } from 'react';
import type { PageRelease } from 'shared-api/contract/wire/page.contract';
import { Page } from 'shared-ui/layout';
import { isRouteErrorResponse, useRouteError } from 'shared-ui/router';
import { Button, PageLayout, Skeleton } from 'shared-ui/static';
import { canFallBack } from './avoided-releases.ts';
import { fallBack } from './fall-back.ts';
import { PageTitle } from './layout/page-title.tsx';
import { isScriptGone, mayReload } from './may-reload.ts';
import { messages } from './messages.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { pageEvents } from './page-events.ts';
import { toTitle } from './title.ts';

const reload = () => location.reload();

/** A whole page that could not be had, said where its title would stand. */
const PageFailure = ({ title, hint }: { title: string; hint: string }) => (
  <div role="alert">
    <PageTitle title={toTitle(title)} />
    <PageLayout title={title} intro={hint}>
      <p>
        <Button onClick={reload}>{messages.retry}</Button>
      </p>
    </PageLayout>
  </div>
);

/** In the page's place while its data is on the way. */
export const PageWaiting = () => (
  <Page role="status" aria-label={messages.pageWaiting}>
    <Skeleton shape="title" />
    <Skeleton shape="line" />
    <Skeleton shape="picture" />
  </Page>
);

/** In the page's place when no release of its remote can be had: the frame and the other pages live on. */
export const RemoteUnavailable = () => (
  <PageFailure title={messages.remoteUnavailable} hint={messages.remoteUnavailableHint} />
);

/** An API that rejects, or cannot be reached, is no fault of a build; nor is what a server says of a page that it rendered. */
const isOfBuild = (error: unknown) => error instanceof Error && !['ApiError', 'AbortError'].includes(error.name);

/** In the page's place when it threw: another of the remote's `releases` takes over in a new document, where one is left. */
export function PageFailed({ releases }: { releases: PageRelease[] }) {
  const error = useRouteError();
  const [isScriptMissing] = useState(() => isScriptGone(error) && mayReload());
  const [fallsBack] = useState(() => !isScriptGone(error) && isOfBuild(error) && canFallBack(releases));
  useEffect(() => {
    if (isScriptMissing) reload();
    else if (!isRouteErrorResponse(error)) pageEvents.record('threw', location.pathname, 0, error);
    if (fallsBack) void fallBack(releases);
  }, [isScriptMissing, fallsBack, releases, error]);
  if (isScriptMissing || fallsBack) return <PageWaiting />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <PageFailure title={messages.pageFailed} hint={messages.pageFailedHint} />;
}
