import { serverTextOr } from 'shared-api/client/api-error';
import { resumeFormMails, stopFormMails } from 'shared-api/client/recipients.client';
import { RecipientToken } from 'shared-api/contract/accounts/recipients.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { FormMessage, SubmitButton, useForm } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { FormOnce } from '../mailed-link/form-once.tsx';
import { messages } from './messages.ts';

/** A press stops them and not the visit: programs that look into mails follow their links too. */
export function StopMailsForm({ token, isResumed }: { token: string; isResumed: boolean }) {
  const form = useForm(RecipientToken, {
    action: pathTo.noMails(token),
    send: ({ t }) => stopFormMails(t),
    onSent: ({ message }) => message,
    onInvalid: () => messages.cut,
    onFailed: (error) => serverTextOr(error, messages.stopFailed),
  });
  return (
    <FormOnce form={form} aria-label={messages.noMails} sent={false} next={<ToResume token={token} />}>
      {isResumed && <FormMessage tone="success">{messages.resumed}</FormMessage>}
      <p>{messages.noMailsLead}</p>
      <p>{messages.noMailsOwn}</p>
      <input type="hidden" name="t" value={token} />
      <SubmitButton>{messages.noMails}</SubmitButton>
    </FormOnce>
  );
}

const ToResume = ({ token }: { token: string }) => (
  <>
    <p>{messages.resumeLead}</p>
    <p>
      <Link className={buttonClass({ variant: 'outline' })} to={pathTo.resumeMails(token)}>
        {messages.resume}
      </Link>
    </p>
  </>
);

export function ResumeMailsForm({ token }: { token: string }) {
  const form = useForm(RecipientToken, {
    action: pathTo.resumeMails(token),
    send: ({ t }) => resumeFormMails(t),
    onSent: ({ message }) => message,
    onInvalid: () => messages.cut,
    onFailed: (error) => serverTextOr(error, messages.resumeFailed),
  });
  return (
    <FormOnce form={form} aria-label={messages.resume} sent={false}>
      <p>{messages.mailsStoppedLead}</p>
      <p>{messages.resumeLead}</p>
      <input type="hidden" name="t" value={token} />
      <SubmitButton>{messages.resume}</SubmitButton>
    </FormOnce>
  );
}
