import type { Post } from 'shared-api/contract/posts.contract';
import { CheckChoice } from 'shared-ui/editor';
import { SubmitButton } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { Deeds } from 'shared-ui/side';
import { buttonClass } from 'shared-ui/static';
import { LeaveGuard } from '../sending/leave-guard.tsx';
import { SendingBar } from '../sending/sending-bar.tsx';
import { composerMessages as messages } from './messages.ts';
import { PostFields } from './post-fields.tsx';
import { useEditPost } from './use-edit-post.ts';

export function PostEditor({ post }: { post: Post }) {
  const { fields, set, faults, setPreparing, isBusy, sending, save, isDirty } = useEditPost(post);
  return (
    <form className="ui-form" aria-label={messages.editor} noValidate onSubmit={save}>
      <LeaveGuard isDirty={isDirty} />
      <PostFields
        fields={fields}
        faults={faults}
        set={set}
        edition={0}
        onPreparing={setPreparing}
        picture={post.image}
      />
      <CheckChoice
        label={messages.ad}
        isChecked={fields.type === 'Ad'}
        onChange={(isAd) => set({ type: isAd ? 'Ad' : 'Post' })}
      />
      <SendingBar part={sending.part} onCancel={sending.cancel} />
      <Deeds>
        <SubmitButton isBusy={isBusy}>{messages.save}</SubmitButton>
        <Link className={buttonClass({ variant: 'outline' })} to="/posts">
          {messages.cancel}
        </Link>
      </Deeds>
    </form>
  );
}
