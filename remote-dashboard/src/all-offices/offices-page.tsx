import { findOffices } from 'shared-api/contract/offices/find-offices';
import { canAddOffices } from 'shared-api/contract/offices/offices.policy';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { FoldingRecordList } from 'shared-ui/data-grid';
import { Navigate } from 'shared-ui/router';
import { ListPage } from '../lists/list-page.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { messages as dashboard } from '../messages.ts';
import { messages } from '../offices/messages.ts';
import { OfficeButton } from '../offices/office-button.tsx';
import { useOffices } from '../offices/use-offices.ts';
import { useViewer } from '../viewer/viewer.ts';
import { OfficeCard } from './office-card.tsx';

/** Every office of the organisation: few enough to be looked through on the spot. */
function OfficesPage() {
  const viewer = useViewer();
  const { status, offices, retry } = useOffices();
  const words = useFilter().params.get('q') ?? '';
  if (!canAddOffices(viewer)) return <Navigate to={pathTo.dashboard} replace />;
  const found = findOffices(offices, words);
  return (
    <ListPage
      words={messages}
      filters={<SearchField label={messages.search} hint={messages.searchHint} />}
      total={found.length}
      list={{ status, items: found, next: null }}
      tools={<OfficeButton officeId={viewer.office.id} isForNew />}
      onRetry={retry}
    >
      <FoldingRecordList label={messages.title}>
        {found.map((office) => (
          <OfficeCard key={office.id} office={office} />
        ))}
      </FoldingRecordList>
    </ListPage>
  );
}

export const handle: PageHandle = { title: dashboard.offices };
export { OfficesPage as Component };
