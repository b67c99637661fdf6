import { type ReactNode, useId } from 'react';

type BlockProps = {
  title: ReactNode;
  /** A line below the title. */
  lead?: ReactNode;
  /** The anchor of the block. */
  id?: string;
  children: ReactNode;
};

/** A named part of a column; `Section` is the one over the whole width. */
export function Block({ title, lead, id, children }: BlockProps) {
  const titleId = useId();
  return (
    <section className="ui-block" id={id} aria-labelledby={titleId}>
      <h2 className="ui-block-title" id={titleId}>
        {title}
      </h2>
      {lead && <p className="ui-block-lead">{lead}</p>}
      {children}
    </section>
  );
}
