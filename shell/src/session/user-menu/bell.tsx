import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { followChanges } from 'shared-api/client/follow-changes';
import type { Change } from 'shared-api/contract/notifications/changes.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { CacheProvider, changesOf, invalidate, useQuery, useQueryClient } from 'shared-api/query';
import { unreadCount } from 'shared-api/query/notifications.query';
import { Link } from 'shared-ui/router';
import { buttonClass, formatCount, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';

const look = buttonClass({ variant: 'ghost', isIcon: true });
const maxShown = 99;

/** Makes a place in the header, before the member's picture. The header itself, which every visitor loads, carries nothing of the bell. */
function addPlace() {
  const place = document.createElement('div');
  place.className = 'site-bell-place';
  document.querySelector('[data-theme]')?.after(place);
  return place;
}

/** Follows what changes for as long as the page is seen: a browser has few connections, and a phone little power. */
function followWhileSeen(receive: (change: Change | undefined) => void) {
  let stop = followChanges(receive);
  function toggle() {
    stop();
    if (document.visibilityState === 'hidden') return;
    stop = followChanges(receive);
    receive(undefined);
  }
  document.addEventListener('visibilitychange', toggle);
  return () => {
    document.removeEventListener('visibilitychange', toggle);
    stop();
  };
}

function useUnreadCount() {
  const cache = useQueryClient();
  useEffect(
    () =>
      followWhileSeen((change) => {
        if (!change || change.noun === 'notifications') void invalidate(cache, changesOf(['notifications']));
      }),
    [cache],
  );
  return useQuery(unreadCount).data ?? 0;
}

function BellLink() {
  const unread = useUnreadCount();
  return (
    <Link className={look} to={pathTo.notifications}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 9a6 6 0 0 1 12 0c0 6 2.5 7 2.5 8h-17C3.5 16 6 15 6 9m4 11.5a2.2 2.2 0 0 0 4 0" />
      </svg>
      {unread > 0 && (
        <span className="site-bell-count" aria-hidden="true">
          {unread > maxShown ? `${formatCount(maxShown)}+` : formatCount(unread)}
        </span>
      )}
      <VisuallyHidden>{messages.notifications(unread)}</VisuallyHidden>
    </Link>
  );
}

/** How much the member has not read yet, as it comes, and the way to it. */
export function Bell({ memberId }: { memberId: string }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const added = addPlace();
    setPlace(added);
    return () => added.remove();
  }, []);
  return (
    place &&
    createPortal(
      <CacheProvider viewerId={memberId}>
        <BellLink />
      </CacheProvider>,
      place,
    )
  );
}
