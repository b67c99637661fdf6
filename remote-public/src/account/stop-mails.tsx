import { stopMails } from 'shared-api/client/notifications.client';
import { StopMailsRequest } from 'shared-api/contract/notifications.contract';
import { Form, FormOutcome, SubmitButton, useForm } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import { messages } from './messages.ts';

/** A press stops them and not the visit: programs that look into mails follow their links too. */
export function StopMails() {
  const [params] = useSearchParams();
  const form = useForm(StopMailsRequest, {
    action: '/account/stop-mails',
    send: ({ key }) => stopMails(key),
    onSent: ({ message }) => message,
    onFailed: () => messages.stopMailsFailed,
  });
  const isDone = params.has('sent') || form.outcome?.tone === 'success';
  return (
    <Form of={form}>
      <FormOutcome />
      {isDone ? (
        <p>{messages.stopMailsDone}</p>
      ) : (
        <>
          <input type="hidden" name="key" value={params.get('key') ?? form.valueOf('key')} />
          <SubmitButton>{messages.stopMails}</SubmitButton>
        </>
      )}
    </Form>
  );
}
