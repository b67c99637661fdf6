import { Styles } from 'shared-ui/provider';
import { ChartLegend, type Named } from './chart-legend.tsx';
import css from './share-bar.css';

/** The parts of a whole in one bar, three at most; the same figures belong into a table beside it. */
export const ShareBar = ({ parts }: { parts: readonly (Named & { value: number })[] }) => (
  <div>
    <Styles css={css} />
    <div className="ui-share-bar" aria-hidden="true">
      {parts.map(
        ({ id, value }, index) => value > 0 && <span key={id} data-line={index} style={{ flexGrow: value }} />,
      )}
    </div>
    <ChartLegend parts={parts} />
  </div>
);
