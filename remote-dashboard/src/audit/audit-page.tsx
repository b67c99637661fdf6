import { AuditAction, type AuditEntry, type AuditQuery } from 'shared-api/contract/audit.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { auditList } from 'shared-api/query/audit.query';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Bdi, exactDate } from 'shared-ui/static';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { useList } from '../lists/use-list.ts';
import { messages as dashboard } from '../messages.ts';
import { useOffices } from '../offices/use-offices.ts';
import { detailText } from './detail-text.ts';
import { messages } from './messages.ts';

const heads = [messages.when, messages.who, messages.what, messages.whom, messages.more];

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { offices } = useOffices();
  const rows = entries.map(({ id, at, actor, act, subject, details }) => ({
    id,
    cells: [
      <time key="when" dateTime={at}>
        {exactDate(at)}
      </time>,
      <Bdi key="who">{actor.name}</Bdi>,
      messages.acts[act],
      <Bdi key="whom">{subject.name}</Bdi>,
      <Text key="more" as="span">
        <Bdi>{detailText(details, offices)}</Bdi>
      </Text>,
    ],
  }));
  return (
    <PlainTable
      label={messages.list}
      heads={heads}
      titleAt={heads.indexOf(messages.what)}
      briefAt={[messages.whom, messages.when].map((head) => heads.indexOf(head))}
      rows={rows}
    />
  );
}

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
      hasSearch={false}
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
