import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { publishPost } from 'shared-api/client/publishing.client';
import { type Post, PostForm } from 'shared-api/contract/posts.contract';
import { useSession } from 'shared-api/session/session.store';
import { type Submission, useForm } from 'shared-ui/form';
import { addPost } from '../posts/posts-changes.store.ts';
import { explainFailure } from '../sending/explain-failure.ts';
import { blankDraft } from './draft.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { composerMessages as messages } from './messages.ts';
import { usePublishing } from './publishing.store.ts';
import { useDraft, useFoundDraft } from './use-draft.ts';

const unauthenticated = 401;

async function publish(_: PostForm, { fields, version, ...sending }: Submission) {
  const author = useSession.getState().member?.id;
  if (!author) throw new ApiError(unauthenticated);
  fields.set('author', author);
  fields.set('idempotencyKey', idempotencyKeyOf(version));
  usePublishing.setState({ isUnderWay: true });
  return publishPost(fields, sending);
}

export function usePublishPost(memberId: string, onPublished: (post: Post) => void) {
  const found = useFoundDraft(memberId);
  const [isRestored, setRestored] = useState(found !== undefined);
  const form = useForm(PostForm, {
    values: found?.draft ?? blankDraft,
    tellsIn: 'notice',
    send: publish,
    onSent({ post }, { isAsSent, isHere }) {
      addPost(post);
      if (isAsSent()) {
        startAnew();
        if (isHere()) onPublished(post);
      }
      usePublishing.setState({ isUnderWay: false });
      return messages.published;
    },
    onFailed(error) {
      usePublishing.setState({ isUnderWay: false });
      return explainFailure(error, messages.publishFailed);
    },
  });
  const { keeping, forget } = useDraft(memberId, form);

  function startAnew() {
    form.reset(blankDraft);
    setRestored(false);
    forget();
  }

  return { form, restoredAt: isRestored ? found?.savedAt : undefined, startAnew, keeping };
}
