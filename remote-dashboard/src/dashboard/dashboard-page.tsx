import { useEffect } from 'react';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { useSession } from 'shared-api/session/session.store';
import { DeskStyles } from 'shared-ui/desk';
import { Navigate, Outlet } from 'shared-ui/router';
import { PageLayout } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { forgetOffices, loadOffices } from '../offices/offices.store.ts';
import { ViewerProvider } from '../viewer/viewer.ts';
import { DashboardWaiting } from './dashboard-waiting.tsx';

/** Guards every page of the dashboard, and frames it. */
export function DashboardPage() {
  const { status, member } = useSession();
  const viewerId = member?.id;
  useEffect(() => {
    if (!viewerId) return;
    void loadOffices();
    return forgetOffices;
  }, [viewerId]);

  if (status === 'idle' || status === 'loading') return <DashboardWaiting />; // a reload must not throw an admin out
  if (!member || !canOpenDashboard(member)) return <Navigate to="/" replace />;
  return (
    <ViewerProvider value={member}>
      <DeskStyles />
      <PageLayout title={messages.title} intro={member.role === 'AD' ? messages.wholeOrganisation : messages.ownOffice}>
        <div className="ui-desk">
          <Outlet />
        </div>
      </PageLayout>
    </ViewerProvider>
  );
}
