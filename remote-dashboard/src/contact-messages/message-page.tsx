import { isNotFound } from 'shared-api/client/is-not-found';
import { isEmailAddress, type OpenContactMessage } from 'shared-api/contract/contact.contract';
import { splitAtPhoneNumbers } from 'shared-api/contract/text/phone-numbers';
import { loadStatus, useQuery } from 'shared-api/query';
import { messageQuery } from 'shared-api/query/contact.query';
import { Detail } from 'shared-ui/data-grid';
import { Calls, Quote, Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { useParams } from 'shared-ui/router';
import { Bdi, EmptyState, exactDate, FailedState } from 'shared-ui/static';
import { ContactLine } from './contact-line.tsx';
import { MessageAssignee } from './message-assignee.tsx';
import { MessageClock } from './message-clock.tsx';
import { MessageStates } from './message-states.tsx';
import { messages } from './messages.ts';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

const OpenMessage = ({ message }: { message: OpenContactMessage }) => (
  <Detail
    title={<Bdi>{message.name}</Bdi>}
    notes={
      <>
        <ContactLine contact={message.contact} />
        <time dateTime={message.createdAt}>{exactDate(message.createdAt)}</time>
        <MessageClock message={message} />
      </>
    }
  >
    <MessageStates message={message} />
    <MessageAssignee message={message} />
    <Quote>
      <Calls pieces={splitAtPhoneNumbers(message.message)} />
    </Quote>
    <Replies replies={message.replies} />
    {isEmailAddress(message.contact) ? <ReplyForm message={message} /> : <Text>{messages.answerByPhone}</Text>}
  </Detail>
);

function FailedMessage({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (isNotFound(error)) return <EmptyState title={messages.gone} text={messages.goneHint} />;
  return <FailedState title={messages.openFailed} text={messages.openFailedHint} onRetry={onRetry} />;
}

/** One message, beside the list or in its place. */
function MessagePage() {
  const { id = '' } = useParams();
  const query = useQuery(messageQuery(id));
  return (
    <Loaded
      status={loadStatus(query)}
      isEmpty={false}
      waiting={<ListSkeleton />}
      failed={<FailedMessage error={query.error} onRetry={query.refetch} />}
      empty={null}
    >
      {query.data && <OpenMessage key={id} message={query.data} />}
    </Loaded>
  );
}

export { MessagePage as Component };
