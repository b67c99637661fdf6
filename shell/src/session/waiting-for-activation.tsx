import { FormMessage } from 'shared-ui/form';
import { Button, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

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
export const WaitingForActivation = ({ email, refusal, onClose }: WaitingProps) => (
  <Stack>
    <p role="status">
      <strong>{refusal}</strong>
    </p>
    <p>{messages.waitingNext}</p>
    <Button onClick={onClose}>{messages.understood}</Button>
    <ResendConfirmation email={email} variant="ghost" />
  </Stack>
);
