import type { ReactNode } from 'react';
import { ButtonGroup } from '../../../static/actions/button/button-group.tsx';

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

type RecordCardProps = {
  picture?: ReactNode;
  title: ReactNode;
  /** At the end of the line of the title: what state it is in, or a checkbox. */
  mark?: ReactNode;
  lines?: readonly RecordLine[];
  /** Buttons. */
  actions?: ReactNode;
  isSelected?: boolean;
  children?: ReactNode;
};

/** One record of a list, with what is known of it and what can be done with it. */
export const RecordCard = ({ picture, title, mark, lines, actions, isSelected, children }: RecordCardProps) => (
  <li className="ui-record" data-selected={isSelected || undefined}>
    <div className="ui-record-head">
      {picture}
      <strong>{title}</strong>
      {mark}
    </div>
    {lines && <RecordLines lines={lines} />}
    {children}
    {actions && <ButtonGroup>{actions}</ButtonGroup>}
  </li>
);

/** Record cards, as many in a row as there is room for. */
export const RecordList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className="ui-record-list" aria-label={label}>
    {children}
  </ul>
);
