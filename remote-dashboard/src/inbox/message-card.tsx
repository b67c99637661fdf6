import { type ContactMessage, MessageState } from 'shared-api/contract/contact.contract';
import { Badge, Bdi, Button, buttonClass, exactDate, Ltr, RelativeTime } from 'shared-ui/static';
import { messages } from './messages.ts';
import { replyLink } from './reply-link.ts';
import { useMessageAction } from './use-message-action.ts';

function DueTime({ message: { state, dueAt } }: { message: ContactMessage }) {
  if (state === 'answered') return null;
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <p className={isLate ? 'ui-danger' : 'ui-faint'}>
      {isLate ? messages.late : messages.due}: <time dateTime={dueAt}>{exactDate(dueAt)}</time>
    </p>
  );
}

export function MessageCard({ message }: { message: ContactMessage }) {
  const { isPending, mutate } = useMessageAction(message);
  const { name, contact, state, createdAt } = message;
  const { href, isMail } = replyLink(message);
  return (
    <li className="ui-record">
      <div className="ui-record-head">
        <strong>
          <Bdi>{name}</Bdi>
        </strong>
        <Badge tone={state === 'new' ? 'announcement' : state === 'answered' ? 'accent' : 'neutral'}>
          {messages.states[state]}
        </Badge>
      </div>
      <p className="ui-faint">
        <Ltr>{contact}</Ltr> · <RelativeTime iso={createdAt} />
      </p>
      <p className="ui-letter" dir="auto">
        {message.message}
      </p>
      <DueTime message={message} />
      <div className="ui-actions">
        <a className={buttonClass({ size: 'sm' })} href={href}>
          {isMail ? messages.reply : messages.call}
        </a>
        {MessageState.options
          .filter((each) => each !== state)
          .map((each) => (
            <Button key={each} variant="outline" size="sm" aria-busy={isPending} onClick={() => mutate(each)}>
              {messages.markAs(messages.states[each])}
            </Button>
          ))}
      </div>
    </li>
  );
}
