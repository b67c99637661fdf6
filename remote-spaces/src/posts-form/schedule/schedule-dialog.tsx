import { ScheduleRequest } from 'shared-api/contract/posts/drafts.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import { Dialog, DialogActions } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { Text } from 'shared-ui/layout';
import { Stack } from 'shared-ui/static';
import { explainFailure } from '../../submission/explain-failure.ts';
import { postFormMessages as messages } from '../messages.ts';

const hourMs = 60 * 60 * 1000;
/** A full hour, and half an hour away at least. */
const nextHour = () => toLocalTime(Date.now() + 1.5 * hourMs).replace(/\d\d$/, '00');

type ScheduleDialogProps = {
  /** When it is published so far. */
  scheduledFor?: string | null;
  /** @throws errors whose `fields` are told at the field */
  onSchedule: (at: string) => Promise<void>;
  onClose: () => void;
};

/** The past is told here already, and not only by the server. */
function rejectPast(at: string) {
  if (at <= toLocalTime(Date.now())) throw Object.assign(new Error('past'), { fields: { at: messages.schedulePast } });
}

/** What is wrong with the time stands at its field. */
function explain(error: unknown) {
  const { at, ...others } = (error as { fields?: Record<string, string> }).fields ?? {};
  const [other] = Object.values(others);
  if (at || other) return other;
  return explainFailure(error, { otherwise: messages.scheduleFailed, 500: messages.scheduleFailed });
}

/** When a post is published by itself, by the clocks of Algeria. */
export function ScheduleDialog({ scheduledFor, onSchedule, onClose }: ScheduleDialogProps) {
  const form = useForm(ScheduleRequest, {
    values: { at: scheduledFor ? toLocalTime(scheduledFor) : nextHour() },
    async send({ at }) {
      rejectPast(at);
      await onSchedule(at);
    },
    onSent: () => undefined,
    onFailed: explain,
  });
  return (
    <Dialog title={messages.publishLater} open onClose={onClose}>
      <Form of={form} aria-label={messages.publishLater}>
        <Stack>
          <Text>{messages.scheduleText}</Text>
          <FormField
            name="at"
            label={messages.scheduleAt}
            help={messages.scheduleHelp}
            missing={messages.scheduleMissing}
          >
            <TextInput type="datetime-local" dir="ltr" min={toLocalTime(Date.now())} />
          </FormField>
          <FormOutcome />
          <DialogActions primary={<SubmitButton>{messages.scheduleAction}</SubmitButton>} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}
