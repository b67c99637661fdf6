import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { FollowRequest } from 'shared-api/contract/offices/followers.contract';
import * as v from 'valibot';
import type { FollowersService } from '../../api/followers/followers.service.ts';
import { Rejection } from '../../platform/errors.ts';
import { sendsOrigin } from '../../platform/http/security.ts';
import { check } from '../../platform/http/validation.ts';
import { addFormParser } from '../forms/page-forms.routes.ts';
import { plainPageHeaders } from '../render/plain-page.ts';
import { sendErrorPage } from '../render/send-error-page.ts';
import {
  toConfirmedPage,
  toConfirmFollowPage,
  toExpiredFollowPage,
  toFollowPage,
  toRequestedPage,
  toStopPage,
  toStoppedPage,
} from './follow-pages.ts';

const gone = 410;

/** The form as it was sent, for the page that shows it again. */
const text = v.optional(v.fallback(v.string(), ''), '');
const Typed = v.fallback(v.object({ email: text, office: text }), { email: '', office: '' });
type Typed = v.InferOutput<typeof Typed>;

const parameter = ({ url }: FastifyRequest, name: string) =>
  new URL(`http://portal.internal${url}`).searchParams.get(name);
const tokenOf = (request: FastifyRequest) => parameter(request, 't') ?? '';

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').headers(plainPageHeaders("'self'")).send(page);

const sendExpired = (reply: FastifyReply) => send(reply, toExpiredFollowPage(), gone);

type FollowersPagesParts = { followersService: FollowersService };

/**
 * Where a visitor begins and ends to follow an office, without an account and without scripts. A link's token is all that its
 * press needs: mail programs send it without cookie or `Origin`, which the check of foreign requests lets pass.
 */
export const followersPages: FastifyPluginAsync<FollowersPagesParts> = async (app, { followersService }) => {
  addFormParser(app);
  app.setErrorHandler<FastifyError>(sendErrorPage);

  async function sendRejected(reply: FastifyReply, typed: Typed, rejection: Rejection) {
    const { message, statusCode, extras } = rejection;
    if (extras.retryAfterSeconds) reply.header('retry-after', extras.retryAfterSeconds);
    const offices = await followersService.listOffices();
    const refused = { message, fields: extras.fields ?? {} };
    return send(reply, toFollowPage({ ...typed, offices, refused }), statusCode);
  }

  app.get('/follow', async (request, reply) => {
    if (parameter(request, 'sent') !== null) return send(reply, toRequestedPage());
    const offices = await followersService.listOffices();
    const stopped = parameter(request, 'stopped');
    if (stopped !== null) return send(reply, toStoppedPage(offices.find(({ id }) => id === stopped)));
    return send(reply, toFollowPage({ offices, office: parameter(request, 'office') ?? '' }));
  });

  app.post('/follow', async (request, reply) => {
    const typed = v.parse(Typed, request.body);
    try {
      await followersService.request(check(FollowRequest, typed), request.ip);
    } catch (error) {
      if (error instanceof Rejection) return sendRejected(reply, typed, error);
      throw error;
    }
    return reply.redirect('/follow?sent', 303);
  });

  app.get('/follow/confirm', async (request, reply) => {
    const token = tokenOf(request);
    const follower = await followersService.find(token, 'confirm');
    if (!follower) return sendExpired(reply);
    if (follower.confirmedAt) return send(reply, toConfirmedPage(follower.officeName));
    return send(reply, toConfirmFollowPage({ office: follower.officeName, token }));
  });

  app.post('/follow/confirm', async (request, reply) => {
    const follower = await followersService.confirm(tokenOf(request));
    return follower ? reply.redirect(request.url, 303) : sendExpired(reply);
  });

  app.get('/follow/stop', async (request, reply) => {
    const token = tokenOf(request);
    const follower = await followersService.find(token, 'stop');
    if (!follower) return sendExpired(reply);
    return send(reply, toStopPage({ office: follower.officeName, token }));
  });

  app.post('/follow/stop', async (request, reply) => {
    const follower = await followersService.stop(tokenOf(request));
    if (!follower) return sendExpired(reply);
    const { officeId: id, officeName: name } = follower;
    // RFC 8058 forbids to lead a mail program on
    return sendsOrigin(request)
      ? reply.redirect(`/follow?stopped=${id}`, 303)
      : send(reply, toStoppedPage({ id, name }));
  });
};
