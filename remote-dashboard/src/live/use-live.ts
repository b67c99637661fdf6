import { useEffect, useEffectEvent } from 'react';
import { followChanges } from 'shared-api/client/follow-changes';
import type { Change } from 'shared-api/contract/events.contract';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { startSession } from 'shared-api/session/session.store';
import { askAnew, everything, type Noun } from './ask-anew.ts';

/** One deed makes several changes: they are answered together. */
const gatherMs = 400;

/** Keeps what is on the screen as it is on the server, whoever changed it. */
export function useLive(viewer: PrivateMember | null) {
  const answer = useEffectEvent((nouns: Set<Noun>) => viewer && askAnew(nouns, viewer));
  const isViewer = useEffectEvent((change: Change | undefined) => !change || change.id === viewer?.id);
  const viewerId = viewer?.id;

  useEffect(() => {
    if (!viewerId) return;
    const nouns = new Set<Noun>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function flush() {
      timer = undefined;
      answer(new Set(nouns));
      nouns.clear();
    }
    const stop = followChanges((change) => {
      for (const noun of change ? [change.noun] : everything) nouns.add(noun);
      if (isViewer(change)) void startSession(); // the viewer may be somebody else by now, or nobody
      timer ??= setTimeout(flush, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [viewerId]);
}
