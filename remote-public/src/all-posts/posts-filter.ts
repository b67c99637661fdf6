import { limits } from 'shared-api/contract/limits';
import type { PostsQuery, PostType } from 'shared-api/contract/posts/posts.contract';

/** Which posts are requested; it stands in the address, so it can be kept, sent, and submitted without JavaScript. */
export type PostsFilter = Pick<PostsQuery, 'q' | 'type' | 'office'>;

const isType = (value: string | null): value is PostType => value === 'Post' || value === 'Ad';

export function filterOf(params: URLSearchParams): PostsFilter {
  const q = params.get('q')?.trim().slice(0, limits.searchTerms[1]);
  const type = params.get('type');
  const office = params.get('office');
  return { ...(q && { q }), ...(isType(type) && { type }), ...(office && { office }) };
}

/** The query string of a filter, always in one order; blanks are left out. */
export const searchOf = ({ q, type, office }: PostsFilter) =>
  `?${new URLSearchParams(Object.entries({ q, type, office }).filter((each): each is [string, string] => !!each[1]))}`;
