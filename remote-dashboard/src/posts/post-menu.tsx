import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { RowMenu } from 'shared-ui/data-grid';
import { Link } from 'shared-ui/router';
import { Bdi, Button, buttonClass, exactDate } from 'shared-ui/static';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';
import { actionOn } from '../lists/action-on.ts';
import { AttendeeCount } from './attendee-count.tsx';
import { messages } from './messages.ts';
import { PostEvent, PostExcerpt } from './post-parts.tsx';
import { removalFailure, usePostAction } from './use-post-action.ts';

type PostProps = { post: Post };

/** What staff may do with a post, as a link and a button, and the dialog that asks for a reason. */
function useActs({ id, title, event }: Post) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = usePostAction(id);
  const acts = (close?: () => void) => (
    <>
      <Link
        className={buttonClass({ variant: 'outline', size: 'sm' })}
        to={pathTo.post(id)}
        aria-label={messages.openTitle(title)}
      >
        {messages.open}
      </Link>
      <Button
        variant="danger"
        size="sm"
        aria-label={messages.removeName(title)}
        onClick={() => {
          close?.();
          setOpen(true);
        }}
      >
        {messages.remove}
      </Button>
    </>
  );
  const dialog = isOpen && (
    <ReasonDialog
      act={messages.removeAction}
      of={title}
      help={messages.removeHelp}
      send={mutateAsync}
      failureOf={removalFailure}
      onClose={() => setOpen(false)}
    >
      {event && <AttendeeCount postId={id} />}
    </ReasonDialog>
  );
  return { acts, dialog };
}

const linesOf = (post: Post) => [
  { head: messages.author, content: <Bdi>{post.author.name}</Bdi> },
  { head: messages.office, content: <Bdi>{post.author.office.name}</Bdi> },
  { head: messages.date, content: <time dateTime={post.publishedAt}>{exactDate(post.publishedAt)}</time> },
  ...(post.event ? [{ head: messages.event, content: <PostEvent post={post} /> }] : []),
  { head: messages.text, content: <PostExcerpt post={post} /> },
];

export function PostMenu({ post }: PostProps) {
  const { acts, dialog } = useActs(post);
  return (
    <>
      <RowMenu
        words={messages.more}
        label={actionOn(messages.more, post.title)}
        title={<Bdi>{post.title}</Bdi>}
        lines={linesOf(post)}
      >
        {acts}
      </RowMenu>
      {dialog}
    </>
  );
}

/** The same where the row is unfolded, and no menu is needed. */
export function PostActs({ post }: PostProps) {
  const { acts, dialog } = useActs(post);
  return (
    <>
      {acts()}
      {dialog}
    </>
  );
}
