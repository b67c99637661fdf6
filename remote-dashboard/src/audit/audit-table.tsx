import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Bdi, exactDate } from 'shared-ui/static';
import { useOffices } from '../offices/use-offices.ts';
import { detailText } from './detail-text.ts';
import { messages } from './messages.ts';

const heads = [messages.when, messages.who, messages.what, messages.whom, messages.more];

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
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
  return <PlainTable label={messages.list} heads={heads} titleAt={heads.indexOf(messages.what)} rows={rows} />;
}
