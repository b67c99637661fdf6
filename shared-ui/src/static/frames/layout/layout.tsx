import { type MouseEvent, type ReactNode, useId } from 'react';
import { messages } from '../../../messages.ts';

type PageLayoutProps = { title: ReactNode; intro?: ReactNode; children: ReactNode };

/** The frame of an inner page: its one `h1`, a sentence about it, then what it is for. */
export function PageLayout({ title, intro, children }: PageLayoutProps) {
  return (
    <div className="ui-container ui-page">
      <header className="ui-page-head">
        <h1 className="ui-page-title">{title}</h1>
        {intro && <p className="ui-lead">{intro}</p>}
      </header>
      {children}
    </div>
  );
}

type SectionProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The anchor of the section. */
  id?: string;
  tone?: 'plain' | 'subtle' | 'deep';
  children: ReactNode;
};

const toneClass = { plain: '', subtle: ' ui-section-subtle', deep: ' ui-deep' };

/** A named part of a page, over the whole width, with its content in the page's column. */
export function Section({ title, lead, id, tone = 'plain', children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={`ui-section${toneClass[tone]}`} id={id} aria-labelledby={titleId}>
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

/** Two things of equal weight side by side, one below the other on narrow screens. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className="ui-halves">{children}</div>;
}

/** A column no wider than a form wants to be. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="ui-narrow">{children}</div>;
}

/** Things one below the other, with the air of a form between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="ui-stack">{children}</div>;
}

/** The first stop of the keyboard: over the header, to the element with the id `to`. The page's address stays. */
export function SkipLink({ to }: { to: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className="ui-skip" href={`#${to}`} onClick={skip}>
      {messages.skipToContent}
    </a>
  );
}
