import { Fragment, type ReactNode } from 'react';
import { RecordCard, RecordLines, RecordList } from './record-card.tsx';
import { RecordRow, RecordRows } from './record-row.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

type PlainTableProps = {
  /** How the table is called; screen readers and those who reach its frame by keyboard hear it. */
  label: string;
  /** One a column. */
  heads: readonly string[];
  /** Which column says what its row is about. */
  titleAt: number;
  /** Which columns stand in the second line of a row that unfolds on a phone; without them all of a row is seen there. */
  briefAt?: readonly number[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

type Row = PlainTableProps['rows'][number];

const linesOf = ({ cells }: Row, { heads, titleAt }: PlainTableProps) =>
  heads.map((head, at) => ({ head, content: cells[at] })).filter(({ content }, at) => at !== titleAt && content !== '');

const Cards = (props: PlainTableProps) => (
  <RecordList label={props.label}>
    {props.rows.map((row) => (
      <RecordCard key={row.id} title={row.cells[props.titleAt]} lines={linesOf(row, props)} />
    ))}
  </RecordList>
);

const Folded = ({ briefAt, ...props }: PlainTableProps & { briefAt: readonly number[] }) => (
  <RecordRows label={props.label}>
    {props.rows.map((row) => (
      <RecordRow
        key={row.id}
        title={row.cells[props.titleAt]}
        line={briefAt.map((at, index) => (
          <Fragment key={at}>
            {index > 0 && ' · '}
            {row.cells[at]}
          </Fragment>
        ))}
      >
        <RecordLines lines={linesOf(row, props)} />
      </RecordRow>
    ))}
  </RecordRows>
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

/** Rows that are only read: a table where there is room for it; where there is not a row of two lines each, or a card. */
export function PlainTable({ briefAt, ...props }: PlainTableProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) return <Framed {...props} />;
  return briefAt ? <Folded briefAt={briefAt} {...props} /> : <Cards {...props} />;
}
