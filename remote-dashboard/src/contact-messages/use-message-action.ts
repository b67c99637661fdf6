import { ApiError } from 'shared-api/client/api-error';
import { markMessage } from 'shared-api/client/contact.client';
import type { ContactMessage, MessageState } from 'shared-api/contract/contact.contract';
import { invalidate, replaceItem, useAction, useQueryClient } from 'shared-api/query';
import { messagesList, newMessagesCount } from 'shared-api/query/contact.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

/** The message as another left it, where the action was refused because of that. */
function changedMessage(error: Error): ContactMessage | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'dueAt' in current ? current : undefined;
}

/** Says how far a message is dealt with. */
export function useMessageAction(message: ContactMessage) {
  const cache = useQueryClient();
  return useAction({
    mutationFn: async (state: MessageState) => ({
      ...(await markMessage(message, state)),
      marked: { ...message, state },
    }),
    onSuccess({ message, marked }) {
      replaceItem(cache, messagesList, marked);
      notify.success(message);
    },
    onError(error) {
      const current = changedMessage(error);
      if (current) replaceItem(cache, messagesList, current);
      notify.failure(
        current ? messages.changedMeanwhile(current.name, messages.states[current.state]) : messages.markFailed,
      );
    },
    onSettled: () => invalidate(cache, { queryKey: newMessagesCount.queryKey }),
  });
}
