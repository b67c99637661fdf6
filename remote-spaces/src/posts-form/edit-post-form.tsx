import { useState } from 'react';
import type { Post } from 'shared-api/contract/posts.contract';
import { CheckBox } from 'shared-ui/check-box';
import { Form, SubmitButton, useFormValues } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { LeaveGuard } from '../sending/leave-guard.tsx';
import { SendingBar } from '../sending/sending-bar.tsx';
import { postFormMessages as messages } from './messages.ts';
import { PostFields } from './post-fields.tsx';
import { useEditPost } from './use-edit-post.ts';

export function EditPostForm({ post }: { post: Post }) {
  const form = useEditPost(post);
  const [isPreparing, setPreparing] = useState(false);
  const isAd = useFormValues(form, ({ type }) => type === 'Ad');
  return (
    <Form of={form} aria-label={messages.editPost}>
      <LeaveGuard isDirty={form.isDirty} />
      <PostFields form={form} onPreparing={setPreparing} picture={post.image} />
      <CheckBox
        label={messages.ad}
        isChecked={isAd}
        onChange={(isChecked) => form.set('type', isChecked ? 'Ad' : 'Post')}
      />
      <SendingBar part={form.progress} onCancel={form.cancel} />
      <ButtonGroup>
        <SubmitButton isPending={isPreparing}>{messages.save}</SubmitButton>
        <Link className={buttonClass({ variant: 'outline' })} to="/posts">
          {messages.cancel}
        </Link>
      </ButtonGroup>
    </Form>
  );
}
