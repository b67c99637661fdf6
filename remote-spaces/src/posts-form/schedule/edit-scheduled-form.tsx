import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';
import { fromLocalTime, toLocalTime } from 'shared-api/contract/text/local-time';
import { FormField, TextInput, useFormValues } from 'shared-ui/form';
import { Stack } from 'shared-ui/static';
import { EditView } from '../edit-view.tsx';
import { postFormMessages as messages } from '../messages.ts';
import { useEditScheduled } from './use-edit-scheduled.ts';

type EditScheduledFormProps = { draft: Draft; author: PrivateMember };

/** A post that waits for its time: what it says, and when it is published. */
export function EditScheduledForm({ draft, author }: EditScheduledFormProps) {
  const { form, saved, others, take } = useEditScheduled(draft);
  const at = useFormValues(form, (values) => values.at ?? '');
  return (
    <Stack>
      <EditView
        form={form}
        saved={saved}
        others={others}
        onTake={(other) => take(other, form)}
        author={author}
        publishedAt={fromLocalTime(at) ?? saved.savedAt}
        cancelTo={pathTo.draftsIn('scheduled')}
      >
        <FormField name="at" label={messages.publishAt} help={messages.scheduleHelp} missing={messages.scheduleMissing}>
          <TextInput type="datetime-local" dir="ltr" min={toLocalTime(Date.now())} />
        </FormField>
      </EditView>
    </Stack>
  );
}
