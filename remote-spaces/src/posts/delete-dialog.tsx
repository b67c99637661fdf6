import type { Post } from 'shared-api/contract/posts/posts.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { AttendeeCount } from './attendee-count.tsx';
import { postsMessages as messages } from './messages.ts';

type DeleteDialogProps = { post: Post; onConfirm: () => void; onClose: () => void };

export const DeleteDialog = ({ post, onConfirm, onClose }: DeleteDialogProps) => (
  <ConfirmDialog act={messages.deleteAction} of={post.title} onConfirm={onConfirm} onClose={onClose}>
    {messages.deleteText} {post.event && <AttendeeCount postId={post.id} />}
  </ConfirmDialog>
);
