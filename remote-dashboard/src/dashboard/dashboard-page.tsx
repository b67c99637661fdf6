import { type HeldBackBy, heldBackBy } from 'shared-api/contract/accounts/session.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard, canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { searchShortcut } from 'shared-api/contract/wire/search-shortcut';
import { CacheProvider } from 'shared-api/query';
import { useSession } from 'shared-api/session/session.store';
import { AdminFrame, AdminLayout } from 'shared-ui/admin';
import { Link, Navigate, Outlet } from 'shared-ui/router';
import { Bdi, Block, buttonClass, EmptyState, PageLayout } from 'shared-ui/static';
import { useLive } from '../live/use-live.ts';
import { messages } from '../messages.ts';
import { useOffices } from '../offices/use-offices.ts';
import { StatisticsSkeleton } from '../statistics/statistics-skeleton.tsx';
import { useViewer, ViewerProvider } from '../viewer/viewer.ts';
import { LogsNav, SectionsNav } from './sections-nav.tsx';

/** While it is not known who is looking: the place of what will come, and nothing of it. */
const DashboardWaiting = () => (
  <AdminFrame title={messages.title} scope={<span role="status">{messages.waiting}</span>}>
    <Block title={messages.statistics}>
      <StatisticsSkeleton />
    </Block>
  </AdminFrame>
);

/** Opens the search of the shell: see `search-host.tsx` there. */
function SearchSign() {
  const { words, keys } = searchShortcut(navigator.platform);
  return (
    <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts} aria-keyshortcuts={keys} data-search>
      {messages.search}
      <span aria-hidden="true">
        <kbd dir="ltr">{words}</kbd>
      </span>
    </Link>
  );
}

/** The frame of every page of the dashboard. */
function Dashboard() {
  const viewer = useViewer();
  useOffices(); // nearly every page needs them: they are loaded with the first one
  useLive();
  return (
    <AdminFrame
      title={messages.title}
      scope={canSeeAllOffices(viewer) ? messages.wholeOrganisation : <Bdi>{viewer.office.name}</Bdi>}
      tools={<SearchSign />}
      rail={<SectionsNav />}
    >
      <AdminLayout>
        <LogsNav />
        <Outlet />
      </AdminLayout>
    </AdminFrame>
  );
}

/** What staff has to do before it may work. */
function HeldBack({ by, member }: { by: HeldBackBy; member: PrivateMember }) {
  const [text, label, to] =
    by === 'own_password_required'
      ? [messages.ownPasswordHint, messages.changePassword, pathTo.editProfile(member.id)]
      : [messages.secondFactorHint, messages.addSecondFactor, pathTo.security];
  const action = (
    <Link className={buttonClass({})} to={to}>
      {label}
    </Link>
  );
  return (
    <PageLayout title={messages.title}>
      <EmptyState title={messages.heldBack} text={text} action={action} />
    </PageLayout>
  );
}

/** Guards every page of the dashboard. */
function DashboardPage() {
  const { status, member } = useSession();
  if (status === 'idle' || status === 'loading') return <DashboardWaiting />; // a reload must not throw an admin out
  if (!member || !canOpenDashboard(member)) return <Navigate to="/" replace />;
  const by = heldBackBy(member);
  if (by) return <HeldBack by={by} member={member} />;
  return (
    <CacheProvider viewerId={member.id}>
      <ViewerProvider value={member}>
        <Dashboard />
      </ViewerProvider>
    </CacheProvider>
  );
}

export const handle: PageHandle = { title: messages.title, about: { isPrivate: true } };
export { DashboardPage as Component };
