import type { Post, PostType } from 'shared-api/contract/posts/posts.contract';

/** What RSS and Atom are written from. */
export type Feed = {
  title: string;
  description: string;
  origin: string;
  /** Where it is. */
  path: string;
  /** The page that shows the same to people. */
  pagePath: string;
  posts: Post[];
};

export const feedTypes = { posts: 'Post', announcements: 'Ad' } as const satisfies Record<string, PostType>;
export type FeedName = keyof typeof feedTypes;

const founded = '1999-06-14T00:00:00Z';

/** When one of these posts was last changed. */
export function latestOf({ posts }: { posts: ReadonlyArray<Pick<Post, 'updatedAt'>> }): string {
  let latest = founded;
  for (const { updatedAt } of posts) if (updatedAt > latest) latest = updatedAt;
  return latest;
}
