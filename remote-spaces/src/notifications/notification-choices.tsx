import { saveChoice } from 'shared-api/client/notifications.client';
import {
  MailFrequency,
  type NotificationChoice,
  type NotificationChoiceChange,
} from 'shared-api/contract/notifications/notifications.contract';
import { loadStatus, setAnswer, useAction, useMutationState, useQuery, useQueryClient } from 'shared-api/query';
import { notificationChoices } from 'shared-api/query/notifications.query';
import { CheckBox } from 'shared-ui/check-box';
import { Filter, ListSkeleton, Select } from 'shared-ui/lists';
import { Block, FailedState, Loaded, notify, Panel, Stack } from 'shared-ui/static';
import { explainFailure } from '../submission/explain-failure.ts';
import { notificationsMessages as messages } from './messages.ts';

const mutationKey = ['choose notifications'];

/** The second choice waits for the first; both are shown at once, see `usePendingChanges`. */
function useSaveChoice() {
  const cache = useQueryClient();
  return useAction({
    mutationKey,
    mutationFn: saveChoice,
    scope: { id: 'notification-choices' },
    onSuccess: (saved) => setAnswer(cache, notificationChoices, saved),
    onError: (error) =>
      notify.failure(explainFailure(error, { otherwise: messages.choiceFailed, 500: messages.choiceFailed })),
  });
}

/** What was chosen and is not saved yet: it lies over what is, so that a choice that fails leaves the others as they are. */
const usePendingChanges = () =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as NotificationChoiceChange,
  });

function TopicChoice({ choice }: { choice: NotificationChoice }) {
  const { mutate } = useSaveChoice();
  const topic = messages.topic[choice.topic];
  return (
    <Panel>
      <CheckBox
        label={topic}
        isChecked={choice.inPortal}
        onChange={(inPortal) => mutate({ topic: choice.topic, inPortal })}
      />
      <Filter label={messages.mail}>
        <Select
          size="sm"
          aria-label={messages.mailOf(topic)}
          value={choice.mail}
          onChange={({ target }) => mutate({ topic: choice.topic, mail: target.value as MailFrequency })}
        >
          {MailFrequency.options.map((frequency) => (
            <option key={frequency} value={frequency}>
              {messages.mailFrequency[frequency]}
            </option>
          ))}
        </Select>
      </Filter>
    </Panel>
  );
}

/** What the member wants to be told of, and in which ways. */
export function NotificationChoices() {
  const query = useQuery(notificationChoices);
  const pending = usePendingChanges();
  const shown = (choice: NotificationChoice): NotificationChoice =>
    Object.assign({ ...choice }, ...pending.filter(({ topic }) => topic === choice.topic));
  return (
    <Block title={messages.choices} lead={messages.choicesLead} id="choices">
      <Loaded
        status={loadStatus(query)}
        isEmpty={false}
        waiting={<ListSkeleton />}
        failed={<FailedState title={messages.choices} text={messages.choicesNotLoaded} onRetry={query.refetch} />}
        empty={null}
      >
        <Stack>
          {query.data?.choices.map((choice) => (
            <TopicChoice key={choice.topic} choice={shown(choice)} />
          ))}
        </Stack>
      </Loaded>
    </Block>
  );
}
