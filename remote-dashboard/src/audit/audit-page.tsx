import { AuditAction, type AuditQuery } from 'shared-api/contract/audit.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { auditList } from 'shared-api/query/audit.query';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { useList } from '../lists/use-list.ts';
import { messages as dashboard } from '../messages.ts';
import { AuditTable } from './audit-table.tsx';
import { messages } from './messages.ts';

const acts = AuditAction.options.map((value) => ({ value, words: messages.acts[value] }));

function auditQueryOf(params: URLSearchParams): AuditQuery {
  const act = AuditAction.options.find((each) => each === params.get('act'));
  const cursor = params.get('cursor');
  return { ...(act && { act }), ...(cursor && { cursor }) };
}

function AuditPage() {
  const list = useList(auditList, auditQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      filters={<FilterSelect name="act" label={messages.act} options={acts} />}
      total={list.total}
      list={list}
      onRetry={list.retry}
    >
      <AuditTable entries={list.items} />
    </ListPage>
  );
}

export const handle: PageHandle = { title: dashboard.audit };
export { AuditPage as Component };
