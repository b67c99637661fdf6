import { useRef } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { endOtherSessions, endSession } from 'shared-api/client/session.client';
import type { SessionSeen } from 'shared-api/contract/accounts/session.contract';
import { loadStatus, removeItems, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { sessionsList } from 'shared-api/query/session.query';
import { EntryRow } from 'shared-ui/entry-row';
import { useFocusWhenFewer } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Button, FailedState, notify, Panel, Skeleton, Stack } from 'shared-ui/static';
import { titles } from '../../titles.ts';
import { messages } from '../messages.ts';
import { SessionRow } from './session-row.tsx';

/** Ends one session of the member, or every other than this browser's. */
function useEndSession() {
  const cache = useQueryClient();
  return useAction({
    mutationFn: (ended: SessionSeen | 'others') => (ended === 'others' ? endOtherSessions() : endSession(ended.id)),
    onSuccess({ message }, ended) {
      removeItems(cache, sessionsList, ({ id, current }) => (ended === 'others' ? !current : id === ended.id));
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.endFailed)),
  });
}

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
          {others > 0 && (
            <Panel>
              <EntryRow
                actions={
                  <Button variant="danger" disabled={isPending} onClick={() => mutate('others')}>
                    {messages.endOthers}
                  </Button>
                }
              >
                {messages.othersCount(others)}
              </EntryRow>
            </Panel>
          )}
        </Stack>
      </section>
    </Loaded>
  );
}
