import { AuditAct } from 'shared-api/contract/audit.contract';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { useList } from '../lists/use-list.ts';
import { audit, auditQueryOf } from './audit.store.ts';
import { AuditTable } from './audit-table.tsx';
import { messages } from './messages.ts';

const acts = AuditAct.options.map((value) => ({ value, words: messages.acts[value] }));

export function AuditPage() {
  const list = audit.useList();
  const retry = useList(audit, auditQueryOf);
  return (
    <ListPage
      words={messages}
      lead={messages.lead}
      filters={<FilterSelect name="act" label={messages.act} options={acts} />}
      total={list.total}
      list={list}
      onRetry={retry}
    >
      <AuditTable entries={list.items} />
    </ListPage>
  );
}
