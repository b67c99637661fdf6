import { limits } from 'shared-api/contract/limits';
import { ReasonRequest } from 'shared-api/contract/members/members.contract';
import {
  NewPostForm,
  PinReply,
  PinRequest,
  Post,
  PostForm,
  PostReply,
  PostsQuery,
  PostsReply,
} from 'shared-api/contract/posts/posts.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import { messages } from '../../messages.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { readForm } from '../../platform/http/forms/multipart.ts';
import { describePage, positionOf } from '../../platform/http/paging.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { PostsListService } from './list/posts-list.service.ts';
import type { PostsService } from './posts.service.ts';

export const postFormShape = { picture: 'image', richTextBytes: limits.richTextBytes };

type Parts = {
  postsService: PostsService;
  postsListService: PostsListService;
  /** Answers everybody the same, out of the database for readers. */
  publicPostsService: Pick<PostsListService, 'list' | 'sample' | 'get'>;
};

export const postsRoutes: Routes<Parts> = async (app, { postsService, postsListService, publicPostsService }) => {
  const list = { schema: { querystring: PostsQuery, response: { 200: PostsReply } } };
  app.get('/post', { ...list, config: { isSameForAll: true } }, async (request, reply) => {
    const { sample, limit, cursor, ...filter } = request.query;
    if (sample) return publicPostsService.sample(filter, sample);
    const { posts, ...page } = await publicPostsService.list(filter, limit, positionOf(cursor));
    describePage(request, reply, page);
    return posts;
  });

  app.get('/dashboard/posts', list, async (request, reply) => {
    const { limit, cursor, sample: _, ...filter } = request.query;
    const after = positionOf(cursor);
    const { posts, ...page } = await postsListService.listInScope(request.viewer(), filter, limit, after);
    describePage(request, reply, page);
    return posts;
  });

  const one = { schema: { params: ById, response: { 200: Post } }, config: { isSameForAll: true } } as const;
  app.get('/post/:id', one, (request) => publicPostsService.get(request.params.id));

  const publish = {
    schema: { response: { 201: PostReply } },
    config: { form: { schema: NewPostForm, picture: 'image' } },
  };
  app.post('/post', publish, async (request, reply) => {
    const actor = actorOf(request);
    const { fields, picture } = await readForm(request, NewPostForm, postFormShape);
    const post = await postsService.publish(actor, fields, picture);
    return reply.code(201).send({ message: messages.postPublished, post });
  });

  const edit = {
    schema: { params: ById, response: { 200: PostReply } },
    config: { form: { schema: PostForm, picture: 'image' } },
  };
  app.put('/post/:id', edit, async (request) => {
    const actor = actorOf(request);
    const { fields, picture } = await readForm(request, PostForm, postFormShape);
    const post = await postsService.edit(actor, request.params.id, fields, picture);
    return { message: messages.postEdited, post };
  });

  app.delete('/post/:id', { schema: { params: ById, response: { 200: MessageReply } } }, async (request) => {
    await postsService.remove(actorOf(request), request.params.id);
    return { message: messages.postDeleted };
  });

  const moderate = { schema: { params: ById, body: ReasonRequest, response: { 200: MessageReply } } };
  app.delete('/dashboard/post/:id', moderate, async (request) => {
    await postsService.removeWithReason(actorOf(request), request.params.id, request.body.reason);
    return { message: messages.postRemoved };
  });

  const pin = { schema: { params: ById, body: PinRequest, response: { 200: PinReply } } };
  app.put('/post/:id/pin', pin, (request) => postsService.pin(actorOf(request), request.params.id, request.body));
};
