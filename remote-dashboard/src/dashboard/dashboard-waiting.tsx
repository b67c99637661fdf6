import { AdminFrame } from 'shared-ui/admin';
import { Block } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { StatisticsSkeleton } from '../statistics/statistics-skeleton.tsx';

/** While it is not known who is looking: the place of what will come, and nothing of it. */
export const DashboardWaiting = () => (
  <AdminFrame title={messages.title} scope={<span role="status">{messages.waiting}</span>}>
    <Block title={messages.statistics}>
      <StatisticsSkeleton />
    </Block>
  </AdminFrame>
);
