import type { ReactNode } from 'react';
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
  <ul className="ui-record-list" aria-label={label}>
    {rows.map(({ id, cells }) => (
      <li key={id} className="ui-record">
        <div className="ui-record-head">
          <strong>{cells[titleAt]}</strong>
        </div>
        <dl className="ui-record-lines">
          {heads.map(
            (head, at) =>
              at !== titleAt && (
                <div key={head}>
                  <dt>{head}</dt>
                  <dd>{cells[at]}</dd>
                </div>
              ),
          )}
        </dl>
      </li>
    ))}
  </ul>
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

/** Rows that are only read: a table where there is room for it, a card each where there is not. */
export const PlainTable = (props: PlainTableProps) => (useIsNarrow() ? <Cards {...props} /> : <Framed {...props} />);
