import * as v from 'valibot';
import { MailedToken } from './account.contract.ts';

/** POST /recipients/stop and /recipients/resume, GET /recipients/link: as a mail of a form brought it to its reader. */
export const RecipientToken = v.object({ t: MailedToken });

/** Whether its reader wants no mails of forms. */
export const RecipientLink = v.object({ isStopped: v.boolean() });
export type RecipientLink = v.InferOutput<typeof RecipientLink>;
