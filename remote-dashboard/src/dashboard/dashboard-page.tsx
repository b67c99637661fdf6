import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { useSession } from 'shared-api/session/session.store';
import { Navigate } from 'shared-ui/router';
import { PageLayout } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { StatisticsBlock } from '../statistics/statistics-block.tsx';
import { DashboardWaiting } from './dashboard-waiting.tsx';

export function DashboardPage() {
  const { status, member } = useSession();
  if (status === 'idle' || status === 'loading') return <DashboardWaiting />; // a reload must not throw an admin out
  if (!member || !canOpenDashboard(member)) return <Navigate to="/" replace />;
  return (
    <PageLayout title={messages.title} intro={member.role === 'AD' ? messages.wholeOrganisation : messages.ownOffice}>
      <StatisticsBlock viewer={member} />
    </PageLayout>
  );
}
