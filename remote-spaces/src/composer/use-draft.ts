import { useEffect, useRef, useState } from 'react';
import { type Draft, forgetDraft, isBlank, type Keeping, keepDraft, readDraft } from './draft.ts';

const pauseMs = 600;
const nothing: Draft = { title: '', content: '', type: 'Post' };

/** Keeps `draft` on this device at every pause, and when the page goes away. */
export function useDraft(memberId: string, draft: Draft) {
  const [keeping, setKeeping] = useState<Keeping>();
  const latest = useRef(draft);
  latest.current = draft;
  const { title, content, type } = draft;

  useEffect(() => {
    const written = { title, content, type };
    const keep = () => (isBlank(written) ? forgetDraft(memberId) : setKeeping(keepDraft(memberId, written)));
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [memberId, title, content, type]);

  useEffect(() => {
    const keepAtOnce = () => {
      if (!isBlank(latest.current)) keepDraft(memberId, latest.current);
    };
    addEventListener('pagehide', keepAtOnce);
    return () => {
      removeEventListener('pagehide', keepAtOnce);
      keepAtOnce();
    };
  }, [memberId]);

  /** What was written has gone where it should; nothing of it is kept. */
  function forget() {
    latest.current = nothing;
    forgetDraft(memberId);
  }

  return { keeping: isBlank(draft) ? undefined : keeping, forget };
}

export const useFoundDraft = (memberId: string) => useState(() => readDraft(memberId))[0];
