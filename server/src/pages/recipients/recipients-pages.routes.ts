import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { sendsOrigin } from '../../platform/http/security.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { addFormParser } from '../forms/page-forms.routes.ts';
import { plainPageHeaders, toPlainPage } from '../render/plain-page.ts';
import { sendErrorPage } from '../render/send-error-page.ts';
import { messages } from './recipients.messages.ts';

const toForm = (action: string, token: string, label: string) =>
  `<form method="post" action="${action}?t=${encodeURIComponent(token)}">
<p><button>${label}</button></p>
</form>`;

/** A press stops them and not the visit: programs that look into mails follow their links too. */
const toStopAllPage = (token: string) =>
  toPlainPage(
    messages.stop,
    `<p>${messages.stopLead}</p>
<p>${messages.stopOwn}</p>
${toForm('/no-mails', token, messages.stop)}`,
  );

const toAllStoppedPage = (token: string) =>
  toPlainPage(
    messages.stopped,
    `<p>${messages.stoppedLead}</p>
<p>${messages.resumeLead}</p>
${toForm('/no-mails/undo', token, messages.resume)}`,
  );

const toExpiredStopPage = () => toPlainPage(messages.expired, `<p>${messages.expiredLead}</p>`);

const gone = 410;

const tokenOf = ({ url }: FastifyRequest) => new URL(`http://portal.internal${url}`).searchParams.get('t') ?? '';

const send = (reply: FastifyReply, page: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').headers(plainPageHeaders("'self'")).send(page);

const sendExpired = (reply: FastifyReply) => send(reply, toExpiredStopPage(), gone);

/**
 * Where a reader says that no form shall mail it again, by the link in such a mail: without an account, a cookie or scripts. Mail
 * programs send the press by themselves (RFC 8058).
 */
export const recipientsPages: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  addFormParser(app);
  app.setErrorHandler<FastifyError>(sendErrorPage);

  app.get('/no-mails', async (request, reply) => {
    const token = tokenOf(request);
    const isStopped = await recipients.isStopped(db, token);
    if (isStopped === undefined) return sendExpired(reply);
    return send(reply, isStopped ? toAllStoppedPage(token) : toStopAllPage(token));
  });

  app.post('/no-mails', async (request, reply) => {
    const token = tokenOf(request);
    if (!(await recipients.stop(db, token))) return sendExpired(reply);
    return sendsOrigin(request) ? reply.redirect(request.url, 303) : send(reply, toAllStoppedPage(token));
  });

  app.post('/no-mails/undo', async (request, reply) => {
    const token = tokenOf(request);
    if (!(await recipients.resume(db, token))) return sendExpired(reply);
    return reply.redirect(`/no-mails?t=${encodeURIComponent(token)}`, 303);
  });
};
