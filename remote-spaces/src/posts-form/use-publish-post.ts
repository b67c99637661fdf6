import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { publishPost } from 'shared-api/client/posts.client';
import { type Post, PostForm } from 'shared-api/contract/posts.contract';
import { useAction, useQueryClient } from 'shared-api/query';
import { publishedPosts } from 'shared-api/query/posts.query';
import { useSession } from 'shared-api/session/session.store';
import { type Submission, useForm } from 'shared-ui/form';
import { explainFailure } from '../sending/explain-failure.ts';
import { blankDraft } from './draft.ts';
import { postFormMessages as messages } from './messages.ts';
import { useDraft, useFoundDraft } from './use-draft.ts';

const unauthenticated = 401;

export const publishKey = ['publish post'];

async function publish({ fields, version: _, ...sending }: Submission) {
  const author = useSession.getState().member?.id;
  if (!author) throw new ApiError(unauthenticated);
  fields.set('author', author);
  return publishPost(fields, sending);
}

export function usePublishPost(memberId: string, onPublished: (post: Post) => void) {
  const found = useFoundDraft(memberId);
  const [isRestored, setRestored] = useState(found !== undefined);
  const cache = useQueryClient();
  const { mutateAsync } = useAction({
    mutationKey: publishKey,
    gcTime: 0, // the pictures of a post are large
    mutationFn: publish,
    onSuccess({ post }, { version }) {
      cache.setQueryData<readonly Post[]>(publishedPosts.queryKey, (posts = []) => [post, ...posts]);
      if (version === form.state.version()) forget(); // before a form that waits for this begins with the draft
    },
  });
  const form = useForm(PostForm, {
    values: found?.draft ?? blankDraft,
    tellsIn: 'notice',
    send(_, submission) {
      submission.fields.set('idempotencyKey', idempotencyKeyOf(submission.version));
      return mutateAsync(submission);
    },
    onSent({ post }, { isAsSent, isMounted }) {
      if (isAsSent()) {
        startOver();
        if (isMounted()) onPublished(post);
      }
      return messages.published;
    },
    onFailed: (error) => explainFailure(error, messages.publishFailed),
  });
  const { draftStatus, forget, idempotencyKeyOf } = useDraft(memberId, form, found);

  function startOver() {
    form.reset(blankDraft);
    setRestored(false);
    forget();
  }

  return { form, restored: isRestored ? found : undefined, startOver, draftStatus };
}
