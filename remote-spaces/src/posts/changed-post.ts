import { ApiError } from 'shared-api/client/api-error';
import type { Post } from 'shared-api/contract/posts/posts.contract';

/** The post as it is now, where that is why a change of it was rejected. */
export function changedPost(error: unknown): Post | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'publishedAt' in current ? current : undefined;
}
