import { CalloutList } from 'shared-ui/callout';
import { ButtonGroup } from 'shared-ui/layout';
import { Bdi, Button, Ltr, notify } from 'shared-ui/static';
import { messages } from './messages.ts';

export type Added = { name: string; email: string; password: string };
type AddedNoteProps = { added: Added; onClose: () => void };

async function copy(password: string) {
  try {
    await navigator.clipboard.writeText(password);
    notify.success(messages.copied);
  } catch {
    notify.failure(messages.copyFailed);
  }
}

/** Whom one just added, and the password to be told to that member: it is shown here, once. */
export const AddedNote = ({ added: { name, email, password }, onClose }: AddedNoteProps) => (
  <CalloutList label={messages.added}>
    <p>
      {messages.invited.before} <Bdi>{name}</Bdi> {messages.invited.to} <Ltr>{email}</Ltr>
      {messages.invited.after}
    </p>
    <p>
      {messages.temporary} <Ltr>{password}</Ltr>
    </p>
    <p>{messages.shownOnce}</p>
    <ButtonGroup>
      <Button variant="outline" onClick={() => copy(password)}>
        {messages.copy}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {messages.hide}
      </Button>
    </ButtonGroup>
  </CalloutList>
);
