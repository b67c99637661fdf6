import { saveChoice } from 'shared-api/client/notifications.client';
import {
  type NotificationChoices as Choices,
  MailPace,
  type NotificationChoice,
} from 'shared-api/contract/notifications.contract';
import { loadStatus, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { notificationChoices } from 'shared-api/query/notifications.query';
import { CheckBox } from 'shared-ui/check-box';
import { Filter, ListSkeleton, Select } from 'shared-ui/lists';
import { Block, FailedState, Loaded, notify, Panel, Stack } from 'shared-ui/static';
import { explainFailure } from '../sending/explain-failure.ts';
import { notificationsMessages as messages } from './messages.ts';

/** Shown at once as it was chosen, and as it was before where it could not be saved. The second choice waits for the first. */
function useSaveChoice() {
  const cache = useQueryClient();
  const { queryKey } = notificationChoices;
  return useAction({
    mutationFn: saveChoice,
    scope: { id: 'notification-choices' },
    async onMutate(chosen: NotificationChoice) {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<Choices>(queryKey);
      const choices = before?.choices.map((each) => (each.topic === chosen.topic ? chosen : each));
      cache.setQueryData(queryKey, { choices });
      return before;
    },
    onError(error, _, before) {
      cache.setQueryData(queryKey, before);
      notify.failure(explainFailure(error, { otherwise: messages.choiceFailed, 500: messages.choiceFailed }));
    },
  });
}

function TopicChoice({ choice }: { choice: NotificationChoice }) {
  const { mutate } = useSaveChoice();
  const topic = messages.topic[choice.topic];
  return (
    <Panel>
      <CheckBox label={topic} isChecked={choice.inPortal} onChange={(inPortal) => mutate({ ...choice, inPortal })} />
      <Filter label={messages.mail}>
        <Select
          size="sm"
          aria-label={messages.mailOf(topic)}
          value={choice.mail}
          onChange={({ target }) => mutate({ ...choice, mail: target.value as MailPace })}
        >
          {MailPace.options.map((pace) => (
            <option key={pace} value={pace}>
              {messages.mailPace[pace]}
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
            <TopicChoice key={choice.topic} choice={choice} />
          ))}
        </Stack>
      </Loaded>
    </Block>
  );
}
