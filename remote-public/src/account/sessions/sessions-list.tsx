import { useRef } from 'react';
import { loadStatus, useQuery } from 'shared-api/query';
import { sessionsList } from 'shared-api/query/session.query';
import { More, useFocusWhenFewer } from 'shared-ui/lists';
import { Button, FailedState, Loaded, Skeleton, Stack } from 'shared-ui/static';
import { titles } from '../../titles.ts';
import { messages } from '../messages.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSession } from './use-end-session.ts';

export function SessionsList() {
  const query = useQuery(sessionsList({}));
  const section = useRef<HTMLElement>(null);
  const { isPending, mutate } = useEndSession();
  const sessions = query.data?.items ?? [];
  useFocusWhenFewer(section, sessions.length);
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
      <section ref={section} tabIndex={-1} aria-label={titles.sessions}>
        <Stack>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isPending={isPending} onEnd={() => mutate(session)} />
          ))}
        </Stack>
      </section>
      {others > 0 && (
        <More>
          {messages.othersCount(others)}
          <Button variant="danger" disabled={isPending} onClick={() => mutate('others')}>
            {messages.endOthers}
          </Button>
        </More>
      )}
    </Loaded>
  );
}
