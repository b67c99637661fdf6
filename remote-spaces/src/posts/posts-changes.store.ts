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
  pinned: Pins;
  /** Of those, what the server has confirmed. */
  confirmed: Pins;
};
type Pins = Partial<Record<PostType, string | null | undefined>>;

const nothing: PostsChanges = { added: [], removed: new Set(), pinned: {}, confirmed: {} };

export const usePostsChanges = create<PostsChanges>(() => nothing);

export const forgetPostsChanges = () => usePostsChanges.setState(nothing, true);

export const addPost = (post: Post) => usePostsChanges.setState(({ added }) => ({ added: [post, ...added] }));

export const hidePost = (id: string) =>
  usePostsChanges.setState(({ removed }) => ({ removed: new Set([...removed, id]) }));

export const showPost = (id: string) =>
  usePostsChanges.setState(({ removed }) => ({ removed: new Set([...removed].filter((other) => other !== id)) }));

/** Moves the pin of a type, and answers what to do when the server has spoken. One that was moved on since stays. */
export function movePin(type: PostType, id: string | null) {
  usePostsChanges.setState(({ pinned }) => ({ pinned: { ...pinned, [type]: id } }));
  return {
    confirm: () => usePostsChanges.setState(({ confirmed }) => ({ confirmed: { ...confirmed, [type]: id } })),
    putBack: () =>
      usePostsChanges.setState(({ pinned, confirmed }) =>
        pinned[type] === id ? { pinned: { ...pinned, [type]: confirmed[type] } } : {},
      ),
  };
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
