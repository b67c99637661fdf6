import { MessageAssignee, MessageState, type MessagesQuery } from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { messagesList } from 'shared-api/query/contact.query';
import { LinkRows, SplitView } from 'shared-ui/data-grid';
import { Link, Navigate, Outlet, useLocation, useParams } from 'shared-ui/router';
import { buttonClass, EmptyState } from 'shared-ui/static';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { useList } from '../lists/use-list.ts';
import { messages as dashboard } from '../messages.ts';
import { useViewer } from '../viewer/viewer.ts';
import { MessageRow } from './message-row.tsx';
import { messages } from './messages.ts';

const states = MessageState.options.map((value) => ({ value, words: messages.states[value] }));

const assignees = MessageAssignee.options.map((value) => ({ value, words: messages.assignees[value] }));

function contactMessagesQueryOf(params: URLSearchParams): MessagesQuery {
  const state = MessageState.options.find((each) => each === params.get('state'));
  const assignee = MessageAssignee.options.find((each) => each === params.get('assignee'));
  const cursor = params.get('cursor');
  return { ...(state && { state }), ...(assignee && { assignee }), ...(cursor && { cursor }) };
}

function MessagesList({ open }: { open: string | undefined }) {
  const list = useList(messagesList, contactMessagesQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      hasSearch={false}
      filters={
        <>
          <FilterSelect name="state" label={messages.state} options={states} />
          <FilterSelect name="assignee" label={messages.assignee} options={assignees} />
        </>
      }
      total={list.total}
      list={list}
      onRetry={list.retry}
    >
      <LinkRows label={messages.list}>
        {list.items.map((message) => (
          <MessageRow key={message.id} message={message} isOpen={message.id === open} />
        ))}
      </LinkRows>
    </ListPage>
  );
}

function BackToMessages() {
  const { search, state } = useLocation();
  return (
    <Link
      className={buttonClass({ variant: 'outline', size: 'sm' })}
      to={{ pathname: pathTo.dashboardMessages, search }}
      state={state}
    >
      {messages.back}
    </Link>
  );
}

function ContactMessages() {
  const { id } = useParams();
  return (
    <SplitView list={<MessagesList open={id} />} open={id} back={<BackToMessages />}>
      {id === undefined ? <EmptyState title={messages.noneOpen} text={messages.noneOpenHint} /> : <Outlet />}
    </SplitView>
  );
}

const ContactMessagesPage = () =>
  canReadMessages(useViewer()) ? <ContactMessages /> : <Navigate to={pathTo.dashboard} replace />;

export const handle: PageHandle = { title: dashboard.contactMessages };
export { ContactMessagesPage as Component };
