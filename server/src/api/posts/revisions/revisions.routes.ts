import { PostReply } from 'shared-api/contract/posts/posts.contract';
import { ByVersion, RevisionsReply, RevisionText } from 'shared-api/contract/posts/revisions.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { messages } from '../../../messages.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { PostsService } from '../posts.service.ts';
import type { RevisionsService } from './revisions.service.ts';

type Parts = { postsService: PostsService; revisionsService: RevisionsService };

export const revisionsRoutes: Routes<Parts> = async (app, { postsService, revisionsService }) => {
  const list = { schema: { params: ById, response: { 200: RevisionsReply } } };
  app.get('/post/:id/revisions', list, async (request) => ({
    revisions: await revisionsService.list(request.viewer(), request.params.id),
  }));

  const read = { schema: { params: ByVersion, response: { 200: RevisionText } } };
  app.get('/post/:id/revisions/:version', read, (request) =>
    revisionsService.get(request.viewer(), request.params.id, request.params.version),
  );

  const restore = { schema: { params: ByVersion, response: { 200: PostReply } } };
  app.post('/post/:id/revisions/:version/restore', restore, async (request) => {
    const { id, version } = request.params;
    const post = await postsService.restoreText(actorOf(request), id, version);
    return { message: messages.textRestored, post };
  });
};
