import { Button, FailedState, Loaded, Skeleton, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

export function SessionsList() {
  const { status, sessions, isBusy, reload, end, endOthers } = useSessions();
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Loaded
      status={status}
      isEmpty={false}
      empty={null}
      waiting={<Skeleton shape="picture" />}
      failed={<FailedState title={messages.sessionsFailed} text={messages.sessionsFailedHint} onRetry={reload} />}
    >
      <Stack>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void end(session.id)} />
        ))}
      </Stack>
      {others > 0 && (
        <p className="ui-more">
          {messages.othersCount(others)}
          <Button variant="outline" disabled={isBusy} onClick={() => void endOthers()}>
            {messages.endOthers}
          </Button>
        </p>
      )}
    </Loaded>
  );
}
