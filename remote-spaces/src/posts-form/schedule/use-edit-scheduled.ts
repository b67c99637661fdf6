import { useState } from 'react';
import { editScheduled } from 'shared-api/client/post-forms.client';
import * as pathTo from 'shared-api/contract/path-to';
import { type Draft, EditScheduledForm } from 'shared-api/contract/posts/drafts.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import { useForm } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { exactDate } from 'shared-ui/static';
import { explainFailure } from '../../submission/explain-failure.ts';
import { changedDraft } from '../drafts/save-failure.ts';
import { draftOf } from '../drafts/stored-draft.ts';
import { withChosenPictures } from '../gallery/sent-gallery.ts';
import { postFormMessages as messages } from '../messages.ts';
import { useOtherTexts } from '../use-other-texts.ts';

const valuesOf = (draft: Draft) => ({ ...draftOf(draft), at: toLocalTime(draft.scheduledFor ?? '') });

const failures = { ...messages.editFailed, 404: messages.scheduledGone };

/** The form of a post that waits for its time: what is typed is saved at once with the time, never half of it. */
export function useEditScheduled(draft: Draft) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(draft);
  const { others, showSaved, hideSaved, take } = useOtherTexts();
  const form = useForm(EditScheduledForm, {
    values: valuesOf(draft),
    reportsIn: 'notice',
    send({ gallery }, { fields, ...sending }) {
      if (gallery) fields.set('gallery', withChosenPictures(gallery));
      return editScheduled(saved, fields, sending);
    },
    onSent({ draft: edited }, { isAsSent, isMounted }) {
      setSaved(edited);
      hideSaved();
      if (isMounted() && isAsSent()) void navigate(pathTo.draftsIn('scheduled'));
      return messages.scheduled(exactDate(edited.scheduledFor ?? ''));
    },
    onFailed(error, { isMounted }) {
      const changed = changedDraft(error);
      if (!changed || !isMounted()) return explainFailure(error, failures);
      setSaved(changed);
      showSaved(valuesOf(changed));
      return undefined; // told above the text that was saved
    },
  });
  return { form, saved, others, take };
}
