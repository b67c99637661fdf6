import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { Stack } from 'shared-ui/static';
import { AttendeeCountOnChange } from './attendee-count-on-change.tsx';
import { EditView } from './edit-view.tsx';
import { EditedPostActions } from './edited-post-actions.tsx';
import { useEditPost } from './use-edit-post.ts';

type EditPostFormProps = { post: Post; author: PrivateMember };

export function EditPostForm({ post, author }: EditPostFormProps) {
  const { form, saved, others, take, leave } = useEditPost(post);
  return (
    <Stack>
      <EditView
        form={form}
        saved={saved}
        others={others}
        onTake={(other) => take(other, form)}
        author={author}
        publishedAt={post.publishedAt}
        cancelTo={pathTo.posts}
      >
        <AttendeeCountOnChange form={form} saved={saved} viewerId={author.id} />
      </EditView>
      <EditedPostActions post={post} author={author} onDeleted={leave} />
    </Stack>
  );
}
