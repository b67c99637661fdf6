import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { removePost } from 'shared-api/client/moderation.client';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';
import { posts } from './posts.store.ts';

export function useRemovePost(id: string) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(reason: string) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await removePost(id, reason);
      posts.remove(id);
      notify.success(message);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        posts.remove(id);
        notify.info(messages.gone);
      } else setFailure(messages.removeFailed);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, remove, forgetFailure: () => setFailure(undefined) };
}
