import { useEffect, useEffectEvent } from 'react';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';
import type { FormHandle } from 'shared-ui/form';
import type { DraftSaver } from './drafts/draft-saver.ts';
import { draftOf } from './drafts/stored-draft.ts';
import { type OtherText, useOtherTexts } from './use-other-texts.ts';

/** What two devices wrote of one draft: both texts are shown until the author decides, and what it took the place of after that. */
export function useDraftConflict(form: FormHandle, saver: DraftSaver, conflict: Draft | undefined) {
  const { others, showSaved, hideSaved, take } = useOtherTexts();
  const show = useEffectEvent(showSaved);
  useEffect(() => {
    if (conflict) show(draftOf(conflict));
  }, [conflict]);

  return {
    others,
    take(other: OtherText) {
      take(other, form);
      if (conflict && other.isSaved) saver.adoptConflict(conflict);
    },
    saveOver() {
      hideSaved();
      if (conflict) saver.saveOver(conflict);
    },
  };
}
