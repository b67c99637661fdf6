import type { ReactNode } from 'react';
import { RecordCard, RecordList } from './record-card.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type PlainTableProps = {
  /** How the table is called; screen readers and those who reach its frame by keyboard hear it. */
  label: string;
  /** One a column. */
  heads: readonly string[];
  /** Which column says what its row is about. */
  titleAt: number;
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

const Cards = ({ label, heads, titleAt, rows }: PlainTableProps) => (
  <RecordList label={label}>
    {rows.map(({ id, cells }) => (
      <RecordCard
        key={id}
        title={cells[titleAt]}
        lines={heads
          .map((head, at) => ({ head, content: cells[at] }))
          .filter(({ content }, at) => at !== titleAt && content !== '')}
      />
    ))}
  </RecordList>
);

const Framed = ({ label, heads, titleAt, rows }: PlainTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
  <section className="ui-table-frame" aria-label={label} tabIndex={0}>
    <table className="ui-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {heads.map((head, at) =>
              at === titleAt ? (
                <th key={head} scope="row">
                  {cells[at]}
                </th>
              ) : (
                <td key={head}>{cells[at]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Rows that are only read: a table where there is room for it, a card each, without what is empty, where there is not. */
export const PlainTable = (props: PlainTableProps) => (useIsNarrow() ? <Cards {...props} /> : <Framed {...props} />);
