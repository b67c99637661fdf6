import { resendConfirmation } from 'shared-api/client/account.client';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useMailedLink } from './use-mailed-link.ts';

export function ResendConfirmation({ email }: { email: string }) {
  const { isBusy, outcome, mail } = useMailedLink(resendConfirmation);
  if (outcome?.tone === 'success') return <p role="status">{outcome.text}</p>;
  return (
    <>
      {outcome && <p role="alert">{outcome.text}</p>}
      <Button variant="outline" size="sm" disabled={isBusy} onClick={() => void mail(email)}>
        {messages.resend}
      </Button>
    </>
  );
}
