import type { ReactNode } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { Blocks, ScreenOnly } from 'shared-ui/layout';
import { Choices } from 'shared-ui/lists';
import { NavLink } from 'shared-ui/router';
import { PageLayout } from 'shared-ui/static';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const pages = [
  { to: pathTo.about, title: titles.about },
  { to: pathTo.servicePolicy, title: titles.servicePolicy },
  { to: pathTo.licensingPolicy, title: titles.licensingPolicy },
  { to: pathTo.contactsInfo, title: titles.contactsInfo },
];

const LinkPages = () => (
  <ScreenOnly>
    <Choices label={messages.linkPages} isFew>
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to}>
          {title}
        </NavLink>
      ))}
    </Choices>
  </ScreenOnly>
);

type ReadingPageProps = { title: string; intro: ReactNode; children: ReactNode };

export const ReadingPage = ({ title, intro, children }: ReadingPageProps) => (
  <PageLayout title={title} intro={intro}>
    <Blocks>
      <LinkPages />
      {children}
    </Blocks>
  </PageLayout>
);
