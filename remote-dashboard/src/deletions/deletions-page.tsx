import type { DeletionsQuery } from 'shared-api/contract/accounts/personal-data.contract';
import { canManageDeletions } from 'shared-api/contract/accounts/personal-data.policy';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { deletionsList } from 'shared-api/query/personal-data.query';
import { FoldingRecordList } from 'shared-ui/data-grid';
import { Navigate } from 'shared-ui/router';
import { ListPage } from '../lists/list-page.tsx';
import { useList } from '../lists/use-list.ts';
import { messages as dashboard } from '../messages.ts';
import { useViewer } from '../viewer/viewer.ts';
import { DeletionCard } from './deletion-card.tsx';
import { messages } from './messages.ts';

function deletionsQueryOf(params: URLSearchParams): DeletionsQuery {
  const cursor = params.get('cursor');
  return cursor ? { cursor } : {};
}

function Deletions() {
  const list = useList(deletionsList, deletionsQueryOf);
  return (
    <ListPage words={messages} lead={messages.lead} total={list.total} list={list} onRetry={list.retry}>
      <FoldingRecordList label={messages.list}>
        {list.items.map((deletion) => (
          <DeletionCard key={deletion.id} deletion={deletion} />
        ))}
      </FoldingRecordList>
    </ListPage>
  );
}

const DeletionsPage = () =>
  canManageDeletions(useViewer()) ? <Deletions /> : <Navigate to={pathTo.dashboard} replace />;

export const handle: PageHandle = { title: dashboard.deletions };
export { DeletionsPage as Component };
