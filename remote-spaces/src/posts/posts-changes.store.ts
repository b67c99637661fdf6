import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { create } from 'shared-api/store';

/**
 * What the person did here since the page came: shown at once, in every list, over what the server had said before. It is
 * about the one person of this browser and is filled by deeds alone, so the page server never holds any.
 */
type PostsChanges = {
  added: readonly Post[];
  removed: ReadonlySet<string>;
  /** The id of the pinned post of each type; null: none is. Undefined where nothing was changed. */
  pinned: Partial<Record<PostType, string | null | undefined>>;
};

const nothing: PostsChanges = { added: [], removed: new Set(), pinned: {} };

export const usePostsChanges = create<PostsChanges>(() => nothing);

export const forgetPostsChanges = () => usePostsChanges.setState(nothing, true);

export const addPost = (post: Post) => usePostsChanges.setState(({ added }) => ({ added: [post, ...added] }));

export const hidePost = (id: string) =>
  usePostsChanges.setState(({ removed }) => ({ removed: new Set([...removed, id]) }));

export const showPost = (id: string) =>
  usePostsChanges.setState(({ removed }) => ({ removed: new Set([...removed].filter((other) => other !== id)) }));

/** Moves the pin of a type, and answers how to put it back. */
export function movePin(type: PostType, id: string | null): () => void {
  const before = usePostsChanges.getState().pinned[type];
  const pin = (pinnedId: string | null | undefined) =>
    usePostsChanges.setState(({ pinned }) => ({ pinned: { ...pinned, [type]: pinnedId } }));
  pin(id);
  return () => pin(before);
}

const withPins = (post: Post, pinned: PostsChanges['pinned']): Post => {
  const pinnedId = pinned[post.type];
  // one person pins, and only its own: the others' posts carry no pin
  return pinnedId === undefined || post.author.role !== 'SG' ? post : { ...post, pinned: pinnedId === post.id };
};

/** A list as it is after what the person did; `belongs` tells which of the new posts are part of it. */
export function withChanges(
  posts: readonly Post[],
  { added, removed, pinned }: PostsChanges,
  belongs: (post: Post) => boolean,
): Post[] {
  const known = new Set(posts.map(({ id }) => id));
  const fresh = added.filter((post) => belongs(post) && !known.has(post.id));
  return [...fresh, ...posts].filter(({ id }) => !removed.has(id)).map((post) => withPins(post, pinned));
}
