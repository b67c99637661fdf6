import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { FramedTable } from 'shared-ui/desk';
import { Bdi, exactDate } from 'shared-ui/static';
import { useOffices } from '../offices/offices.store.ts';
import { detailWords } from './detail-words.ts';
import { messages } from './messages.ts';

function Entry({ entry: { at, actor, act, subject, details } }: { entry: AuditEntry }) {
  const offices = useOffices(({ offices }) => offices);
  return (
    <tr>
      <td>
        <time dateTime={at}>{exactDate(at)}</time>
      </td>
      <td>
        <Bdi>{actor.name}</Bdi>
      </td>
      <td>{messages.acts[act]}</td>
      <td>
        <Bdi>{subject.name}</Bdi>
      </td>
      <td className="ui-faint">
        <Bdi>{detailWords(details, offices)}</Bdi>
      </td>
    </tr>
  );
}

const heads = [messages.when, messages.who, messages.what, messages.whom, messages.more];

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <FramedTable label={messages.list} heads={heads}>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </FramedTable>
);
