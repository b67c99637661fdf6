import { useEffect } from 'react';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { useSession } from 'shared-api/session/session.store';
import { DeskStyles } from 'shared-ui/desk';
import { Navigate, Outlet } from 'shared-ui/router';
import { PageLayout } from 'shared-ui/static';
import { useLive } from '../live/use-live.ts';
import { messages } from '../messages.ts';
import { forgetOffices, loadOffices } from '../offices/offices.store.ts';
import { ViewerProvider } from '../viewer/viewer.ts';
import { countWaiting } from '../waiting/waiting.store.ts';
import { DashboardWaiting } from './dashboard-waiting.tsx';
import { SectionsNav } from './sections-nav.tsx';

/** Guards every page of the dashboard, and frames it. */
export function DashboardPage() {
  const { status, member } = useSession();
  const viewer = member && canOpenDashboard(member) ? member : null;
  const viewerId = viewer?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another viewer, not another version of it
  useEffect(() => {
    if (!viewer) return;
    void loadOffices();
    void countWaiting(viewer);
    return forgetOffices;
  }, [viewerId]);

  useLive(viewer);

  if (status === 'idle' || status === 'loading') return <DashboardWaiting />; // a reload must not throw an admin out
  if (!viewer) return <Navigate to="/" replace />;
  return (
    <ViewerProvider value={viewer}>
      <DeskStyles />
      <PageLayout title={messages.title} intro={viewer.role === 'AD' ? messages.wholeOrganisation : messages.ownOffice}>
        <SectionsNav />
        <div className="ui-desk">
          <Outlet />
        </div>
      </PageLayout>
    </ViewerProvider>
  );
}
