import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { NotificationTopic } from 'shared-api/contract/notifications/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications/notifications.policy';
import { loadStatus, setAnswer, useAction, useMutationState, useQuery, useQueryClient } from 'shared-api/query';
import { CheckBox } from 'shared-ui/check-box';
import { Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { Block, FailedState, Loaded, notify, Stack } from 'shared-ui/static';
import { explainFailure } from '../../submission/explain-failure.ts';
import { pushMessages as messages } from './messages.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import {
  chooseTopic,
  isPushSupported,
  NotReadyError,
  PermissionRejectedError,
  readThisBrowser,
  type TopicChange,
} from './this-browser.ts';

const thisBrowser = {
  queryKey: ['push-topics'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readThisBrowser(signal),
};

function explain(error: unknown) {
  if (error instanceof PermissionRejectedError) return messages.notAllowed;
  if (error instanceof NotReadyError) return messages.notReady;
  return explainFailure(error, { otherwise: messages.failed, 500: messages.failed });
}

const mutationKey = ['choose what this browser shows'];

/** A choice is shown at once, as pending until the browser and the portal have both taken it; the second waits for the first. */
function Choices({ viewer, topics }: { viewer: PrivateMember; topics: NotificationTopic[] }) {
  const cache = useQueryClient();
  const { queryKey } = thisBrowser;
  const { mutate } = useAction({
    mutationKey,
    mutationFn: chooseTopic,
    scope: { id: 'push-topics' },
    onSuccess: (chosen) => setAnswer(cache, thisBrowser, chosen),
    onError(error) {
      notify.failure(explain(error));
      return cache.invalidateQueries({ queryKey });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as TopicChange,
  });
  const isChosen = (topic: NotificationTopic) =>
    pending.findLast((change) => change.topic === topic)?.isWanted ?? topics.includes(topic);
  return (
    <>
      <div>
        {topicsFor(viewer).map((topic) => (
          <CheckBox
            key={topic}
            label={messages.topic(topic)}
            isChecked={isChosen(topic)}
            onChange={(isWanted) => mutate({ topic, isWanted })}
          />
        ))}
      </div>
      <Text role="status" later={messages.pending}>
        {pending.length > 0 && messages.pending}
      </Text>
    </>
  );
}

function Topics({ viewer }: { viewer: PrivateMember }) {
  const query = useQuery(thisBrowser);
  const { isRejected = false, topics = [] } = query.data ?? {};
  if (isRejected) return <Text>{messages.refused}</Text>;
  return (
    <Loaded
      status={loadStatus(query)}
      isEmpty={false}
      waiting={<ListSkeleton />}
      failed={<FailedState title={messages.title} text={messages.notLoaded} onRetry={query.refetch} />}
      empty={null}
    >
      <Stack>
        <Text>{messages.lead}</Text>
        <Choices viewer={viewer} topics={topics} />
      </Stack>
    </Loaded>
  );
}

/** What this browser shows while the portal is closed, and when none of the member's browsers does. */
export const PushChoices = ({ viewer }: { viewer: PrivateMember }) => (
  <Block title={messages.title} id="device">
    <Stack>
      {isPushSupported() ? <Topics viewer={viewer} /> : <Text>{messages.unsupported}</Text>}
      <QuietHoursForm />
    </Stack>
  </Block>
);
