import { followerWords } from 'shared-api/contract/offices/follower-words';
import {
  FollowerLink,
  FollowerLinkQuery,
  FollowerReply,
  FollowerToken,
  FollowRequest,
} from 'shared-api/contract/offices/followers.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import type { Routes } from '../../platform/http/validation.ts';
import type { FollowersService } from './followers.service.ts';

/** Without a session: a visitor begins and ends to follow an office by the links that are mailed to it. */
export const followersRoutes: Routes<{ followersService: FollowersService }> = async (app, { followersService }) => {
  const send = { schema: { body: FollowRequest, response: { 202: MessageReply } } };
  app.post('/followers', send, async (request, reply) => {
    await followersService.request(request.body, request.ip);
    return reply.code(202).send({ message: followerWords.mailed });
  });

  const link = { schema: { querystring: FollowerLinkQuery, response: { 200: FollowerLink } } };
  app.get('/followers/link', link, async ({ query }) => {
    const { officeId: id, officeName: name, confirmedAt } = await followersService.get(query.t, query.purpose);
    return { office: { id, name }, isConfirmed: confirmedAt !== null };
  });

  const act = { schema: { body: FollowerToken, response: { 200: FollowerReply } } };
  app.post('/followers/confirm', act, async (request) => {
    const { officeId } = await followersService.confirm(request.body.t);
    return { message: followerWords.confirmed, office: officeId };
  });
  app.post('/followers/stop', act, async (request) => {
    const { officeId } = await followersService.stop(request.body.t);
    return { message: followerWords.stopped, office: officeId };
  });
};
