import { notFound } from '../../platform/errors.ts';
import type { Position } from '../../platform/http/paging.ts';
import { toPost } from './posts.presenter.ts';
import type { PostFilter, PostsRepository } from './posts.repository.ts';

export function postsService(posts: PostsRepository) {
  return {
    async list(filter: PostFilter, limit: number, after?: Position) {
      const [rows, total] = await Promise.all([posts.list(filter, limit + 1, after), posts.count(filter)]);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next = rows.length > limit && last ? { at: last.publishedAt, id: last.id } : undefined;
      return { posts: page.map(toPost), total, next };
    },

    async sample(filter: PostFilter, size: number) {
      return (await posts.sample(filter, size)).map(toPost);
    },

    async get(id: string) {
      const row = await posts.find(id);
      if (!row) throw notFound();
      return toPost(row);
    },
  };
}
export type PostsService = ReturnType<typeof postsService>;
