import { useEffect, useEffectEvent } from 'react';
import { followChanges } from 'shared-api/client/follow-changes';
import type { Change } from 'shared-api/contract/events.contract';
import { changesOf, invalidate, useQueryClient } from 'shared-api/query';
import { startSession } from 'shared-api/session/session.store';
import { useViewer } from '../viewer/viewer.ts';

/** One action makes several changes: they are answered together. */
const gatherMs = 400;

/** Keeps what is on the screen as it is on the server, whoever changed it. */
export function useLive() {
  const cache = useQueryClient();
  const viewer = useViewer();
  const isViewer = useEffectEvent((change: Change | undefined) => !change || change.id === viewer.id);

  useEffect(() => {
    let nouns: Change['noun'][] | undefined = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    function flush() {
      timer = undefined;
      invalidate(cache, nouns ? changesOf(nouns) : {});
      nouns = [];
    }
    const stop = followChanges((change) => {
      if (change) nouns?.push(change.noun);
      else nouns = undefined; // anything may have changed unheard
      if (isViewer(change)) void startSession(); // the viewer may be somebody else by now, or nobody
      timer ??= setTimeout(flush, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache]);
}
