import { lazy, Suspense } from 'react';
import { logQuietly } from 'shared-api/log-quietly';
import { useQuery } from 'shared-api/query';
import { statisticsQuery } from 'shared-api/query/statistics.query';
import { Block, Halves, ReloadState, Skeleton } from 'shared-ui/static';
import { messages } from '../messages.ts';

const MonthsCharts = lazy(async () => {
  try {
    const module = await import(/* webpackChunkName: "dashboard-charts" */ './months-charts.tsx');
    return { default: module.MonthsCharts };
  } catch (error) {
    logQuietly('charts', error);
    return { default: Failed }; // the rest of the page, where somebody may be typing, lives on
  }
});

const Waiting = () => (
  <Halves>
    <Skeleton shape="picture" />
    <Skeleton shape="picture" />
  </Halves>
);

const Failed = () => <ReloadState title={messages.monthsFailed} />;

/** The last twelve months; rendered when the list above it is there, which matters more. */
export function MonthsBlock({ isTime }: { isTime: boolean }) {
  const series = useQuery(statisticsQuery).data?.series;
  if (!isTime || !series) return null;
  return (
    <Block title={messages.months}>
      <Suspense fallback={<Waiting />}>
        <MonthsCharts series={series} />
      </Suspense>
    </Block>
  );
}
