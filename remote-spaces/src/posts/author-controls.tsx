import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { attendeesName } from 'shared-api/contract/posts/attendee-words';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { canPinPost } from 'shared-api/contract/posts/posts.policy';
import { CacheProvider } from 'shared-api/query';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { DeleteButton } from './delete-button.tsx';
import { postsMessages as messages } from './messages.ts';
import { PinButton } from './pin-button.tsx';

export const AuthorControls = ({ post, author }: { post: Post; author: PrivateMember }) => (
  <CacheProvider viewerId={author.id}>
    {canPinPost(author, post) && <PinButton post={post} />}
    <Link
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
      to={pathTo.editPost(post.id)}
      aria-label={messages.editOf(post.title)}
    >
      {messages.edit}
    </Link>
    {post.event && (
      <Link
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
        to={pathTo.attendees(post.id)}
        aria-label={messages.listOf(attendeesName(post.event), post.title)}
      >
        {attendeesName(post.event)}
      </Link>
    )}
    <DeleteButton post={post} />
  </CacheProvider>
);
