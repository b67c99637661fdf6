import type { ReactNode } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { Form, FormBar, type FormHandle, SubmitButton, useFormValues } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { LeaveGuard } from '../submission/leave-guard.tsx';
import { SendingBar } from '../submission/sending-bar.tsx';
import type { SavedPicture } from './drafts/stored-draft.ts';
import { EditFields } from './edit-fields.tsx';
import { postFormMessages as messages } from './messages.ts';
import { OtherTexts } from './other-text-view.tsx';
import { PreviewButton } from './preview-button.tsx';
import type { OtherText } from './use-other-texts.ts';
import { usePreparing } from './use-preparing.ts';

type EditViewProps = {
  form: FormHandle;
  /** The picture it has. */
  saved: SavedPicture;
  others: readonly OtherText[];
  onTake: (other: OtherText) => void;
  author: PrivateMember;
  /** What the preview says of when it is published. */
  publishedAt: string;
  cancelTo: string;
  /** Below the fields that every post has. */
  children: ReactNode;
};

/** The form of a post that is published or scheduled, which is saved as a whole by its button. */
export function EditView({ form, saved, others, onTake, author, publishedAt, cancelTo, children }: EditViewProps) {
  const { isPreparing, reportOf } = usePreparing();
  const isDirty = useFormValues(form, form.isDirty);
  const isWithoutImage = useFormValues(form, ({ withoutImage }) => withoutImage === 'true');
  const { image, picture } = isWithoutImage ? { image: null, picture: null } : saved;
  return (
    <>
      <Form of={form} aria-label={messages.editPost}>
        <LeaveGuard isDirty={form.isDirty} />
        <EditFields form={form} image={image} reportOf={reportOf} />
        {children}
        <SendingBar part={form.progress} onCancel={form.cancel} />
        <FormBar status={isDirty && messages.unsaved}>
          <SubmitButton isPending={isPreparing}>
            {others.some(({ isSaved }) => isSaved) ? messages.saveOver : messages.save}
          </SubmitButton>
          <PreviewButton form={form} author={author} picture={picture} publishedAt={publishedAt} />
          <Link className={buttonClass({ variant: 'outline' })} to={cancelTo}>
            {messages.cancel}
          </Link>
        </FormBar>
      </Form>
      <OtherTexts others={others} onTake={onTake} />
    </>
  );
}
