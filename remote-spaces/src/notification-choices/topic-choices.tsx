import { saveChoice } from 'shared-api/client/notifications.client';
import { MailFrequency, type NotificationChoice } from 'shared-api/contract/notifications/notifications.contract';
import { loadStatus, setAnswer, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { notificationChoices } from 'shared-api/query/notifications.query';
import { Filter, ListSkeleton, Select } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { CheckSetting, SettingRow, useSetting } from 'shared-ui/setting';
import { Block, FailedState, Panel, Stack } from 'shared-ui/static';
import { choicesMessages as messages } from './messages.ts';
import { explainUnsaved } from './unsaved.ts';

/** The second choice waits for the first: each answer has all of them. */
function useSaveChoice() {
  const cache = useQueryClient();
  return useAction({
    mutationFn: saveChoice,
    scope: { id: 'notification-choices' },
    onSuccess: ({ choices }) => setAnswer(cache, notificationChoices, { choices }),
  }).mutateAsync;
}

const onFailed = explainUnsaved(messages.choiceFailed);

function TopicChoice({ choice: { topic, inPortal, mail } }: { choice: NotificationChoice }) {
  const save = useSaveChoice();
  const shown = useSetting<boolean>(inPortal, { save: (inPortal) => save({ topic, inPortal }), onFailed });
  const mailed = useSetting<MailFrequency>(mail, { save: (mail) => save({ topic, mail }), onFailed });
  const name = messages.topic[topic];
  return (
    <Panel>
      <CheckSetting of={shown} label={name} />
      <SettingRow of={mailed}>
        <Filter label={messages.mail}>
          <Select
            size="sm"
            aria-label={messages.mailOf(name)}
            value={mailed.value}
            onChange={({ target }) => mailed.choose(target.value as MailFrequency)}
          >
            {MailFrequency.options.map((frequency) => (
              <option key={frequency} value={frequency}>
                {messages.mailFrequency[frequency]}
              </option>
            ))}
          </Select>
        </Filter>
      </SettingRow>
    </Panel>
  );
}

/** What the member wants to be told of, and in which ways. */
export function TopicChoices() {
  const query = useQuery(notificationChoices);
  return (
    <Block title={messages.choices} lead={messages.choicesLead}>
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
