import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { markMessage } from 'shared-api/client/inbox.client';
import type { ContactMessage, MessageState } from 'shared-api/contract/contact.contract';
import { notify } from 'shared-ui/static';
import { countMessages } from '../waiting/waiting.store.ts';
import { inbox } from './inbox.store.ts';
import { messages } from './messages.ts';

const isMessage = (current: ApiError['current']): current is ContactMessage =>
  current !== undefined && 'dueAt' in current;

export function useMarkMessage(seen: ContactMessage) {
  const [isBusy, setBusy] = useState(false);

  async function mark(state: MessageState) {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await markMessage(seen, state);
      inbox.replace({ ...seen, state });
      notify.success(message);
    } catch (error) {
      const current = error instanceof ApiError ? error.current : undefined;
      if (isMessage(current)) {
        inbox.replace(current);
        notify.failure(messages.changedMeanwhile(current.name, messages.states[current.state]));
      } else notify.failure(messages.markFailed);
    } finally {
      setBusy(false);
      void countMessages();
    }
  }

  return { isBusy, mark };
}
