import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { Styles } from 'shared-ui/provider';
import { formatCount } from 'shared-ui/static';
import css from './bar-chart.css';

type Bar = {
  /** `نوفمبر 2026`, in full. */
  name: string;
  /** The same where there is room, and where there is little. */
  label: string;
  shortLabel: string;
  value: number;
};

type BarChartProps = {
  title: string;
  bars: readonly Bar[];
  /** The words that unfold the figures, and the heads of their two columns. */
  table: string;
  nameHead: string;
  valueHead: string;
};

const lines = 4;

/** Bars along the line of reading, the first at its beginning; the same figures stand in a table below. */
export function BarChart({ title, bars, table, nameHead, valueHead }: BarChartProps) {
  const titleId = useId();
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const scale = scaleLinear([0, max], [0, 100]).nice(lines);
  const ticks = scale.ticks(lines).filter(Number.isInteger);
  return (
    <figure className="ui-chart" aria-labelledby={titleId}>
      <Styles css={css} />
      <figcaption id={titleId}>{title}</figcaption>
      <div className="ui-chart-plot" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className="ui-chart-line" style={{ insetBlockEnd: `${scale(tick)}%` }}>
            {formatCount(tick)}
          </span>
        ))}
        <div className="ui-chart-bars">
          {bars.map(({ name, value }) => (
            <span key={name} title={`${name}: ${formatCount(value)}`} style={{ blockSize: `${scale(value)}%` }}>
              <small>{formatCount(value)}</small>
            </span>
          ))}
        </div>
      </div>
      <div className="ui-chart-labels" aria-hidden="true">
        {bars.map(({ name, label, shortLabel }) => (
          <span key={name}>
            <b>{label}</b>
            <i>{shortLabel}</i>
          </span>
        ))}
      </div>
      <details className="ui-chart-table">
        <summary>{table}</summary>
        <table aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{nameHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatCount(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
