import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './chart-legend.css';

export type Named = { id: string; name: ReactNode };

/** What each line or part of a chart stands for, in the order of `data-line`; the table beside the chart says it in words. */
export const ChartLegend = ({ parts }: { parts: readonly Named[] }) => (
  <ul className="ui-chart-legend" aria-hidden="true">
    <Styles css={css} />
    {parts.map(({ id, name }, index) => (
      <li key={id} data-line={index}>
        {name}
      </li>
    ))}
  </ul>
);
