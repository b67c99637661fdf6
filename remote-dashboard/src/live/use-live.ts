import { useEffect, useEffectEvent } from 'react';
import { followChanges } from 'shared-api/client/follow-changes';
import { withTimeout } from 'shared-api/client/with-timeout';
import type { Change } from 'shared-api/contract/notifications/changes.contract';
import { changesOf, invalidate, useQueryClient } from 'shared-api/query';
import { startSession } from 'shared-api/session/session.store';
import { changesGatherMs, listTimeoutMs } from '../limits.ts';
import { useViewer } from '../viewer/viewer.ts';

/** Keeps what is on the screen as it is on the server, also when another admin changed it. */
export function useLive() {
  const cache = useQueryClient();
  const viewer = useViewer();
  const isViewer = useEffectEvent((change: Change | undefined) => !change || change.id === viewer.id);

  useEffect(() => {
    let nouns: Change['noun'][] | undefined = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFollowing = true;

    /** On a poor line changes may come faster than lists: one is left to arrive before it is loaded again. */
    async function flush() {
      const filters = nouns ? changesOf(nouns) : {};
      nouns = [];
      await withTimeout(invalidate(cache, filters), listTimeoutMs).catch(() => undefined);
      timer = isFollowing && nouns?.length !== 0 ? setTimeout(flush, changesGatherMs) : undefined;
    }
    const stop = followChanges((change) => {
      if (change) nouns?.push(change.noun);
      else nouns = undefined; // anything may have changed that was not announced
      if (isViewer(change)) void startSession(); // the viewer may be somebody else by now, or nobody
      timer ??= setTimeout(flush, changesGatherMs);
    });
    return () => {
      isFollowing = false;
      clearTimeout(timer);
      stop();
      void cache.invalidateQueries({ refetchType: 'none' }); // changes from now on are not received
    };
  }, [cache]);
}
