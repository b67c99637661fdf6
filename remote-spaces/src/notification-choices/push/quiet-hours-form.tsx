import { saveQuietHours } from 'shared-api/client/push.client';
import { type QuietHours, type QuietHoursReply, QuietTimes } from 'shared-api/contract/notifications/push.contract';
import { loadStatus, setAnswer, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { quietHours } from 'shared-api/query/push.query';
import { Form, FormField, SubmitButton, TextInput } from 'shared-ui/form';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { CheckSetting, useSetting } from 'shared-ui/setting';
import { useSettingsForm } from 'shared-ui/settings-form';
import { FailedState, Stack } from 'shared-ui/static';
import { explainUnsaved } from '../unsaved.ts';
import { pushMessages as messages } from './messages.ts';

const explain = explainUnsaved(messages.quietFailed);

/** What is wrong with an hour stands at its field. */
const explainForm = (error: unknown) =>
  Object.keys((error as { fields?: object }).fields ?? {}).length > 0 ? undefined : explain(error);

type TimesProps = { hours: QuietHours; save: (change: Partial<QuietHours>) => Promise<QuietHoursReply> };

function Times({ hours: { begins, ends }, save }: TimesProps) {
  const form = useSettingsForm(QuietTimes, {
    values: { begins, ends },
    async send(times) {
      if (times.begins === times.ends) throw Object.assign(new Error('same'), { fields: { ends: messages.same } });
      return save(times);
    },
    onFailed: explainForm,
  });
  return (
    <Form of={form} aria-label={messages.quietForm}>
      <Stack>
        <FormField name="begins" label={messages.begins} missing={messages.missing}>
          <TextInput type="time" dir="ltr" />
        </FormField>
        <FormField name="ends" label={messages.ends} missing={messages.missing}>
          <TextInput type="time" dir="ltr" />
        </FormField>
        <ButtonGroup>
          <SubmitButton>{messages.save}</SubmitButton>
        </ButtonGroup>
      </Stack>
    </Form>
  );
}

function Hours({ hours }: { hours: QuietHours }) {
  const cache = useQueryClient();
  const { mutateAsync } = useAction({
    // one change after the other, each upon what the one before left
    mutationFn: (change: Partial<QuietHours>) =>
      saveQuietHours({ ...hours, ...cache.getQueryData<QuietHours>(quietHours.queryKey), ...change }),
    scope: { id: 'quiet-hours' },
    onSuccess: ({ isOn, begins, ends }) => setAnswer(cache, quietHours, { isOn, begins, ends }),
  });
  const setting = useSetting(hours.isOn, { save: (isOn) => mutateAsync({ isOn }), onFailed: explain });
  return (
    <Stack>
      <CheckSetting of={setting} label={messages.quiet} />
      <Text>{messages.quietLead}</Text>
      {hours.isOn && <Times hours={hours} save={mutateAsync} />}
    </Stack>
  );
}

/** When the member's browsers stay silent. */
export function QuietHoursForm() {
  const query = useQuery(quietHours);
  return (
    <Loaded
      status={loadStatus(query)}
      isEmpty={false}
      waiting={<ListSkeleton />}
      failed={<FailedState title={messages.quietForm} text={messages.notLoaded} onRetry={query.refetch} />}
      empty={null}
    >
      {query.data && <Hours hours={query.data} />}
    </Loaded>
  );
}
