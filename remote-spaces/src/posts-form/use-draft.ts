import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import {
  blankDraft,
  type Draft,
  type DraftStatus,
  type FoundDraft,
  forgetDraft,
  isBlank,
  keepDraft,
  readDraft,
  toDraft,
} from './draft.ts';

const pauseMs = 600;

const aKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Keeps what is written in the form on this device at every pause, and when the page goes away. */
export function useDraft(memberId: string, form: Pick<FormHandle, 'state'>, found: FoundDraft | undefined) {
  const [draftStatus, setDraftStatus] = useState<DraftStatus>();
  const values = useFormValues(form, (each) => each);
  const hasPicture = useFormValues(form, (_, { image }) => image !== undefined);
  const draft = { ...toDraft(values), hasPicture };
  const latest = useRef<Draft & { hasPicture: boolean }>(draft);
  latest.current = draft;
  const sent = useRef({ version: form.state.version(), key: found?.idempotencyKey });
  const lostPictures = useRef(found?.lacksPictures);
  const lacksPictures = () => latest.current.hasPicture || lostPictures.current;
  const keepLatest = useEffectEvent((author: string) => {
    const { version, key } = sent.current;
    const idempotencyKey = version === form.state.version() ? key : undefined;
    return keepDraft(author, latest.current, { idempotencyKey, lacksPictures: lacksPictures() });
  });

  useEffect(() => {
    const written = { ...toDraft(values), hasPicture };
    const keep = () => (isBlank(written) ? forgetDraft(memberId) : setDraftStatus(keepLatest(memberId)));
    const timer = setTimeout(keep, pauseMs);
    return () => clearTimeout(timer);
  }, [memberId, values, hasPicture]);

  useEffect(() => {
    const keepAtOnce = () => {
      if (!isBlank(latest.current)) keepLatest(memberId);
    };
    addEventListener('pagehide', keepAtOnce);
    return () => {
      removeEventListener('pagehide', keepAtOnce);
      keepAtOnce();
    };
  }, [memberId]);

  /** What was written has gone where it should; nothing of it is kept. */
  function forget() {
    latest.current = { ...blankDraft, hasPicture: false };
    lostPictures.current = undefined;
    forgetDraft(memberId);
  }

  /** The same for the same fields, also after the form was left and found again: the first answer may have been lost. */
  function idempotencyKeyOf(version: object): string {
    if (sent.current.version !== version) sent.current = { version, key: undefined };
    sent.current.key ??= aKey();
    keepDraft(memberId, latest.current, { idempotencyKey: sent.current.key, lacksPictures: lacksPictures() });
    return sent.current.key;
  }

  return { draftStatus: isBlank(draft) ? undefined : draftStatus, forget, idempotencyKeyOf };
}

export const useFoundDraft = (memberId: string) => useState(() => readDraft(memberId))[0];
