import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The anchor of the section. */
  id?: string;
  tone?: 'plain' | 'subtle' | 'deep';
  children: ReactNode;
};

const toneClass = { plain: '', subtle: 'ui-section-subtle', deep: 'ui-deep' };

/** A named part of a page, over the whole width, with its content in the page's column. */
export function Section({ title, lead, id, tone = 'plain', children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={`ui-section ${toneClass[tone]}`} id={id} aria-labelledby={titleId}>
      <div className="ui-container">
        <header className="ui-section-head">
          <h2 className="ui-section-title" id={titleId}>
            {title}
          </h2>
          {lead && <p className="ui-lead">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
