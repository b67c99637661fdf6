import { ApiError } from 'shared-api/client/api-error';
import type { OpenContactMessage } from 'shared-api/contract/contact.contract';
import { invalidate, replaceItem, setAnswer, useQueryClient } from 'shared-api/query';
import { messageQuery, messagesList } from 'shared-api/query/contact.query';
import { pendingWork } from 'shared-api/query/pending.query';

/** The message as another left it, where the action was rejected because of that. */
function changedMessage(error: unknown): OpenContactMessage | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'replies' in current ? current : undefined;
}

/** Shows a message as the server has it now, in the list and where it is open. */
export function useShowMessage() {
  const cache = useQueryClient();

  function show(message: OpenContactMessage) {
    replaceItem(cache, messagesList, message);
    setAnswer(cache, messageQuery(message.id), message);
    void invalidate(cache, { queryKey: pendingWork.queryKey });
  }

  /** Where another was faster, shows what that one left. @returns the words for it; undefined where the failure is another */
  function showChanged(error: unknown, words: (current: OpenContactMessage) => string) {
    const current = changedMessage(error);
    if (current) show(current);
    return current && words(current);
  }

  return Object.assign(show, { changed: showChanged });
}
