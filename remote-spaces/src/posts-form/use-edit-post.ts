import { useState } from 'react';
import { editPost } from 'shared-api/client/post-forms.client';
import * as pathTo from 'shared-api/contract/path-to';
import { EditPostForm, type Post } from 'shared-api/contract/posts/posts.contract';
import { useForm } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { changedPost } from '../posts/changed-post.ts';
import { explainFailure } from '../submission/explain-failure.ts';
import { withChosenPictures } from './gallery/sent-gallery.ts';
import { postFormMessages as messages } from './messages.ts';
import { textOf, useOtherTexts } from './use-other-texts.ts';

export function useEditPost(post: Post) {
  const navigate = useNavigate();
  const [saved, setSaved] = useState(post);
  const { others, showSaved, hideSaved, take } = useOtherTexts();
  const form = useForm(EditPostForm, {
    values: textOf(post),
    reportsIn: 'notice',
    send({ gallery }, { fields, ...sending }) {
      if (gallery) fields.set('gallery', withChosenPictures(gallery));
      return editPost(saved, fields, sending);
    },
    onSent({ message, post: edited }, { isAsSent, isMounted }) {
      setSaved(edited);
      hideSaved();
      if (isMounted() && isAsSent()) void navigate(pathTo.post(edited.id));
      return message;
    },
    onFailed(error, { isMounted }) {
      const changed = changedPost(error);
      if (!changed || !isMounted()) return explainFailure(error, messages.editFailed);
      setSaved(changed);
      showSaved(textOf(changed));
      return undefined; // told above the text that was saved
    },
  });

  /** Once the post is gone nothing is left to save. */
  function leave() {
    form.reset();
    void navigate(pathTo.posts);
  }

  return { form, saved, others, take, leave };
}
