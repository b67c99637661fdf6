import { muteTopics } from 'shared-api/client/notifications.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import type { MutedTopics, NotificationTopic } from 'shared-api/contract/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications.policy';
import { loadStatus, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { mutedTopics } from 'shared-api/query/notifications.query';
import { CheckBox } from 'shared-ui/check-box';
import { ListSkeleton } from 'shared-ui/lists';
import { Block, FailedState, Loaded, notify } from 'shared-ui/static';
import { explainFailure } from '../sending/explain-failure.ts';
import { notificationsMessages as messages } from './messages.ts';

/** Shown at once as it was chosen, and as it was before where it could not be saved. The second choice waits for the first. */
function useMuteTopics() {
  const cache = useQueryClient();
  const { queryKey } = mutedTopics;
  return useAction({
    mutationFn: muteTopics,
    scope: { id: 'muted-topics' },
    async onMutate(muted) {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<MutedTopics>(queryKey);
      cache.setQueryData(queryKey, { muted });
      return before;
    },
    onError(error, _, before) {
      cache.setQueryData(queryKey, before);
      notify.failure(explainFailure(error, { otherwise: messages.topicsFailed, 500: messages.topicsFailed }));
    },
  });
}

function Choices({ viewer, muted }: { viewer: PrivateMember; muted: NotificationTopic[] }) {
  const { mutate } = useMuteTopics();
  const choose = (topic: NotificationTopic, isWanted: boolean) =>
    mutate(isWanted ? muted.filter((each) => each !== topic) : [...muted, topic]);
  return topicsFor(viewer).map((topic) => (
    <CheckBox
      key={topic}
      label={messages.topic[topic]}
      isChecked={!muted.includes(topic)}
      onChange={(isWanted) => choose(topic, isWanted)}
    />
  ));
}

/** What the member wants to be told of. */
export function TopicChoices({ viewer }: { viewer: PrivateMember }) {
  const query = useQuery(mutedTopics);
  return (
    <Block title={messages.topics} lead={messages.topicsLead} id="topics">
      <Loaded
        status={loadStatus(query)}
        isEmpty={false}
        waiting={<ListSkeleton />}
        failed={<FailedState title={messages.topics} text={messages.topicsNotLoaded} onRetry={query.refetch} />}
        empty={null}
      >
        <Choices viewer={viewer} muted={query.data?.muted ?? []} />
      </Loaded>
    </Block>
  );
}
