import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { ifMatch } from 'shared-api/client/if-match';
import { publishPost } from 'shared-api/client/post-forms.client';
import { type Post, PostForm } from 'shared-api/contract/posts/posts.contract';
import { useAction, useQueryClient } from 'shared-api/query';
import { publishedPosts } from 'shared-api/query/posts.query';
import { useSession } from 'shared-api/session/session.store';
import { type Submission, useForm } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { explainFailure } from '../submission/explain-failure.ts';
import { blankDraft, type DraftRef, type FoundDraft } from './drafts/stored-draft.ts';
import { postFormMessages as messages } from './messages.ts';
import { fieldsOfKind, type PostKind } from './post-kind.ts';
import { useDraft } from './use-draft.ts';

const unauthenticated = 401;

export const publishKey = ['publish post'];

type Sent = Submission & { draft: DraftRef };

async function publish({ fields, version: _, draft, ...sending }: Sent) {
  const author = useSession.getState().member?.id;
  if (!author) throw new ApiError(unauthenticated);
  fields.set('author', author);
  return publishPost(fields, { ...sending, ...ifMatch(draft) });
}

type NewPost = {
  memberId: string;
  kind: PostKind | undefined;
  found: FoundDraft | undefined;
  onPublished: (post: Post) => void;
};

export function usePublishPost({ memberId, kind = 'post', found, onPublished }: NewPost) {
  const blank = { ...blankDraft, ...fieldsOfKind[kind] };
  const [isRestored, setRestored] = useState(found !== undefined);
  const cache = useQueryClient();
  const { mutateAsync } = useAction({
    mutationKey: publishKey,
    gcTime: 0, // the pictures of a post are large
    mutationFn: publish,
    onSuccess({ post }, { version }) {
      cache.setQueryData<readonly Post[]>(publishedPosts.queryKey, (posts = []) => [post, ...posts]);
      // before a form that waits for this begins with the draft
      if (version === form.state.version()) saver.forget(post);
      else saver.continueAsNewDraft();
    },
  });
  const form = useForm(PostForm, {
    values: found?.draft ?? blank,
    reportsIn: 'notice',
    send: (_, submission) => mutateAsync({ ...submission, draft: saver.sign(submission.fields, submission.version) }),
    onSent({ message, post }, { isAsSent, isMounted }) {
      if (isAsSent()) {
        clear();
        if (isMounted()) onPublished(post);
      }
      return message;
    },
    onFailed: (error) => (saver.explain(error) ? undefined : explainFailure(error, messages.publishFailed)),
  });
  const { saver, draft } = useDraft(memberId, form, found);

  function clear() {
    form.reset(blank);
    setRestored(false);
    saver.forget();
  }

  /** The one before stays among the member's drafts: it is left only once the server has all of it. */
  async function startNew() {
    if (await saver.saveAll()) return clear();
    notify.failure(messages.draftNotSent);
  }

  return { form, restored: isRestored ? found : undefined, startNew, clear, saver, draft };
}
