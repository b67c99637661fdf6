import { useRef } from 'react';
import { limits } from 'shared-api/contract/limits';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'shared-ui/router';
import { Notices, SkipLink } from 'shared-ui/static';
import { titleOf } from '../title.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageTitle } from './page-title.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const contentId = 'content';

/** The frame of every page. */
export function Layout() {
  const title = titleOf(useMatches());
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <>
      <PageTitle key={pathname} title={title} />
      <SkipLink to={contentId} />
      <Header />
      <main id={contentId} tabIndex={-1} ref={content}>
        <Outlet />
      </main>
      <Footer />
      <Notices ms={limits.noticeMs} />
      <ScrollRestoration />
    </>
  );
}
