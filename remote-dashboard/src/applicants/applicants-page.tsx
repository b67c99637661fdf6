import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { applicantsList } from 'shared-api/query/members.query';
import { FoldingRecordList } from 'shared-ui/data-grid';
import { ListPage } from '../lists/list-page.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useList } from '../lists/use-list.ts';
import { membersQueryOf } from '../members/members-query.ts';
import { messages as dashboard } from '../messages.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { messages } from './messages.ts';

function ApplicantsPage() {
  const list = useList(applicantsList, membersQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      filters={<SearchField label={messages.search} hint={messages.searchHint} />}
      total={list.total}
      list={list}
      onRetry={list.retry}
    >
      <FoldingRecordList label={messages.list}>
        {list.items.map((applicant) => (
          <ApplicantCard key={applicant.id} applicant={applicant} />
        ))}
      </FoldingRecordList>
    </ListPage>
  );
}

export const handle: PageHandle = { title: dashboard.applicants };
export { ApplicantsPage as Component };
