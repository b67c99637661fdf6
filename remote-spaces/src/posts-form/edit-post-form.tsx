import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { CheckBox } from 'shared-ui/check-box';
import { Form, SubmitButton, useFormValues } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { buttonClass, Stack } from 'shared-ui/static';
import { LeaveGuard } from '../submission/leave-guard.tsx';
import { SendingBar } from '../submission/sending-bar.tsx';
import { AnnouncementPart } from './announcement-part.tsx';
import { AttendeeCountOnChange } from './attendee-count-on-change.tsx';
import { EditedPostActions } from './edited-post-actions.tsx';
import { GalleryFields } from './gallery/gallery-fields.tsx';
import { postFormMessages as messages } from './messages.ts';
import { OtherTextView } from './other-text-view.tsx';
import { PostFields } from './post-fields.tsx';
import { PreviewButton } from './preview-button.tsx';
import { useEditPost } from './use-edit-post.ts';
import { usePreparing } from './use-preparing.ts';

type EditPostFormProps = { post: Post; author: PrivateMember };

export function EditPostForm({ post, author }: EditPostFormProps) {
  const { form, saved, others, take, leave } = useEditPost(post);
  const { isPreparing, reportOf } = usePreparing();
  const isWithoutImage = useFormValues(form, ({ withoutImage }) => withoutImage === 'true');
  const isAd = useFormValues(form, ({ type }) => type === 'Ad');
  return (
    <Stack>
      <Form of={form} aria-label={messages.editPost}>
        <LeaveGuard isDirty={form.isDirty} />
        <PostFields
          form={form}
          onPreparing={reportOf('picture')}
          picture={isWithoutImage ? null : saved.image}
          onRemovePicture={() => form.set('withoutImage', 'true')}
        />
        <GalleryFields form={form} onPreparing={reportOf('gallery')} />
        <CheckBox
          label={messages.ad}
          isChecked={isAd}
          onChange={(isChecked) => form.set('type', isChecked ? 'Ad' : 'Post')}
        />
        <AnnouncementPart form={form} asksForEvent />
        <AttendeeCountOnChange form={form} saved={saved} viewerId={author.id} />
        <SendingBar part={form.progress} onCancel={form.cancel} />
        <ButtonGroup>
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
        </ButtonGroup>
      </Form>
      {others.map((other) => (
        <OtherTextView
          key={`${other.isSaved} ${other.values.title} ${other.values.content}`}
          other={other}
          onTake={() => take(other, form)}
        />
      ))}
      <EditedPostActions post={post} author={author} onDeleted={leave} />
    </Stack>
  );
}
