import type { ReactNode } from 'react';
import { PageLayout } from 'shared-ui/static';
import { LinkPages } from './link-pages.tsx';

type ReadingPageProps = { title: string; intro: ReactNode; children: ReactNode };

export const ReadingPage = ({ title, intro, children }: ReadingPageProps) => (
  <PageLayout title={title} intro={intro}>
    <div className="ui-columns-rest">
      <LinkPages />
      {children}
    </div>
  </PageLayout>
);
