import { MessageState, type OpenContactMessage } from 'shared-api/contract/contact.contract';
import { ButtonGroup } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useMarkMessage } from './use-message-action.ts';

/** How far a message is dealt with: all states stay in their places, so that the keyboard does. */
export function MessageStates({ message }: { message: OpenContactMessage }) {
  const { isPending, mutate } = useMarkMessage(message);
  return (
    <ButtonGroup role="group" aria-label={messages.stateOf(message.name)}>
      {MessageState.options.map((state) => {
        const isIt = state === message.state;
        return (
          <Button
            key={state}
            variant={isIt ? 'solid' : 'outline'}
            size="sm"
            aria-pressed={isIt}
            aria-busy={isPending}
            onClick={() => isIt || mutate(state)}
          >
            {messages.states[state]}
          </Button>
        );
      })}
    </ButtonGroup>
  );
}
