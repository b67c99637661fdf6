import { type ContactMessage, MessageState } from 'shared-api/contract/contact.contract';
import { RecordCard } from 'shared-ui/data-grid';
import { Quote, Text } from 'shared-ui/layout';
import { Badge, Bdi, Button, buttonClass, exactDate, Ltr, RelativeTime } from 'shared-ui/static';
import { messages } from './messages.ts';
import { replyLink } from './reply-link.ts';
import { useMessageAction } from './use-message-action.ts';

function DueTime({ message: { state, dueAt } }: { message: ContactMessage }) {
  if (state === 'answered') return null;
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <Text tone={isLate ? 'danger' : 'faint'}>
      {isLate ? messages.late : messages.due}: <time dateTime={dueAt}>{exactDate(dueAt)}</time>
    </Text>
  );
}

export function MessageCard({ message }: { message: ContactMessage }) {
  const { isPending, mutate } = useMessageAction(message);
  const { name, contact, state, createdAt } = message;
  const { href, isMail } = replyLink(message);
  return (
    <RecordCard
      title={<Bdi>{name}</Bdi>}
      mark={
        <Badge tone={state === 'new' ? 'announcement' : state === 'answered' ? 'accent' : 'neutral'}>
          {messages.states[state]}
        </Badge>
      }
      actions={
        <>
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
        </>
      }
    >
      <Text>
        <Ltr>{contact}</Ltr> · <RelativeTime iso={createdAt} />
      </Text>
      <Quote>{message.message}</Quote>
      <DueTime message={message} />
    </RecordCard>
  );
}
