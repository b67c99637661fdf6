import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';
import { fromLocalTime, toLocalTime } from 'shared-api/contract/text/local-time';
import { Form, FormBar, FormField, SubmitButton, TextInput, useFormValues } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { buttonClass, Stack } from 'shared-ui/static';
import { LeaveGuard } from '../../submission/leave-guard.tsx';
import { SendingBar } from '../../submission/sending-bar.tsx';
import { EditFields, useIsWithoutImage } from '../edit-fields.tsx';
import { postFormMessages as messages } from '../messages.ts';
import { OtherTexts } from '../other-text-view.tsx';
import { PreviewButton } from '../preview-button.tsx';
import { usePreparing } from '../use-preparing.ts';
import { useEditScheduled } from './use-edit-scheduled.ts';

type EditScheduledFormProps = { draft: Draft; author: PrivateMember };

/** A post that waits for its time: what it says, and when it is published. */
export function EditScheduledForm({ draft, author }: EditScheduledFormProps) {
  const { form, saved, others, take } = useEditScheduled(draft);
  const { isPreparing, reportOf } = usePreparing();
  const at = useFormValues(form, (values) => values.at ?? '');
  const isDirty = useFormValues(form, form.isDirty);
  const isWithoutImage = useIsWithoutImage(form);
  return (
    <Stack>
      <Form of={form} aria-label={messages.editPost}>
        <LeaveGuard isDirty={form.isDirty} />
        <EditFields form={form} image={saved.image} reportOf={reportOf} />
        <FormField name="at" label={messages.publishAt} help={messages.scheduleHelp} missing={messages.scheduleMissing}>
          <TextInput type="datetime-local" dir="ltr" min={toLocalTime(Date.now())} />
        </FormField>
        <SendingBar part={form.progress} onCancel={form.cancel} />
        <FormBar status={isDirty && messages.unsaved}>
          <SubmitButton isPending={isPreparing}>
            {others.some(({ isSaved }) => isSaved) ? messages.saveOver : messages.save}
          </SubmitButton>
          <PreviewButton
            form={form}
            author={author}
            picture={isWithoutImage ? null : saved.picture}
            publishedAt={fromLocalTime(at) ?? saved.savedAt}
          />
          <Link className={buttonClass({ variant: 'outline' })} to={pathTo.draftsIn('scheduled')}>
            {messages.cancel}
          </Link>
        </FormBar>
      </Form>
      <OtherTexts others={others} onTake={(other) => take(other, form)} />
    </Stack>
  );
}
