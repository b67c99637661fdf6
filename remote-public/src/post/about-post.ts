import type { PageAbout } from 'shared-api/contract/wire/page.contract';
import type { Article } from './load-post.ts';

/** What a shared link shows of a post. */
export const aboutPost = ({ id, description, publishedAt, author, event }: Article): PageAbout => ({
  description,
  card: `/cards/posts/${id}.jpg`,
  ...(event && { event }),
  article: { publishedAt, author: author.name, office: author.office.name },
});
