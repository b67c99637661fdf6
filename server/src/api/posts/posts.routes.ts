import { limits } from 'shared-api/contract/limits';
import { Post, PostsReply, PostType } from 'shared-api/contract/posts.contract';
import * as v from 'valibot';
import { ById, Cursor, count, Id, Limit, nextLink, SearchWords } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { PostsService } from './posts.service.ts';

export const PostsQuerystring = v.object({
  type: v.optional(PostType),
  office: v.optional(Id),
  author: v.optional(Id),
  q: v.optional(SearchWords),
  sample: v.optional(count(limits.sampleMost)),
  limit: Limit,
  cursor: v.optional(Cursor),
});

export const postsRoutes: Routes<{ posts: PostsService }> = async (app, { posts }) => {
  const list = { schema: { querystring: PostsQuerystring, response: { 200: PostsReply } } };
  app.get('/post', list, async (request, reply) => {
    const { type, office, author, q: words, sample, limit, cursor } = request.query;
    const filter = { type, office, author, words };
    if (sample) return posts.sample(filter, sample);
    const page = await posts.list(filter, limit, cursor);
    reply.header('x-total-count', page.total);
    if (page.next) reply.header('link', nextLink(request.url, page.next));
    return page.posts;
  });

  app.get('/post/:id', { schema: { params: ById, response: { 200: Post } } }, (request) =>
    posts.get(request.params.id),
  );
};
