import type { Attendee } from 'shared-api/contract/posts/attendees.contract';
import { CheckButton } from 'shared-ui/check-button';
import { CheckListItem } from 'shared-ui/check-list';
import { Badge, Bdi, Ltr } from 'shared-ui/static';
import { attendeesMessages as messages } from './messages.ts';
import { useCheckIn } from './use-check-in.ts';

type AttendeeRowProps = {
  event: string;
  attendee: Attendee;
  /** Told of the attendee as the server has it after a tick. */
  onTicked: (attendee: Attendee) => void;
};

export function AttendeeRow({ event, attendee, onTicked }: AttendeeRowProps) {
  const { name, office, email, isWaiting } = attendee;
  const { came, tick } = useCheckIn(event, attendee, onTicked);
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
