import { loadStatus, useQuery } from 'shared-api/query';
import { sessionsList } from 'shared-api/query/session.query';
import { More } from 'shared-ui/lists';
import { Button, FailedState, Loaded, Skeleton, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSession } from './use-end-session.ts';

export function SessionsList() {
  const query = useQuery(sessionsList({}));
  const { isPending, mutate } = useEndSession();
  const sessions = query.data?.items ?? [];
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Loaded
      status={loadStatus(query)}
      isEmpty={false}
      empty={null}
      waiting={<Skeleton shape="picture" />}
      failed={
        <FailedState title={messages.sessionsFailed} text={messages.sessionsFailedHint} onRetry={query.refetch} />
      }
    >
      <Stack>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isPending={isPending} onEnd={() => mutate(session)} />
        ))}
      </Stack>
      {others > 0 && (
        <More>
          {messages.othersCount(others)}
          <Button variant="outline" disabled={isPending} onClick={() => mutate('others')}>
            {messages.endOthers}
          </Button>
        </More>
      )}
    </Loaded>
  );
}
