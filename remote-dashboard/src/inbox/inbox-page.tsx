import { MessageState } from 'shared-api/contract/contact.contract';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { Navigate } from 'shared-ui/router';
import { Block } from 'shared-ui/static';
import { root } from '../dashboard/sections.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useList } from '../lists/use-list.ts';
import { useViewer } from '../viewer/viewer.ts';
import { inbox, inboxQueryOf } from './inbox.store.ts';
import { MessageCard } from './message-card.tsx';
import { messages } from './messages.ts';

const states = MessageState.options.map((value) => ({ value, words: messages.states[value] }));

function Inbox() {
  const list = inbox.useList();
  const retry = useList(inbox, inboxQueryOf);
  return (
    <Block title={messages.title}>
      <p className="ui-faint">{messages.lead}</p>
      <div className="ui-filters">
        <FilterSelect name="state" label={messages.state} options={states} />
      </div>
      <ListView
        list={list}
        count={messages.count(list.total)}
        empty={{ title: messages.none, text: messages.noneHint }}
        onRetry={retry}
      >
        <ul className="ui-record-list" aria-label={messages.list}>
          {list.items.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      </ListView>
    </Block>
  );
}

/** What visitors wrote; an administrator's alone. */
export const InboxPage = () => (canReadMessages(useViewer()) ? <Inbox /> : <Navigate to={root} replace />);
