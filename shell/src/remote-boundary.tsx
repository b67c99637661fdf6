import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'shared-ui/router';
import { FailedState, Skeleton } from 'shared-ui/static';
import { isScriptGone, mayLoadAnew } from './load-anew.ts';
import { messages } from './messages.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';

const reload = () => location.reload();

/** In the page's place while its data is on the way. */
export const PageWaiting = () => (
  <div className="ui-container ui-page" role="status" aria-label={messages.pageWaiting}>
    <Skeleton shape="title" />
    <Skeleton shape="line" />
    <Skeleton shape="picture" />
  </div>
);

/** In the page's place when no release of its remote can be had: the frame and the other pages live on. */
export const RemoteUnavailable = () => (
  <div className="ui-container ui-page">
    <FailedState title={messages.remoteUnavailable} text={messages.remoteUnavailableHint} onRetry={reload} />
  </div>
);

/** In the page's place when it threw. */
export function PageFailed() {
  const error = useRouteError();
  const [isLeaving] = useState(() => isScriptGone(error) && mayLoadAnew());
  useEffect(() => {
    if (isLeaving) reload();
  }, [isLeaving]);
  if (isLeaving) return <PageWaiting />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className="ui-container ui-page">
      <FailedState title={messages.pageFailed} text={messages.pageFailedHint} onRetry={reload} />
    </div>
  );
}
