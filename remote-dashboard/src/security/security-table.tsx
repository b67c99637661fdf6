import { deviceName } from 'shared-api/contract/accounts/device-name';
import type { ContactsRead, SecurityEvent } from 'shared-api/contract/accounts/security.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Bdi, exactDate, isolated, Ltr } from 'shared-ui/static';
import { messages } from './messages.ts';

const officeWords = (office: ContactsRead['office']) => (office ? isolated(office.name) : messages.allOffices);

const wordsOf = (name: string, value: unknown) => {
  if (name === 'office') return officeWords(value as ContactsRead['office']);
  const text = String(value);
  return name === 'by' ? messages.by(text) : (messages.details[name]?.[text] ?? text);
};

/** The database keeps them in an order of its own; who did it is read last. */
const detailText = ({ by, ...details }: SecurityEvent['details']) =>
  Object.entries({ ...details, ...(by !== undefined && { by }) })
    .map(([name, value]) => wordsOf(name, value))
    .join(' · ');

const heads = [messages.when, messages.what, messages.who, messages.network, messages.device, messages.more];

export function SecurityTable({ events }: { events: readonly SecurityEvent[] }) {
  const rows = events.map(({ id, at, kind, member, address, agent, details }) => ({
    id,
    cells: [
      <time key="when" dateTime={at}>
        {exactDate(at)}
      </time>,
      messages.kinds[kind],
      member ? <Bdi key="who">{member.name || messages.removed}</Bdi> : messages.nobody,
      address && <Ltr key="network">{address}</Ltr>,
      agent && <Bdi key="device">{deviceName(agent)}</Bdi>,
      detailText(details),
    ],
  }));
  return (
    <PlainTable
      label={messages.list}
      heads={heads}
      titleAt={heads.indexOf(messages.what)}
      briefAt={[messages.who, messages.when].map((head) => heads.indexOf(head))}
      rows={rows}
    />
  );
}
