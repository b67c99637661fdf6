import { FormMessage } from 'shared-ui/form';
import { Button, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useConfirmEmail } from './use-confirm-email.ts';

export function ConfirmEmail({ token }: { token: string }) {
  const { isBusy, failure, done, confirm } = useConfirmEmail(token);
  if (done) {
    return (
      <Stack>
        <FormMessage tone="success">{done}</FormMessage>
        <p>{messages.confirmNext}</p>
      </Stack>
    );
  }
  return (
    <Stack>
      {failure && <FormMessage>{failure}</FormMessage>}
      <Button aria-busy={isBusy} disabled={isBusy} onClick={() => void confirm()}>
        {messages.confirm}
      </Button>
    </Stack>
  );
}
