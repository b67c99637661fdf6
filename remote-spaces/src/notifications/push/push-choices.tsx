import type { PrivateMember } from 'shared-api/contract/members.contract';
import type { NotificationTopic } from 'shared-api/contract/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications.policy';
import { loadStatus, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { CheckBox } from 'shared-ui/check-box';
import { Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { Block, FailedState, Loaded, notify, Stack } from 'shared-ui/static';
import { explainFailure } from '../../sending/explain-failure.ts';
import { pushMessages as messages } from './messages.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { chooseTopics, isPushSupported, PermissionRefusedError, readThisBrowser } from './this-browser.ts';

const thisBrowser = {
  queryKey: ['push-topics'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readThisBrowser(signal),
};

function explain(error: unknown) {
  if (error instanceof PermissionRefusedError) return messages.notAllowed;
  return explainFailure(error, { otherwise: messages.failed, 500: messages.failed });
}

/** A choice is shown once the browser and the portal have both taken it. */
function Choices({ viewer, topics }: { viewer: PrivateMember; topics: NotificationTopic[] }) {
  const cache = useQueryClient();
  const { queryKey } = thisBrowser;
  const { isPending, mutate } = useAction({
    mutationFn: chooseTopics,
    scope: { id: 'push-topics' },
    onSuccess: (chosen) => cache.setQueryData(queryKey, chosen),
    onError(error) {
      notify.failure(explain(error));
      return cache.invalidateQueries({ queryKey });
    },
  });
  const choose = (topic: NotificationTopic, isWanted: boolean) =>
    isPending || mutate(isWanted ? [...topics, topic] : topics.filter((each) => each !== topic));
  return topicsFor(viewer).map((topic) => (
    <CheckBox
      key={topic}
      label={messages.topic[topic]}
      isChecked={topics.includes(topic)}
      onChange={(isWanted) => choose(topic, isWanted)}
    />
  ));
}

/** Nothing can be chosen in this browser as it is. */
const Explained = ({ text }: { text: string }) => (
  <Block title={messages.title} id="device">
    <Text>{text}</Text>
  </Block>
);

function Supported({ viewer }: { viewer: PrivateMember }) {
  const query = useQuery(thisBrowser);
  const { isRefused = false, topics = [] } = query.data ?? {};
  if (isRefused) return <Explained text={messages.refused} />;
  return (
    <Block title={messages.title} lead={messages.lead} id="device">
      <Stack>
        <Loaded
          status={loadStatus(query)}
          isEmpty={false}
          waiting={<ListSkeleton />}
          failed={<FailedState title={messages.title} text={messages.notLoaded} onRetry={query.refetch} />}
          empty={null}
        >
          <div>
            <Choices viewer={viewer} topics={topics} />
          </div>
        </Loaded>
        <QuietHoursForm />
      </Stack>
    </Block>
  );
}

/** What this browser shows while the portal is closed, and when it does not. */
export const PushChoices = ({ viewer }: { viewer: PrivateMember }) =>
  isPushSupported() ? <Supported viewer={viewer} /> : <Explained text={messages.unsupported} />;
