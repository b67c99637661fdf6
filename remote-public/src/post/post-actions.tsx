import * as pathTo from 'shared-api/contract/path-to';
import { canCancelEvent } from 'shared-api/contract/posts/attendance.policy';
import { canDeletePost, canEditPost, canModeratePost, canPinPost } from 'shared-api/contract/posts/posts.policy';
import { useSession } from 'shared-api/session/session.store';
import { ScreenOnly } from 'shared-ui/layout';
import { LinkMenu } from 'shared-ui/link-menu';
import { Link } from 'shared-ui/router';
import type { Article } from './load-post.ts';
import { messages } from './messages.ts';

type ActionLink = { to: string; label: string; isDanger?: true };

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
    canPinPost(member, post) && { to: `${edit}#pin`, label: messages.pin },
    post.event?.isCancelled === false &&
      canCancelEvent(member, post) && {
        to: pathTo.attendees(post.id),
        label: messages.cancelEvent,
        isDanger: true,
      },
    isOwn && canDeletePost(member, post) && { to: `${edit}#delete`, label: messages.delete, isDanger: true },
    !isOwn &&
      canModeratePost(member, post) && {
        to: `${pathTo.dashboardPosts}?q=${encodeURIComponent(post.title)}`,
        label: messages.remove,
        isDanger: true,
      },
  ].filter((link): link is ActionLink => Boolean(link));
  if (links.length === 0) return null;
  return (
    <ScreenOnly>
      <LinkMenu label={messages.postActions}>
        {links.map(({ to, label, isDanger }) => (
          <Link key={label} data-danger={isDanger} to={to}>
            {label}
          </Link>
        ))}
      </LinkMenu>
    </ScreenOnly>
  );
}
