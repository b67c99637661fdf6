import { eventLimits } from 'shared-api/contract/posts/event-limits';
import { isInOrder } from 'shared-api/contract/posts/post-events.contract';
import { CheckBox } from 'shared-ui/check-box';
import { FormField, type FormHandle, TextInput, useFormValues } from 'shared-ui/form';
import { PillChoice } from 'shared-ui/pill-choice';
import { eventMessages as messages } from './event-messages.ts';

const audiences = [
  { value: 'everyone', label: messages.everyone },
  { value: 'members', label: messages.members },
];

/** Told while one chooses, not only by the server. */
const useEndsFirst = (form: FormHandle) =>
  useFormValues(form, ({ eventBegins, eventEnds }) =>
    Boolean(eventBegins && eventEnds && !isInOrder(eventBegins, eventEnds)),
  );

function OpenFields({ form }: { form: FormHandle }) {
  const endsFirst = useEndsFirst(form);
  return (
    <>
      <FormField name="eventBegins" label={messages.begins} missing={messages.beginsMissing} help={messages.clock}>
        <TextInput type="datetime-local" dir="ltr" />
      </FormField>
      <FormField
        name="eventEnds"
        label={messages.ends}
        missing={messages.endsMissing}
        error={endsFirst && messages.endsFirst}
      >
        <TextInput type="datetime-local" dir="ltr" />
      </FormField>
      <FormField name="eventPlace" label={messages.place} missing={messages.placeMissing} help={messages.placeHelp}>
        <TextInput dir="auto" autoComplete="off" max={eventLimits.place[1]} />
      </FormField>
      <FormField name="eventAddress" label={messages.address}>
        <TextInput dir="auto" autoComplete="off" max={eventLimits.address[1]} />
      </FormField>
      <FormField name="eventCapacity" label={messages.capacity} help={messages.capacityHelp}>
        <TextInput inputMode="numeric" dir="ltr" autoComplete="off" />
      </FormField>
      <PillChoice
        key={form.formKey}
        name="eventAudience"
        label={messages.audience}
        defaultValue={form.valueOf('eventAudience') || 'everyone'}
        options={audiences}
      />
    </>
  );
}

type EventFieldsProps = { form: FormHandle; asksForEvent: boolean };

/** When and where an announcement invites to; folded until it is said to be an event. */
export function EventFields({ form, asksForEvent }: EventFieldsProps) {
  const isEvent = useFormValues(form, ({ isEvent }) => isEvent === 'yes');
  return (
    <>
      {asksForEvent && (
        <CheckBox
          label={messages.isEvent}
          isChecked={isEvent}
          onChange={(isChecked) => form.set('isEvent', isChecked ? 'yes' : 'no')}
        />
      )}
      {isEvent && <OpenFields form={form} />}
    </>
  );
}
