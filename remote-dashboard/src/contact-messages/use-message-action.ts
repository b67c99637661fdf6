import { giveBackMessage, type MessageChange, markMessage, takeMessage } from 'shared-api/client/contact.client';
import type { MessageState, OpenContactMessage } from 'shared-api/contract/contact.contract';
import { useAction } from 'shared-api/query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useShowMessage } from './use-show-message.ts';

type Words = { failed: string; changed: (current: OpenContactMessage) => string };

/** An action on one message: what the server answers is shown at once, also where another was faster. */
function useMessageAction<Input>(send: (input: Input) => Promise<MessageChange>, { failed, changed }: Words) {
  const show = useShowMessage();
  return useAction({
    mutationFn: send,
    onSuccess({ message, contactMessage }: MessageChange) {
      show(contactMessage);
      notify.success(message);
    },
    onError: (error) => notify.failure(show.changed(error, changed) ?? failed),
  });
}

/** Says how far a message is dealt with. */
export const useMarkMessage = (message: OpenContactMessage) =>
  useMessageAction((state: MessageState) => markMessage(message, state), {
    failed: messages.markFailed,
    changed: ({ name, state }) => messages.changedMeanwhile(name, messages.states[state]),
  });

/** Takes care of a message, or leaves it to others again. */
export const useAssignMessage = (message: OpenContactMessage) =>
  useMessageAction((act: 'take' | 'give back') => (act === 'take' ? takeMessage : giveBackMessage)(message), {
    failed: messages.assignFailed,
    changed: ({ assignee }) => messages.assignedMeanwhile(assignee?.name),
  });
