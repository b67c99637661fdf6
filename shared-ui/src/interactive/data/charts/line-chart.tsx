import { type ReactNode, useId } from 'react';
import { Styles } from 'shared-ui/provider';
import { ChartLegend, type Named } from './chart-legend.tsx';
import css from './line-chart.css';

/** `at` is a place along the line of reading, from 0 to 1. */
type Point = { at: number; value: number };

type LineChartProps = {
  title: string;
  /** Six at most. */
  lines: readonly (Named & { points: readonly Point[] })[];
  /** Places that are marked, in their order: they are numbered from 1. */
  marks: readonly number[];
  /** Words below the chart, each from its place on, and its share of the width. */
  labels: readonly { words: string; share: number }[];
  formatValue: (value: number) => string;
  /** The words that unfold the same figures as a table. */
  table: string;
  children: ReactNode;
};

const wantedTicks = 4;
/** Marks that are closer would cover each other. */
const minMarkGap = 0.1;

/** From 0 to the first that is not below `max`, in steps of 1, 2 or 5 times a power of ten. */
function ticksTo(max: number): number[] {
  const rough = max / wantedTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}

/** Marks that would cover each other are one, `3–5`. */
function groupMarks(marks: readonly number[]) {
  const groups: { at: number; first: number; last: number }[] = [];
  for (const [index, at] of marks.entries()) {
    const former = groups.at(-1);
    if (former && at - former.at < minMarkGap) former.last = index + 1;
    else groups.push({ at, first: index + 1, last: index + 1 });
  }
  return groups;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Lines over time, which goes the way one reads; the same figures belong into the table. */
export function LineChart({ title, lines, marks, labels, formatValue, table, children }: LineChartProps) {
  const titleId = useId();
  const ticks = ticksTo(Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value))));
  const top = ticks.at(-1) ?? 1;
  const place = ({ at, value }: Point) => `${(100 * at).toFixed(1)} ${(100 - (100 * value) / top).toFixed(1)}`;
  return (
    <figure className="ui-line-chart" aria-labelledby={titleId}>
      <Styles css={css} />
      <figcaption id={titleId}>{title}</figcaption>
      <div className="ui-line-chart-plot" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: percent(tick / top) }}>
            {formatValue(tick)}
          </span>
        ))}
        <div className="ui-line-chart-area">
          {groupMarks(marks).map(({ at, first, last }) => (
            <span key={first} className="ui-line-chart-mark" style={{ insetInlineStart: percent(at) }}>
              <b>{first === last ? first : `${first}–${last}`}</b>
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
            {lines.map(({ id, points }, index) => (
              <g key={id} data-line={index}>
                <path d={`M${points.map(place).join('L')}`} />
                <path d={points.map((point) => `M${place(point)}h0`).join('')} />
              </g>
            ))}
          </svg>
        </div>
      </div>
      <div className="ui-line-chart-labels" aria-hidden="true">
        {labels.map(({ words, share }) => (
          <span key={words} style={{ flexGrow: share }}>
            {words}
          </span>
        ))}
      </div>
      <ChartLegend parts={lines} />
      <details>
        <summary>{table}</summary>
        {children}
      </details>
    </figure>
  );
}
