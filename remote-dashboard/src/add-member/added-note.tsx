import { CalloutList } from 'shared-ui/callout';
import { copyText } from 'shared-ui/copy-text';
import { ButtonGroup } from 'shared-ui/layout';
import { Bdi, Button, Ltr } from 'shared-ui/static';
import { messages } from './messages.ts';

export type Added = { name: string; email: string; password: string };
type AddedNoteProps = { added: Added; onClose: () => void };

const said = { copied: messages.copied, failed: messages.copyFailed };

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
      <Button variant="outline" onClick={() => copyText(password, said)}>
        {messages.copy}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {messages.hide}
      </Button>
    </ButtonGroup>
  </CalloutList>
);
