import type { ReactNode } from 'react';
import { Blocks } from 'shared-ui/layout';
import { PageLayout } from 'shared-ui/static';
import { LinkPages } from './link-pages.tsx';

type ReadingPageProps = { title: string; intro: ReactNode; children: ReactNode };

export const ReadingPage = ({ title, intro, children }: ReadingPageProps) => (
  <PageLayout title={title} intro={intro}>
    <Blocks>
      <LinkPages />
      {children}
    </Blocks>
  </PageLayout>
);
