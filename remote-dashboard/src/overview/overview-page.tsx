import { membersList } from 'shared-api/query/members.query';
import { useList } from '../lists/use-list.ts';
import { membersQueryOf } from '../members/members-query.ts';
import { MembersSection } from '../members/members-section.tsx';
import { PendingBlock } from '../pending/pending-block.tsx';
import { MonthsBlock } from '../statistics/months-block.tsx';
import { StatisticsBlock } from '../statistics/statistics-block.tsx';
import { useViewer } from '../viewer/viewer.ts';

function OverviewPage() {
  const viewer = useViewer();
  const isListThere = useList(membersList, membersQueryOf).status !== 'loading';
  return (
    <>
      <PendingBlock />
      <StatisticsBlock viewer={viewer} />
      <MembersSection />
      <MonthsBlock isTime={isListThere} />
    </>
  );
}

export { OverviewPage as Component };
