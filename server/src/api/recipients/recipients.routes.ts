import { recipientWords } from 'shared-api/contract/accounts/recipient-words';
import { RecipientLink, RecipientToken } from 'shared-api/contract/accounts/recipients.contract';
import { MessageReply } from 'shared-api/contract/wire/reply.contract';
import type { Db } from '../../platform/database/db.ts';
import { recipientLinkCut } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/validation.ts';
import { recipients } from '../../platform/mail/recipients.ts';

/** Without a session: a reader says by the link in such a mail that no form shall mail it again, and takes that back. */
export const recipientsRoutes: Routes<{ db: Db }> = async (app, { db }) => {
  const link = { schema: { querystring: RecipientToken, response: { 200: RecipientLink } } };
  app.get('/recipients/link', link, async ({ query }) => {
    const isStopped = await recipients.isStopped(db, query.t);
    if (isStopped === undefined) throw recipientLinkCut();
    return { isStopped };
  });

  const act = { schema: { body: RecipientToken, response: { 200: MessageReply } } };
  app.post('/recipients/stop', act, async (request) => {
    if (!(await recipients.stop(db, request.body.t))) throw recipientLinkCut();
    return { message: recipientWords.stopped };
  });
  app.post('/recipients/resume', act, async (request) => {
    if (!(await recipients.resume(db, request.body.t))) throw recipientLinkCut();
    return { message: recipientWords.resumed };
  });
};
