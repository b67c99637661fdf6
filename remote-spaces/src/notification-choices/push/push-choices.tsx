import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { NotificationTopic } from 'shared-api/contract/notifications/notifications.contract';
import { topicsFor } from 'shared-api/contract/notifications/notifications.policy';
import { loadStatus, setAnswer, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { CheckSetting, useSetting } from 'shared-ui/setting';
import { Block, FailedState, Stack } from 'shared-ui/static';
import { explainUnsaved } from '../unsaved.ts';
import { pushMessages as messages } from './messages.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import {
  chooseTopic,
  isPushSupported,
  NotReadyError,
  PermissionRejectedError,
  readThisBrowser,
} from './this-browser.ts';

const thisBrowser = {
  queryKey: ['push-topics'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readThisBrowser(signal),
};

const explainOther = explainUnsaved(messages.failed);

function explain(error: unknown) {
  if (error instanceof PermissionRejectedError) return messages.notAllowed;
  return error instanceof NotReadyError ? messages.notReady : explainOther(error);
}

type ChoiceProps = { topic: NotificationTopic; isChosen: boolean };

/** It is pending until the browser and the portal have both taken it; the second topic waits for the first. */
function Choice({ topic, isChosen }: ChoiceProps) {
  const cache = useQueryClient();
  const { mutateAsync } = useAction({
    mutationFn: chooseTopic,
    scope: { id: 'push-topics' },
    onSuccess: ({ topics }) => setAnswer(cache, thisBrowser, { isRejected: false, topics }),
    onError: () => cache.invalidateQueries({ queryKey: thisBrowser.queryKey }),
  });
  const setting = useSetting(isChosen, {
    save: (isWanted) => mutateAsync({ topic, isWanted }),
    onFailed: explain,
  });
  return <CheckSetting of={setting} label={messages.topic(topic)} pending={messages.pending} />;
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
        <div>
          {topicsFor(viewer).map((topic) => (
            <Choice key={topic} topic={topic} isChosen={topics.includes(topic)} />
          ))}
        </div>
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
