import type { ContactMessage, MessageState } from 'shared-api/contract/contact.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { LinkRow } from 'shared-ui/data-grid';
import { useLocation } from 'shared-ui/router';
import { Badge, Bdi, cutText, Icon, RelativeTime } from 'shared-ui/static';
import { messageLineLength } from '../limits.ts';
import { MessageClock } from './message-clock.tsx';
import { messages } from './messages.ts';

/** Not in red where it is new: that is the colour of what waited too long. */
const StateBadge = ({ state }: { state: MessageState }) => (
  <Badge tone={state === 'new' ? 'accent' : 'neutral'}>{messages.states[state]}</Badge>
);

/** How a text begins, on one line. */
const firstLine = (text: string) => cutText(text.replace(/\s+/g, ' '), messageLineLength);

export function MessageRow({ message, isOpen }: { message: ContactMessage; isOpen: boolean }) {
  const { search, state } = useLocation();
  return (
    <LinkRow
      name={message.id}
      to={{ pathname: pathTo.dashboardMessage(message.id), search }}
      state={state}
      isCurrent={isOpen}
      isStrong={message.state === 'new'}
      title={<Bdi>{message.name}</Bdi>}
      mark={<StateBadge state={message.state} />}
      line={firstLine(message.message)}
      notes={
        <>
          <RelativeTime iso={message.createdAt} />
          <MessageClock message={message} />
          {message.assignee && (
            <span>
              <Icon name="user" /> <Bdi>{message.assignee.name}</Bdi>
            </span>
          )}
        </>
      }
    />
  );
}
