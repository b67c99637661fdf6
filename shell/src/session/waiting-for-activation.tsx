import { resendConfirmation } from 'shared-api/client/account.client';
import { FormMessage } from 'shared-ui/form';
import { Button, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** For who has just asked to join. */
export const SignedUp = ({ onClose }: { onClose: () => void }) => (
  <Stack>
    <FormMessage tone="success">{messages.signedUp}</FormMessage>
    <p>
      <strong>{messages.activatedLater}</strong>
    </p>
    <p>{messages.signedUpNext}</p>
    <Button onClick={onClose}>{messages.understood}</Button>
  </Stack>
);

type WaitingProps = { email: string; refusal: string; onClose: () => void };

/** For who has the right password of an account that nobody has activated yet. */
export function WaitingForActivation({ email, refusal, onClose }: WaitingProps) {
  const { isBusy, outcome, mail } = useMailedLink(resendConfirmation);
  return (
    <Stack>
      <p role="status">
        <strong>{refusal}</strong>
      </p>
      <p>{messages.waitingNext}</p>
      {outcome && <FormMessage tone={outcome.tone}>{outcome.text}</FormMessage>}
      <Button onClick={onClose}>{messages.understood}</Button>
      <Button variant="ghost" aria-busy={isBusy} disabled={isBusy} onClick={() => void mail(email)}>
        {messages.resend}
      </Button>
    </Stack>
  );
}
