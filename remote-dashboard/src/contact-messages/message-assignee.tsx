import type { OpenContactMessage } from 'shared-api/contract/contact.contract';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useAssignMessage } from './use-message-action.ts';

/** Who takes care of a message. One button in one place, whatever it does, so that the keyboard stays on it. */
export function MessageAssignee({ message }: { message: OpenContactMessage }) {
  const { isPending, mutate } = useAssignMessage(message);
  const { assignee } = message;
  const isMine = assignee?.id === useViewer().id;
  const isOthers = assignee !== null && !isMine;
  return (
    <ButtonGroup>
      <Button variant="outline" size="sm" aria-busy={isPending} onClick={() => mutate(isMine ? 'give back' : 'take')}>
        {isMine ? messages.giveBack : isOthers ? messages.takeOver : messages.take}
      </Button>
      <Text as="span">{isMine ? messages.mine : isOthers ? messages.assignedTo(assignee.name) : messages.nobodys}</Text>
    </ButtonGroup>
  );
}
