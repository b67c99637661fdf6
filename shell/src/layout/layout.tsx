import { lazy, Suspense, useEffect, useRef } from 'react';
import { limits } from 'shared-api/contract/limits';
import { useSession } from 'shared-api/session/session.store';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'shared-ui/router';
import { Notices, SkipLink } from 'shared-ui/static';
import { pageEvents } from '../page-events.ts';
import { titleOf } from '../title.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageTitle } from './page-title.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const contentId = 'content';
const AccountReminder = lazy(async () => {
  try {
    return { default: (await import('../session/account-reminder.tsx')).AccountReminder };
  } catch (error) {
    reportError(error);
    return { default: () => null }; // it can wait: it comes with the next page
  }
});

/** Nothing of it comes to who is not to be reminded. */
function Reminder() {
  const member = useSession((session) => session.member);
  if (!member || (member.emailConfirmed && !member.mustChangePassword)) return null;
  return (
    <Suspense fallback={null}>
      <AccountReminder key={member.id} member={member} />
    </Suspense>
  );
}

/** The frame of every page. */
export function Layout() {
  const title = titleOf(useMatches());
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useEffect(() => void pageEvents.live(), []);
  return (
    <>
      <PageTitle key={pathname} title={title} />
      <SkipLink to={contentId} />
      <Header />
      <Reminder />
      <main id={contentId} tabIndex={-1} ref={content} aria-busy={state === 'loading'}>
        <Outlet />
      </main>
      <Footer />
      <Notices ms={limits.noticeMs} />
      <ScrollRestoration />
    </>
  );
}
