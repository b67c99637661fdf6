import { limits } from 'shared-api/contract/limits';
import { bylineOf } from 'shared-api/contract/members/byline';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { cutText } from 'shared-ui/static';

/** As much as is shown of a moment: ten of them travel inside the home page, and digits do not compress. */
const toMinute = (iso: string) => `${iso.slice(0, 16)}Z`;

/** What a preview shows of a post; no more of it need travel inside the page. */
export const toPreview = (post: Post) => ({
  id: post.id,
  type: post.type,
  title: post.title,
  text: cutText(post.excerpt, limits.previewTextLength),
  picture: post.picture,
  alt: post.imageAlt,
  publishedAt: toMinute(post.publishedAt),
  byline: bylineOf(post),
});
export type Preview = ReturnType<typeof toPreview>;
