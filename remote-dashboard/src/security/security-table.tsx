import { deviceName } from 'shared-api/contract/accounts/device-name';
import type { SecurityEvent } from 'shared-api/contract/accounts/security.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Bdi, exactDate, Ltr } from 'shared-ui/static';
import { detailText } from './detail-text.ts';
import { messages } from './messages.ts';

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
  return <PlainTable label={messages.list} heads={heads} titleAt={heads.indexOf(messages.what)} rows={rows} />;
}
