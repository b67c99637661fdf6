import { serverTextOr } from 'shared-api/client/api-error';
import { isNotFound } from 'shared-api/client/is-not-found';
import { stopMails } from 'shared-api/client/notifications.client';
import { StopMailsRequest } from 'shared-api/contract/notifications/notifications.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { SubmitButton, useForm } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import { FormOnce } from '../../mailed-link/form-once.tsx';
import { messages } from '../messages.ts';

/** A press stops them and not the visit: programs that look into mails follow their links too. */
export function StopMails() {
  const [params] = useSearchParams();
  const form = useForm(StopMailsRequest, {
    action: pathTo.stopMails,
    send: ({ key }) => stopMails(key),
    onSent: ({ message }) => message,
    onInvalid: () => messages.stopMailsFailed,
    onFailed: (error) => (isNotFound(error) ? messages.stopMailsFailed : serverTextOr(error, messages.stopMailsFailed)),
  });
  return (
    <FormOnce form={form} sent={params.has('sent') && messages.mailsStopped} next={<p>{messages.stopMailsDone}</p>}>
      <input type="hidden" name="key" value={params.get('key') ?? form.valueOf('key')} />
      <SubmitButton>{messages.stopMails}</SubmitButton>
    </FormOnce>
  );
}
