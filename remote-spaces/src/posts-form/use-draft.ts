import { useEffect, useRef, useState } from 'react';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import { blankDraft, type Draft, type DraftStatus, forgetDraft, isBlank, keepDraft, readDraft } from './draft.ts';

const pauseMs = 600;

/** Keeps what is written in the form on this device at every pause, and when the page goes away. */
export function useDraft(memberId: string, form: Pick<FormHandle, 'state'>) {
  const [draftStatus, setDraftStatus] = useState<DraftStatus>();
  const title = useFormValues(form, (values) => values.title ?? '');
  const content = useFormValues(form, (values) => values.content ?? '');
  const type = useFormValues(form, (values): Draft['type'] => (values.type === 'Ad' ? 'Ad' : 'Post'));
  const draft: Draft = { title, content, type };
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    const written = { title, content, type };
    const keep = () => (isBlank(written) ? forgetDraft(memberId) : setDraftStatus(keepDraft(memberId, written)));
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
    latest.current = blankDraft;
    forgetDraft(memberId);
  }

  return { draftStatus: isBlank(draft) ? undefined : draftStatus, forget };
}

export const useFoundDraft = (memberId: string) => useState(() => readDraft(memberId))[0];
