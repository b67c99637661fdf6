import { members } from '../members/members.store.ts';
import { MembersSection } from '../members/members-section.tsx';
import { MonthsBlock } from '../statistics/months-block.tsx';
import { StatisticsBlock } from '../statistics/statistics-block.tsx';
import { useViewer } from '../viewer/viewer.ts';

export function OverviewPage() {
  const viewer = useViewer();
  const isListThere = members.useList(({ status }) => status === 'succeeded' || status === 'failed');
  return (
    <>
      <StatisticsBlock key={viewer.id} viewer={viewer} />
      <MembersSection />
      <MonthsBlock isTime={isListThere} />
    </>
  );
}
