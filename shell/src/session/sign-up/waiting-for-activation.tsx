import { FormMessage } from 'shared-ui/form';
import { Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { StepLink } from '../step-link.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

/** For who has just asked to join; the server's own sentence is not at hand where the form went without JavaScript. */
export const SignedUp = ({
  sentence = messages.signedUp,
  onClose,
}: {
  sentence?: string | undefined;
  onClose: () => void;
}) => (
  <Stack>
    <FormMessage tone="success">{sentence}</FormMessage>
    <p>
      <strong>{messages.activatedLater}</strong>
    </p>
    <p>{messages.signedUpNext}</p>
    <StepLink to="home" onFollow={onClose}>
      {messages.understood}
    </StepLink>
  </Stack>
);

/** For who has asked for a new password without JavaScript. */
export const LinkMailed = ({ onClose }: { onClose: () => void }) => (
  <Stack>
    <FormMessage tone="success">{messages.resetLinkMailed}</FormMessage>
    <StepLink to="home" onFollow={onClose}>
      {messages.understood}
    </StepLink>
  </Stack>
);

type WaitingProps = { email: string; rejection: string; onClose: () => void };

/** For who has the right password of an account that nobody has activated yet. */
export const WaitingForActivation = ({ email, rejection, onClose }: WaitingProps) => (
  <Stack>
    <p role="status">
      <strong>{rejection}</strong>
    </p>
    <p>{messages.waitingNext}</p>
    <StepLink to="home" onFollow={onClose}>
      {messages.understood}
    </StepLink>
    <ResendConfirmation email={email} variant="ghost" />
  </Stack>
);
