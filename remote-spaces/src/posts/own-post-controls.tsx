import type { Post } from 'shared-api/contract/posts/posts.contract';
import { canEditPost } from 'shared-api/contract/posts/posts.policy';
import { useSession } from 'shared-api/session/session.store';
import { island } from 'shared-ui/static';
import { useLoaded } from '../loaders/use-loaded.ts';

export const AuthorControls = island(() => import('./author-controls.tsx').then((module) => module.AuthorControls));

/** Only a post's author sees controls on it (spec, section 6); to anybody else they are not even sent. */
export function OwnPostControls({ post }: { post: Post }) {
  const member = useSession((session) => session.member);
  const author = member && canEditPost(member, post) ? member : null;
  const Controls = useLoaded('controls of a post', AuthorControls.preload, author !== null);
  return author && Controls ? <Controls post={post} author={author} /> : null;
}
