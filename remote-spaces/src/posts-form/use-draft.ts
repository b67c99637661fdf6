import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FormHandle } from 'shared-ui/form';
import { createDraftSaver } from './drafts/draft-saver.ts';
import type { FoundDraft } from './drafts/stored-draft.ts';

/** Saves what is written in the form, in this browser and for the other devices of its author, until the form goes. */
export function useDraft(memberId: string, form: Pick<FormHandle, 'state'>, found: FoundDraft | undefined) {
  const [saver] = useState(() => createDraftSaver({ memberId, form: form.state, found }));
  useEffect(() => saver.start(), [saver]);
  return { saver, draft: useSyncExternalStore(saver.subscribe, saver.view, saver.view) };
}
