import type { ContactMessage } from 'shared-api/contract/contact.contract';
import { Deadline } from 'shared-ui/data-grid';
import { timeLeft } from './time-left.ts';

export function MessageClock({ message }: { message: ContactMessage }) {
  const left = timeLeft(message, Date.now());
  return (
    left && (
      <Deadline iso={message.dueAt} stage={left.stage}>
        {left.words}
      </Deadline>
    )
  );
}
