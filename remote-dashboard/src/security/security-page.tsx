import { serverTextOr } from 'shared-api/client/api-error';
import { securityCsvUrl } from 'shared-api/client/security.client';
import { confirmRecent } from 'shared-api/client/sign-in.client';
import { SecurityKind, type SecurityQuery } from 'shared-api/contract/accounts/security.contract';
import { canReadSecurityLog } from 'shared-api/contract/accounts/security.policy';
import { limits } from 'shared-api/contract/limits';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useCsvSeparator } from 'shared-api/csv-separator';
import { securityList } from 'shared-api/query/security.query';
import { CsvDownload } from 'shared-ui/csv-download';
import { Navigate } from 'shared-ui/router';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useList } from '../lists/use-list.ts';
import { messages as dashboard } from '../messages.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { SecurityTable } from './security-table.tsx';

const kinds = SecurityKind.options.map((value) => ({ value, words: messages.kinds[value] }));

function securityQueryOf(params: URLSearchParams): SecurityQuery {
  const q = params.get('q')?.trim().slice(0, limits.searchTerms[1]);
  const kind = SecurityKind.options.find((each) => each === params.get('kind'));
  const cursor = params.get('cursor');
  return { ...(q && { q }), ...(kind && { kind }), ...(cursor && { cursor }) };
}

function Security() {
  const { params } = useFilter();
  const [separator, setSeparator] = useCsvSeparator();
  const list = useList(securityList, securityQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      filters={
        <>
          <SearchField label={messages.search} hint={messages.searchHint} />
          <FilterSelect name="kind" label={messages.kind} options={kinds} />
        </>
      }
      tools={
        <ListTools>
          <CsvDownload
            confirm={confirmRecent}
            textOf={serverTextOr}
            hrefOf={(chosen) => securityCsvUrl(securityQueryOf(params), chosen)}
            separator={separator}
            onSeparator={setSeparator}
          >
            {messages.csv}
          </CsvDownload>
        </ListTools>
      }
      total={list.total}
      list={list}
      onRetry={list.retry}
    >
      <SecurityTable events={list.items} />
    </ListPage>
  );
}

/** Guards the page: its link is shown to administrators alone, its address may be typed by anyone. */
const SecurityPage = () =>
  canReadSecurityLog(useViewer()) ? <Security /> : <Navigate to={pathTo.dashboard} replace />;

export const handle: PageHandle = { title: dashboard.security };
export { SecurityPage as Component };
