import type { FrontEndHistory } from 'shared-api/contract/front-ends/front-end-history.contract';
import { LineChart } from 'shared-ui/charts';
import { PlainTable } from 'shared-ui/data-grid';
import { Block, EmptyState, formatCount, Ltr } from 'shared-ui/static';
import { chartLinesMax } from '../../limits.ts';
import { nothing } from '../../messages.ts';
import { messages } from './messages.ts';
import { nameOfUnit, placeOf, toChartPoints, toLabels } from './time-line.ts';

const words = messages.speed;
const heads = [words.at, words.version, words.p75, words.visits, words.loads] as const;

const Figures = ({ history }: { history: FrontEndHistory }) => (
  <PlainTable
    label={words.table}
    heads={heads}
    titleAt={heads.indexOf(words.at)}
    rows={history.versions
      .flatMap(({ version, timeLine }) => timeLine.map((point) => ({ version, ...point })))
      .sort((one, other) => one.at.localeCompare(other.at))
      .map(({ version, at, p75, visits, loaded }) => ({
        id: `${at} ${version}`,
        cells: [
          <time key="at" dateTime={at}>
            {nameOfUnit(history, at)}
          </time>,
          <Ltr key="version">{version}</Ltr>,
          p75 === null ? nothing : messages.seconds(p75),
          formatCount(visits),
          loaded === null ? nothing : formatCount(loaded),
        ],
      }))}
  />
);

/** How soon the content of pages shows, by version over time, and when versions were published. */
export function SpeedBlock({ history }: { history: FrontEndHistory }) {
  const lines = history.versions
    .map(({ version, timeLine }) => ({ version, points: toChartPoints(history, timeLine) }))
    .filter(({ points }) => points.length > 0);
  const shown = lines.slice(0, chartLinesMax);
  return (
    <Block title={words.title} lead={words.lead}>
      {shown.length === 0 ? (
        <EmptyState title={words.none} text={words.noneHint} />
      ) : (
        <LineChart
          title={words.chart(shown.length, lines.length)}
          lines={shown.map(({ version, points }) => ({ id: version, name: <Ltr>{version}</Ltr>, points }))}
          marks={history.events.map(({ at }) => placeOf(history, Date.parse(at)))}
          labels={toLabels(history)}
          formatValue={messages.seconds}
          table={words.table}
        >
          <Figures history={history} />
        </LineChart>
      )}
    </Block>
  );
}
