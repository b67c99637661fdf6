import type { Post, PostType } from 'shared-api/contract/posts/posts.contract';
import { hasPinnedPosts } from 'shared-api/contract/posts/posts.policy';

/** Whose posts a list holds. */
export type PostsOf = { office: string } | { author: string; type?: PostType };

/** What the member of this browser did to posts, over what the loaders had said before. */
export type PostChanges = {
  added: readonly Post[];
  removed: readonly string[];
  /** The id of the pinned post of each type; null: none is. Undefined where nothing was changed. */
  pinned: Partial<Record<PostType, string | null>>;
};

export const noChanges: PostChanges = { added: [], removed: [], pinned: {} };

const belongsTo = (of: PostsOf, post: Post) =>
  'office' in of
    ? post.author.office.id === of.office
    : post.author.id === of.author && (of.type ?? post.type) === post.type;

function withPin(post: Post, pinned: PostChanges['pinned']): Post {
  const pinnedId = pinned[post.type];
  return pinnedId === undefined || !hasPinnedPosts(post.author) ? post : { ...post, pinned: pinnedId === post.id };
}

/** A list as it is after the changes: what was published since comes first. */
export function withChanges(posts: readonly Post[], { added, removed, pinned }: PostChanges, of: PostsOf): Post[] {
  const own = new Set([...added.map(({ id }) => id), ...removed]);
  const fresh = added.filter((post) => belongsTo(of, post) && !removed.includes(post.id));
  return [...fresh, ...posts.filter(({ id }) => !own.has(id))].map((post) => withPin(post, pinned));
}
