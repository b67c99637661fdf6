import { ListPage } from '../lists/list-page.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useList } from '../lists/use-list.ts';
import { membersQueryOf } from '../members/members-query.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { applicants } from './applicants.store.ts';
import { messages } from './messages.ts';

export function ApplicantsPage() {
  const list = applicants.useList();
  const retry = useList(applicants, membersQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      filters={<SearchField label={messages.search} hint={messages.searchHint} />}
      total={list.total}
      list={list}
      onRetry={retry}
    >
      <ul className="ui-record-list" aria-label={messages.list}>
        {list.items.map((applicant) => (
          <ApplicantCard key={applicant.id} applicant={applicant} />
        ))}
      </ul>
    </ListPage>
  );
}
