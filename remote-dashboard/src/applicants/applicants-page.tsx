import { Block } from 'shared-ui/static';
import { ListView } from '../lists/list-view.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useList } from '../lists/use-list.ts';
import { membersQueryOf } from '../members/members-query.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { applicants } from './applicants.store.ts';
import { messages } from './messages.ts';

/** The queue of those who signed up. */
export function ApplicantsPage() {
  const list = applicants.useList();
  const retry = useList(applicants, membersQueryOf);
  return (
    <Block title={messages.title}>
      <p className="ui-faint">{messages.lead}</p>
      <div className="ui-filters">
        <SearchField label={messages.search} hint={messages.searchHint} />
      </div>
      <ListView
        list={list}
        count={messages.count(list.total)}
        empty={{ title: messages.none, text: messages.noneHint }}
        onRetry={retry}
      >
        <ul className="ui-record-list" aria-label={messages.list}>
          {list.items.map((applicant) => (
            <ApplicantCard key={applicant.id} applicant={applicant} />
          ))}
        </ul>
      </ListView>
    </Block>
  );
}
