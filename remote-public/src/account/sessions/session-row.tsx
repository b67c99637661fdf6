import { deviceName } from 'shared-api/contract/accounts/device-name';
import type { SessionSeen } from 'shared-api/contract/accounts/session.contract';
import { EntryRow } from 'shared-ui/entry-row';
import { Badge, Button, exactDate, Ltr, Panel, RelativeTime } from 'shared-ui/static';
import { messages } from '../messages.ts';

type SessionRowProps = { session: SessionSeen; isPending: boolean; onEnd: () => void };

export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { current, createdAt, lastSeenAt, agent, address, method } = session;
  const device = deviceName(agent);
  return (
    <Panel>
      <EntryRow
        actions={
          !current && (
            <Button variant="danger" disabled={isPending} aria-label={messages.endFor(device)} onClick={onEnd}>
              {messages.end}
            </Button>
          )
        }
      >
        <h2>
          {device} {current && <Badge tone="accent">{messages.thisDevice}</Badge>}
        </h2>
        <p>
          {messages.lastSeen} <RelativeTime iso={lastSeenAt} />
        </p>
        <p>{messages.signedInOn(exactDate(createdAt))}</p>
        <p>{messages.methods[method]}</p>
        {address && (
          <p>
            {messages.network} <Ltr>{address}</Ltr>
          </p>
        )}
      </EntryRow>
    </Panel>
  );
}
