import { Block, PageLayout } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { StatisticsSkeleton } from '../statistics/statistics-skeleton.tsx';

/** While it is not known who is looking: the place of what will come, and nothing of it. */
export const DashboardWaiting = () => (
  <PageLayout title={messages.title} intro={<span role="status">{messages.waiting}</span>}>
    <Block title={messages.statistics}>
      <StatisticsSkeleton />
    </Block>
  </PageLayout>
);
