import { serverTextOr } from 'shared-api/client/api-error';
import { reauthentication } from 'shared-api/client/http';
import { requestDeletion } from 'shared-api/client/personal-data.client';
import { type DeletionReply, DeletionRequest, PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import { clearMemberStorage, endSession, useSession } from 'shared-api/session/session.store';
import { DialogActions } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, SelectInput, SubmitButton, useForm } from 'shared-ui/form';
import { Block, Panel } from 'shared-ui/static';
import { messages } from './messages.ts';

const fates = PostsFate.options.map((value) => ({ value, label: messages.fates[value] }));

/** The member closed the window that asks for the password. */
class NotConfirmed extends Error {}

/** Asks for the account to be deleted, always after the password; `onLeft` is told what the server answers. */
export function DeleteAccount({ onLeft }: { onLeft: (reply: DeletionReply) => void }) {
  const memberId = useSession((session) => session.member?.id);
  const form = useForm(DeletionRequest, {
    async send(request) {
      if (!(await reauthentication.ask())) throw new NotConfirmed();
      return requestDeletion(request);
    },
    onSent(reply) {
      onLeft(reply);
      if (memberId) clearMemberStorage(memberId);
      endSession(reply.message);
      return undefined;
    },
    onFailed: (error) =>
      error instanceof NotConfirmed ? messages.notConfirmed : serverTextOr(error, messages.leaveFailed),
    values: { posts: 'keep' },
  });
  return (
    <Block title={messages.leave} lead={messages.leaveLead}>
      <Panel>
        <Form of={form} aria-label={messages.leave}>
          <FormField name="posts" label={messages.posts} help={messages.postsHelp}>
            <SelectInput options={fates} />
          </FormField>
          <FormOutcome />
          <DialogActions danger={<SubmitButton variant="danger">{messages.confirm}</SubmitButton>} />
        </Form>
      </Panel>
    </Block>
  );
}
