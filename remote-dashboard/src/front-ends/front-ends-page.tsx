import { canSeeFrontEnds } from 'shared-api/contract/front-ends/front-ends.policy';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { frontEndsQuery } from 'shared-api/query/front-ends.query';
import { Link, Navigate } from 'shared-ui/router';
import { Button, buttonClass } from 'shared-ui/static';
import { ListPage } from '../lists/list-page.tsx';
import { messages as dashboard } from '../messages.ts';
import { useViewer } from '../viewer/viewer.ts';
import { BuildsTable } from './builds-table.tsx';
import { ErrorsBlock } from './errors-block.tsx';
import { messages } from './messages.ts';
import { ModulesBlock } from './modules-block.tsx';

function FrontEndsPage() {
  const mayRead = canSeeFrontEnds(useViewer());
  const query = useQuery({ ...frontEndsQuery, enabled: mayRead });
  if (!mayRead) return <Navigate to={pathTo.dashboard} replace />;
  const { days = 0, frontEnds = [], modules = [], announced = null } = query.data ?? {};
  const status = loadStatus(query);
  const load = () => void query.refetch();
  const builds = frontEnds.flatMap((frontEnd) => frontEnd.builds);
  return (
    <>
      <ListPage
        words={messages}
        lead={status === 'succeeded' ? messages.lead(days) : ''}
        total={builds.length}
        list={{ status, items: builds, next: null }}
        tools={
          <>
            <Button variant="outline" size="sm" onClick={load}>
              {messages.refresh}
            </Button>
            <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to="/?zones">
              {messages.zones}
            </Link>
          </>
        }
        onRetry={load}
      >
        <BuildsTable frontEnds={frontEnds} />
      </ListPage>
      <ModulesBlock modules={modules} announced={announced} />
      <ErrorsBlock />
    </>
  );
}

export const handle: PageHandle = { title: dashboard.frontEnds };
export { FrontEndsPage as Component };
