import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/static';

/** What a closed row says of a record. */
export type RecordBrief = {
  picture?: ReactNode;
  title: ReactNode;
  /** Titles that are told from one another by their ends: two lines of each are shown. */
  isTitleLong?: boolean;
  /** At the end of the line of the title: what state it is in. */
  mark?: ReactNode;
  /** The second line. */
  line: ReactNode;
};

type RecordRowProps = RecordBrief & {
  /** Before the row: what chooses it. */
  box?: ReactNode;
  isSelected?: boolean;
  /** What a press on the row unfolds. */
  children: ReactNode;
};

/** A record in few lines. The browser's own disclosure shows all that is known of it, and what can be done with it. */
export const RecordRow = ({ picture, title, isTitleLong, mark, line, box, isSelected, children }: RecordRowProps) => (
  <li className="ui-record-row" data-selected={isSelected || undefined}>
    {box}
    <details>
      <summary>
        {picture}
        <span className="ui-record-row-words">
          <span className="ui-record-row-head">
            <strong className={isTitleLong ? 'ui-record-row-line ui-record-row-title' : 'ui-record-row-line'}>
              {title}
            </strong>
            {mark}
          </span>
          <span className="ui-record-row-line">{line}</span>
        </span>
        <Icon name="down" />
      </summary>
      <div className="ui-record-row-body">{children}</div>
    </details>
  </li>
);

/** Such rows, one below the other. */
export const RecordRows = ({ label, children }: { label?: string | undefined; children: ReactNode }) => (
  <ul className="ui-record-rows" aria-label={label}>
    {children}
  </ul>
);
