import { serverTextOr } from 'shared-api/client/api-error';
import { EmailRequest } from 'shared-api/contract/accounts/account.contract';
import { useForm } from 'shared-ui/form';
import { messages } from '../messages.ts';

type Mail = (email: string) => Promise<{ message: string }>;

/** Has a link mailed. The server's own sentence is shown, which does not tell whether there is such an account. */
export const useMailedLinkForm = (mail: Mail, email: string, action?: string) =>
  useForm(EmailRequest, {
    action,
    send: (typed) => mail(typed.email),
    onSent: ({ message }) => message,
    onFailed: (error) => serverTextOr(error, messages.failed),
    values: { email },
  });
