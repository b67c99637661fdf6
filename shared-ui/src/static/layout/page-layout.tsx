import type { ReactNode } from 'react';

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
