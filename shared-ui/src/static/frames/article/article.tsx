import type { ComponentProps, ReactNode } from 'react';

/** A page that is one text, no wider than it reads well. */
export const Article = (props: Omit<ComponentProps<'article'>, 'className'>) => (
  <article className="ui-container ui-page ui-article" {...props} />
);

type ArticleHeaderProps = { eyebrow: ReactNode; title: ReactNode; byline: ReactNode };

/** What kind of text it is and when it came, its title, and who wrote it. */
export const ArticleHeader = ({ eyebrow, title, byline }: ArticleHeaderProps) => (
  <header>
    <div className="ui-card-eyebrow">{eyebrow}</div>
    <h1 className="ui-page-title">{title}</h1>
    <div className="ui-card-meta">{byline}</div>
  </header>
);
