import type { Attendee } from 'shared-api/contract/attendees.contract';
import { CheckButton } from 'shared-ui/check-button';
import { CheckListItem } from 'shared-ui/check-list';
import { Badge, Bdi, Ltr } from 'shared-ui/static';
import { attendeesMessages as messages } from './messages.ts';
import { useCheckIn } from './use-check-in.ts';

export function AttendeeRow({ event, attendee }: { event: string; attendee: Attendee }) {
  const { name, office, email, isWaiting } = attendee;
  const { came, tick } = useCheckIn(event, attendee);
  return (
    <CheckListItem
      title={
        <>
          <Bdi>{name}</Bdi> {isWaiting && <Badge>{messages.waits}</Badge>}
        </>
      }
      note={
        office ? (
          <Bdi>{office}</Bdi>
        ) : (
          <>
            {messages.visitor} · <Ltr>{email}</Ltr>
          </>
        )
      }
    >
      <CheckButton
        variant="outline"
        checked={came}
        aria-label={messages.cameOf(name)}
        onChange={({ target }) => tick(target.checked)}
      >
        {messages.came}
      </CheckButton>
    </CheckListItem>
  );
}
