import type { Statistics } from 'shared-api/contract/statistics.contract';
import { BarChart } from 'shared-ui/charts';
import { Halves, monthName } from 'shared-ui/static';
import { messages } from '../messages.ts';

export function MonthsCharts({ series }: { series: Statistics['series'] }) {
  const bars = (read: (month: Statistics['series'][number]) => number) =>
    series.map((month) => {
      const [year = '', number = ''] = month.month.split('-');
      const label = monthName(Number(number));
      return { name: `${label} ${year}`, label, shortLabel: String(Number(number)), value: read(month) };
    });
  const heads = { table: messages.chartTable, nameHead: messages.month, valueHead: messages.number };
  return (
    <Halves>
      <BarChart title={messages.newMembers} bars={bars(({ members }) => members)} {...heads} />
      <BarChart title={messages.newPosts} bars={bars(({ posts }) => posts)} {...heads} />
    </Halves>
  );
}
