import type { ReactNode } from 'react';

type FramedTableProps = {
  /** How the frame is called; screen readers and those who reach it by keyboard hear it. */
  label: string;
  /** One a column. */
  heads: readonly string[];
  /** The rows of its body. */
  children: ReactNode;
};

/** A plain table that is read only; where it is wider than the screen it scrolls inside its own frame. */
export const FramedTable = ({ label, heads, children }: FramedTableProps) => (
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
      <tbody>{children}</tbody>
    </table>
  </section>
);
