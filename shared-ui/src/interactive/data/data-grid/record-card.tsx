import type { ReactNode } from 'react';
import { ButtonGroup } from '../../../static/actions/button/button-group.tsx';
import { RecordRow, RecordRows } from './record-row.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

export type RecordLine = { head: ReactNode; content: ReactNode };

/** What is known of a record. */
export const RecordLines = ({ lines }: { lines: readonly RecordLine[] }) => (
  <dl className="ui-record-lines">
    {lines.map(({ head, content }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a record are always the same, in one order
      <div key={at}>
        <dt>{head}</dt>
        <dd>{content}</dd>
      </div>
    ))}
  </dl>
);

type RecordProps = {
  picture?: ReactNode;
  title: ReactNode;
  /** At the end of the line of the title: what state it is in. */
  mark?: ReactNode;
  lines?: readonly RecordLine[];
  /** Buttons. */
  actions?: ReactNode;
  children?: ReactNode;
};

const Details = ({ lines, children, actions }: Pick<RecordProps, 'lines' | 'children' | 'actions'>) => (
  <>
    {lines && <RecordLines lines={lines} />}
    {children}
    {actions && <ButtonGroup>{actions}</ButtonGroup>}
  </>
);

/** One record of a list, with what is known of it and what can be done with it. */
export const RecordCard = ({ picture, title, mark, ...details }: RecordProps) => (
  <li className="ui-record">
    <div className="ui-record-head">
      {picture}
      <strong>{title}</strong>
      {mark}
    </div>
    <Details {...details} />
  </li>
);

/** Record cards, as many in a row as there is room for. */
export const RecordList = ({ label, children }: { label?: string | undefined; children: ReactNode }) => (
  <ul className="ui-record-list" aria-label={label}>
    {children}
  </ul>
);

type FoldingRecordProps = RecordProps & {
  /** The second line of the row that it is on a phone. */
  line: ReactNode;
};

/** A record card, and on a phone a row of two lines that a press unfolds. It stands in a `FoldingRecordList`. */
export function FoldingRecord({ line, ...record }: FoldingRecordProps) {
  const { picture, title, mark, ...details } = record;
  if (!useIsNarrow()) return <RecordCard {...record} />;
  return (
    <RecordRow picture={picture} title={title} mark={mark} line={line}>
      <Details {...details} />
    </RecordRow>
  );
}

/** Folding records: cards where there is room for them, rows on a phone. */
export function FoldingRecordList(props: { label?: string | undefined; children: ReactNode }) {
  const List = useIsNarrow() ? RecordRows : RecordList;
  return <List {...props} />;
}
