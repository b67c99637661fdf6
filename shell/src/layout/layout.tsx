import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { reauthentication } from 'shared-api/client/http';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { useSession } from 'shared-api/session/session.store';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'shared-ui/router';
import { Notices, notifyNotStarted, SkipLink } from 'shared-ui/static';
import { noticeMs } from '../limits.ts';
import { pageEvents } from '../page-events.ts';
import { Search } from '../search/search.tsx';
import { sayingOf, titleOf } from '../title.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageTitle } from './page-title.tsx';

/** Puts the focus on a new page's content, where a screen reader goes on reading; not on the first page, nor for an anchor. */
function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}

const contentId = 'content';
const ForMember = lazy<(props: { member: PrivateMember; frontEnd: string | undefined }) => ReactNode>(async () => {
  try {
    return { default: (await import('../session/sign-in/for-member.tsx')).ForMember };
  } catch (error) {
    reportError(error);
    reauthentication.provide(async () => false);
    notifyNotStarted();
    return { default: () => null };
  }
});

/** The frame of every page. */
export function Layout() {
  const matches = useMatches();
  const title = titleOf(matches);
  const frontEnd = sayingOf('frontEnd', matches);
  const { pathname } = useLocation();
  const member = useSession((session) => session.member);
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useEffect(() => void pageEvents.live(), []);
  return (
    <>
      <PageTitle key={pathname} title={title} />
      <SkipLink to={contentId} />
      <Header />
      <main
        id={contentId}
        tabIndex={-1}
        ref={content}
        aria-busy={state === 'loading' || undefined}
        data-front-end={frontEnd}
      >
        <Outlet />
      </main>
      <Footer />
      {member && (
        <Suspense fallback={null}>
          <ForMember member={member} frontEnd={frontEnd} />
        </Suspense>
      )}
      <Search />
      <Notices ms={noticeMs} />
      <ScrollRestoration />
    </>
  );
}
