import { MessageState, type MessagesQuery } from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { messagesList } from 'shared-api/query/contact.query';
import { RecordList } from 'shared-ui/data-grid';
import { Navigate } from 'shared-ui/router';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { useList } from '../lists/use-list.ts';
import { root } from '../sections/sections.ts';
import { useViewer } from '../viewer/viewer.ts';
import { MessageCard } from './message-card.tsx';
import { messages } from './messages.ts';

const states = MessageState.options.map((value) => ({ value, words: messages.states[value] }));

function contactMessagesQueryOf(params: URLSearchParams): MessagesQuery {
  const state = MessageState.options.find((each) => each === params.get('state'));
  const cursor = params.get('cursor');
  return { ...(state && { state }), ...(cursor && { cursor }) };
}

function ContactMessages() {
  const list = useList(messagesList, contactMessagesQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      filters={<FilterSelect name="state" label={messages.state} options={states} />}
      total={list.total}
      list={list}
      onRetry={list.retry}
    >
      <RecordList label={messages.list}>
        {list.items.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </RecordList>
    </ListPage>
  );
}

export const ContactMessagesPage = () =>
  canReadMessages(useViewer()) ? <ContactMessages /> : <Navigate to={root} replace />;
