import type { FrontEndVersion } from 'shared-api/contract/front-ends/front-end-history.contract';
import { type Counts, countVisits, minVisitsForQuantiles, quantileOf } from 'shared-api/contract/front-ends/histogram';
import { type VitalMetric, vitalMetrics } from 'shared-api/contract/front-ends/vitals.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Ltr } from 'shared-ui/static';
import { nothing } from '../../messages.ts';
import { countsOf, describeCounts, shownDevices, toWords } from './figures.ts';
import { messages } from './messages.ts';

const words = messages.compare;
const heads = [words.metric, words.device, words.first, words.second, words.difference] as const;

/** A bucket of a histogram is a tenth wide: half of that says nothing. */
const leastDifference = 0.05;

/** How the second release is beside the first. */
function Difference({ metric, first, second }: { metric: VitalMetric; first: Counts; second: Counts }) {
  const [one, other] = [quantileOf(first, 0.75), quantileOf(second, 0.75)];
  if (one === null || other === null) return nothing;
  if (Math.min(countVisits(first), countVisits(second)) < minVisitsForQuantiles) return words.tooFew;
  const difference = Math.abs(other - one);
  const by = toWords(metric, difference);
  if (difference <= leastDifference * Math.max(one, other) || by === toWords(metric, 0)) return words.same;
  if (other < one) return words.less(metric, by);
  return (
    <Text as="strong" tone="danger">
      {words.more(metric, by)}
    </Text>
  );
}

/** With the letters by which engineers know it. */
const MetricName = ({ metric }: { metric: VitalMetric }) => (
  <>
    {words.metrics[metric]} {metric !== 'live' && <Ltr>{metric}</Ltr>}
  </>
);

type Pair = { first: FrontEndVersion; second: FrontEndVersion };

/** The p75 of each metric and kind of device of which either release has visits. */
export const CompareTable = ({ first, second }: Pair) => (
  <PlainTable
    label={words.list}
    heads={heads}
    titleAt={heads.indexOf(words.metric)}
    rows={vitalMetrics
      .flatMap((metric) => shownDevices.map((device) => ({ metric, device })))
      .map(({ metric, device }) => ({
        ...{ metric, device },
        counts: [countsOf([first], metric, device), countsOf([second], metric, device)] as const,
      }))
      .filter(({ counts }) => counts.some((each) => countVisits(each) > 0))
      .map(({ metric, device, counts: [one, other] }) => ({
        id: `${metric} ${device}`,
        cells: [
          <MetricName key="metric" metric={metric} />,
          messages.devices.names[device],
          describeCounts(metric, one),
          describeCounts(metric, other),
          <Difference key="difference" metric={metric} first={one} second={other} />,
        ],
      }))}
  />
);
