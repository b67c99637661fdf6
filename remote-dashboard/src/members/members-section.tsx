import { useEffect, useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { membersCsvUrl } from 'shared-api/client/members.client';
import { confirmRecent } from 'shared-api/client/sign-in.client';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import { useCsvSeparator } from 'shared-api/csv-separator';
import { invalidate, useQueryClient } from 'shared-api/query';
import { membersList } from 'shared-api/query/members.query';
import { CsvDownload } from 'shared-ui/csv-download';
import { ColumnChoice, DataTable, PageSize, type Selection } from 'shared-ui/data-grid';
import { Block } from 'shared-ui/static';
import { AddMemberPanel } from '../add-member/add-member-panel.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { messages as bulkMessages } from '../bulk/messages.ts';
import { ListTools } from '../lists/list-tools.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useFilter } from '../lists/use-filter.ts';
import { useList } from '../lists/use-list.ts';
import { useViewer } from '../viewer/viewer.ts';
import { adminColumns, memberBrief, officeColumns } from './member-columns.tsx';
import { MemberFilters } from './member-filters.tsx';
import { membersQueryOf, pageSizes, sortingOf, sortOf } from './members-query.ts';
import { messages } from './messages.ts';
import { useStoredVisibility } from './use-stored-visibility.ts';

function MembersPageSize() {
  const { params, filter } = useFilter();
  return (
    <PageSize
      label={messages.perPage}
      sizes={pageSizes}
      value={membersQueryOf(params).limit ?? pageSizes[0]}
      onChange={(limit) => filter({ limit })}
    />
  );
}

export function MembersSection() {
  const viewer = useViewer();
  const cache = useQueryClient();
  const list = useList(membersList, membersQueryOf);
  const { params, filter, clear } = useFilter();
  const [visibility, setVisibility] = useStoredVisibility();
  const [separator, setSeparator] = useCsvSeparator();
  const [selection, setSelection] = useState<Selection>({});
  const columns = canSeeAllOffices(viewer) ? adminColumns : officeColumns;
  const search = params.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, nobody chosen
  useEffect(() => setSelection({}), [search]);

  /** The newest stand first, where nothing is filtered: there one sees whom one added. */
  function showNewest() {
    invalidate(cache, { queryKey: membersList.queryKey });
    if (search !== '') clear();
  }

  return (
    <Block id="members" title={messages.title}>
      <AddMemberPanel onAdded={showNewest} />
      <MemberFilters />
      <ListView
        list={list}
        count={messages.count(list.total)}
        empty={{ title: messages.none, text: messages.noneHint }}
        onRetry={list.retry}
        tools={
          <ListTools>
            <CsvDownload
              confirm={confirmRecent}
              textOf={serverTextOr}
              hrefOf={(chosen) => membersCsvUrl(membersQueryOf(params), chosen)}
              separator={separator}
              onSeparator={setSeparator}
            >
              {bulkMessages.csv}
            </CsvDownload>
            <MembersPageSize />
            <ColumnChoice label={messages.columns} columns={columns} visibility={visibility} onChange={setVisibility} />
          </ListTools>
        }
      >
        <BulkBar rows={list.items} selection={selection} onSelect={setSelection} />
        <DataTable
          caption={messages.table}
          columns={columns}
          rows={list.items}
          briefOf={memberBrief}
          choice={{
            labelOf: ({ name }) => messages.select(name),
            allLabel: messages.selectAll,
            selection,
            onSelect: setSelection,
          }}
          visibility={visibility}
          sorting={sortingOf(membersQueryOf(params).sort)}
          onSort={(sorting) => filter({ sort: sortOf(sorting) })}
          isPending={list.isPlaceholder}
        />
      </ListView>
    </Block>
  );
}
