import { saveQuietHours } from 'shared-api/client/push.client';
import { type QuietHours, QuietTimes } from 'shared-api/contract/notifications/push.contract';
import { loadStatus, setAnswer, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { quietHours } from 'shared-api/query/push.query';
import { CheckBox } from 'shared-ui/check-box';
import { Form, FormField, FormOutcome, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { FailedState, Halves, Loaded, Narrow, notify, Stack } from 'shared-ui/static';
import { explainFailure } from '../../submission/explain-failure.ts';
import { pushMessages as messages } from './messages.ts';

const explain = (error: unknown) =>
  Object.keys((error as { fields?: object }).fields ?? {}).length > 0
    ? undefined
    : explainFailure(error, { otherwise: messages.quietFailed, 500: messages.quietFailed });

type TimesProps = { hours: QuietHours; onSaved: (hours: QuietHours) => void };

function Times({ hours: { begins, ends }, onSaved }: TimesProps) {
  const form = useForm(QuietTimes, {
    values: { begins, ends },
    async send(times) {
      if (times.begins === times.ends) throw Object.assign(new Error('same'), { fields: { ends: messages.same } });
      return saveQuietHours({ isOn: true, ...times });
    },
    onSent(hours) {
      onSaved(hours);
      notify.success(messages.saved);
    },
    onFailed: explain,
  });
  return (
    <Form of={form} aria-label={messages.quietForm}>
      <Stack>
        <Halves>
          <FormField name="begins" label={messages.begins} missing={messages.missing}>
            <TextInput type="time" dir="ltr" />
          </FormField>
          <FormField name="ends" label={messages.ends} missing={messages.missing}>
            <TextInput type="time" dir="ltr" />
          </FormField>
        </Halves>
        <FormOutcome />
        <ButtonGroup>
          <SubmitButton>{messages.save}</SubmitButton>
        </ButtonGroup>
      </Stack>
    </Form>
  );
}

function Hours({ hours }: { hours: QuietHours }) {
  const cache = useQueryClient();
  const keep = (saved: QuietHours) => setAnswer(cache, quietHours, saved);
  const { mutate } = useAction({
    mutationFn: saveQuietHours,
    scope: { id: 'quiet-hours' },
    onSuccess: keep,
    onError: (error) => notify.failure(explain(error) ?? messages.quietFailed),
  });
  return (
    <Stack>
      <CheckBox label={messages.quiet} isChecked={hours.isOn} onChange={(isOn) => mutate({ ...hours, isOn })} />
      <Text>{messages.quietLead}</Text>
      {hours.isOn && (
        <Narrow>
          <Times hours={hours} onSaved={keep} />
        </Narrow>
      )}
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
