import type { SubmitEvent } from 'react';
import { forgotPassword } from 'shared-api/client/account.client';
import { FormMessage, SubmitButton } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { EmailField } from './email-field.tsx';
import type { FaceProps } from './face-props.ts';
import { messages } from './messages.ts';
import { useMailedLink } from './use-mailed-link.ts';

export function ForgotPasswordForm({ email, setEmail, show }: FaceProps) {
  const { isBusy, outcome, mail } = useMailedLink(forgotPassword);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void mail(email);
  }
  return (
    <form className="ui-form" onSubmit={submit}>
      <p>{messages.forgotLead}</p>
      <EmailField email={email} setEmail={setEmail} />
      {outcome && <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>}
      <SubmitButton isBusy={isBusy}>{messages.sendLink}</SubmitButton>
      <Button variant="ghost" onClick={() => show('signIn')}>
        {messages.backToSignIn}
      </Button>
    </form>
  );
}
