import type { AuditEntry } from 'shared-api/contract/audit.contract';
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

/** One line an act; it scrolls inside its own frame. */
export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
  <section className="ui-table-frame" aria-label={messages.list} tabIndex={0}>
    <table className="ui-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  </section>
);
