import type { ReactNode } from 'react';
import { PageLayout } from 'shared-ui/static';
import { LinkPages } from './link-pages.tsx';

type ReadingPageProps = { title: string; intro: ReactNode; children: ReactNode };

/** A page to be read: its title, the way to its like, and the text. */
export const ReadingPage = ({ title, intro, children }: ReadingPageProps) => (
  <PageLayout title={title} intro={intro}>
    <div className="ui-columns-rest">
      <LinkPages />
      {children}
    </div>
  </PageLayout>
);
