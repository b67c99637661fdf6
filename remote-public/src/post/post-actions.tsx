import * as pathTo from 'shared-api/contract/path-to';
import { canCancelEvent } from 'shared-api/contract/posts/attendance.policy';
import { canDeletePost, canEditPost, canModeratePost, canPinPost } from 'shared-api/contract/posts/posts.policy';
import { useSession } from 'shared-api/session/session.store';
import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import type { Article } from './load-post.ts';
import { messages } from './messages.ts';

/**
 * Where a member who may do something with the post does it: an author in its space, staff on its dashboard. Links, since
 * the space is deployed on its own, and no reader loads any of it.
 */
export function PostActions({ post }: { post: Article }) {
  const member = useSession((session) => session.member);
  if (!member) return null;
  const edit = pathTo.editPost(post.id);
  const isOwn = canEditPost(member, post);
  const links = [
    isOwn && { to: edit, label: messages.edit },
    isOwn && { to: `${edit}/history`, label: messages.history },
    post.event?.isCancelled === false &&
      canCancelEvent(member, post) && { to: pathTo.attendees(post.id), label: messages.cancelEvent },
    canPinPost(member, post) && { to: `${edit}#pin`, label: messages.pin },
    isOwn && canDeletePost(member, post) && { to: `${edit}#delete`, label: messages.delete },
    !isOwn &&
      canModeratePost(member, post) && {
        to: `${pathTo.dashboardPosts}?q=${encodeURIComponent(post.title)}`,
        label: messages.remove,
      },
  ].filter((link) => link !== false);
  if (links.length === 0) return null;
  return (
    <ScreenOnly>
      <ButtonGroup role="group" aria-label={messages.postActions}>
        {links.map(({ to, label }) => (
          <Link key={label} className={buttonClass({ variant: 'outline', size: 'sm' })} to={to}>
            {label}
          </Link>
        ))}
      </ButtonGroup>
    </ScreenOnly>
  );
}
