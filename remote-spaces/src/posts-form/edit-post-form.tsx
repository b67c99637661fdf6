import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Form, FormBar, SubmitButton, useFormValues } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { buttonClass, Stack } from 'shared-ui/static';
import { LeaveGuard } from '../submission/leave-guard.tsx';
import { SendingBar } from '../submission/sending-bar.tsx';
import { AttendeeCountOnChange } from './attendee-count-on-change.tsx';
import { EditFields, useIsWithoutImage } from './edit-fields.tsx';
import { EditedPostActions } from './edited-post-actions.tsx';
import { postFormMessages as messages } from './messages.ts';
import { OtherTexts } from './other-text-view.tsx';
import { PreviewButton } from './preview-button.tsx';
import { useEditPost } from './use-edit-post.ts';
import { usePreparing } from './use-preparing.ts';

type EditPostFormProps = { post: Post; author: PrivateMember };

export function EditPostForm({ post, author }: EditPostFormProps) {
  const { form, saved, others, take, leave } = useEditPost(post);
  const { isPreparing, reportOf } = usePreparing();
  const isDirty = useFormValues(form, form.isDirty);
  const isWithoutImage = useIsWithoutImage(form);
  return (
    <Stack>
      <Form of={form} aria-label={messages.editPost}>
        <LeaveGuard isDirty={form.isDirty} />
        <EditFields form={form} image={saved.image} reportOf={reportOf} />
        <AttendeeCountOnChange form={form} saved={saved} viewerId={author.id} />
        <SendingBar part={form.progress} onCancel={form.cancel} />
        <FormBar status={isDirty && messages.unsaved}>
          <SubmitButton isPending={isPreparing}>
            {others.some(({ isSaved }) => isSaved) ? messages.saveOver : messages.save}
          </SubmitButton>
          <PreviewButton
            form={form}
            author={author}
            picture={isWithoutImage ? null : saved.picture}
            publishedAt={post.publishedAt}
          />
          <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts}>
            {messages.cancel}
          </Link>
        </FormBar>
      </Form>
      <OtherTexts others={others} onTake={(other) => take(other, form)} />
      <EditedPostActions post={post} author={author} onDeleted={leave} />
    </Stack>
  );
}
