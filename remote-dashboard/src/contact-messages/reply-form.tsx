import { replyToMessage } from 'shared-api/client/contact.client';
import { type OpenContactMessage, ReplyToMessageRequest } from 'shared-api/contract/contact.contract';
import { limits } from 'shared-api/contract/limits';
import { useQueryClient } from 'shared-api/query';
import { createFormState, Form, FormField, FormOutcome, SubmitButton, TextArea, useForm } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useShowMessage } from './use-show-message.ts';

type Drafts = Map<string, ReturnType<typeof createFormState>>;

/** By the cache of the viewer: what one began is never shown to another who signs in here. */
const draftsOfViewers = new WeakMap<object, Drafts>();

/** The reply to a message as it was left. */
function useReplyDraft(messageId: string) {
  const cache = useQueryClient();
  const drafts: Drafts = draftsOfViewers.get(cache) ?? new Map();
  draftsOfViewers.set(cache, drafts);
  const draft = drafts.get(messageId) ?? createFormState({ text: '' });
  drafts.set(messageId, draft);
  return draft;
}

/** A reply that is mailed to the visitor. What was begun stays while other messages are read. */
export function ReplyForm({ message }: { message: OpenContactMessage }) {
  const show = useShowMessage();
  const state = useReplyDraft(message.id);
  const form = useForm(ReplyToMessageRequest, {
    state,
    send: ({ text }) => replyToMessage(message, text),
    onSent({ message: sentence, contactMessage }, { isAsSent }) {
      show(contactMessage);
      if (isAsSent()) state.reset();
      notify.success(sentence);
      return undefined;
    },
    onFailed: (error) => show.changed(error, messages.repliedMeanwhile) ?? messages.replyFailed,
  });
  return (
    <Form of={form}>
      <FormField name="text" label={messages.reply} help={messages.replyHelp} missing={messages.replyMissing}>
        <TextArea rows={6} max={limits.message[1]} dir="auto" />
      </FormField>
      <FormOutcome />
      <ButtonGroup>
        <SubmitButton>{messages.sendReply}</SubmitButton>
      </ButtonGroup>
    </Form>
  );
}
