import { AuditAct } from 'shared-api/contract/audit.contract';
import { Block } from 'shared-ui/static';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useList } from '../lists/use-list.ts';
import { audit, auditQueryOf } from './audit.store.ts';
import { AuditTable } from './audit-table.tsx';
import { messages } from './messages.ts';

const acts = AuditAct.options.map((value) => ({ value, words: messages.acts[value] }));

/** What staff did in the viewer's scope. */
export function AuditPage() {
  const list = audit.useList();
  const retry = useList(audit, auditQueryOf);
  return (
    <Block title={messages.title}>
      <p className="ui-faint">{messages.lead}</p>
      <div className="ui-filters">
        <FilterSelect name="act" label={messages.act} options={acts} />
      </div>
      <ListView
        list={list}
        count={messages.count(list.total)}
        empty={{ title: messages.none, text: messages.noneHint }}
        onRetry={retry}
      >
        <AuditTable entries={list.items} />
      </ListView>
    </Block>
  );
}
