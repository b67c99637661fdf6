import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { canPinPost } from 'shared-api/contract/posts/posts.policy';
import { CacheProvider } from 'shared-api/query';
import { ButtonGroup } from 'shared-ui/layout';
import { Link, useLocation, useRevalidator } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { DeleteButton } from '../posts/delete-button.tsx';
import { PinButton } from '../posts/pin-button.tsx';
import { postFormMessages as messages } from './messages.ts';

type EditedPostActionsProps = { post: Post; author: PrivateMember; onDeleted: () => void };

/** What else its author does with a post: the page of a post leads here for it. */
export function EditedPostActions({ post, author, onDeleted }: EditedPostActionsProps) {
  const { hash } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <CacheProvider viewerId={author.id}>
      <ButtonGroup role="group" aria-label={messages.otherActions}>
        <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={pathTo.postHistory(post.id)}>
          {spaces.postHistory}
        </Link>
        {canPinPost(author, post) && <PinButton post={post} hasFocus={hash === '#pin'} onPinned={revalidate} />}
        <DeleteButton post={post} asksAtOnce={hash === '#delete'} onDeleted={onDeleted} />
      </ButtonGroup>
    </CacheProvider>
  );
}
