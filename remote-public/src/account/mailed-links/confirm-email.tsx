import { confirmEmail } from 'shared-api/client/account.client';
import { serverTextOr } from 'shared-api/client/api-error';
import { EmailConfirmRequest } from 'shared-api/contract/accounts/account.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { startSession } from 'shared-api/session/session.store';
import { SubmitButton, useForm } from 'shared-ui/form';
import { useLocation } from 'shared-ui/router';
import { FormOnce } from '../../mailed-link/form-once.tsx';
import { messages } from '../messages.ts';
import { MailedTokenField } from './mailed-token-field.tsx';

/** A press confirms and not the visit: programs that look into letters follow their links too, and it works once. */
export function ConfirmEmail({ token }: { token: string | undefined }) {
  const isSent = useLocation().search === '?sent';
  const form = useForm(EmailConfirmRequest, {
    action: pathTo.confirmEmail,
    send: (request) => confirmEmail(request.token),
    onSent({ message }) {
      void startSession(); // who is signed in here sees its account as it is now
      return message;
    },
    onFailed: (error) => serverTextOr(error, messages.confirmFailed),
  });
  return (
    <FormOnce form={form} sent={isSent && messages.emailConfirmed} next={<p>{messages.confirmNext}</p>}>
      <MailedTokenField form={form} token={token} />
      <SubmitButton>{messages.confirm}</SubmitButton>
    </FormOnce>
  );
}
