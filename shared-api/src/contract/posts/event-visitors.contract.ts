import * as v from 'valibot';
import { MailedToken } from '../accounts/account.contract.ts';
import { EmailAddress } from '../text/email-address.contract.ts';
import { PersonName } from '../text/person-name.contract.ts';
import { Id } from '../wire/query.contract.ts';

/** POST /events/visitors: who has no account says that it comes to an event, by the id of its announcement. */
export const EventVisitorRequest = v.object({ event: Id, name: PersonName, email: EmailAddress });
export type EventVisitorRequest = v.InferInput<typeof EventVisitorRequest>;

/** POST /events/visitors/confirm and /events/visitors/cancel: as a mail brought it. */
export const EventVisitorToken = v.object({ token: MailedToken });

/** What a confirmed visitor is told: it comes, or waits for a place. */
export const VisitorState = v.picklist(['going', 'waiting']);
export type VisitorState = v.InferOutput<typeof VisitorState>;
/** `event` is the id of its announcement; `cancel` the token by which the visitor takes back that it comes, as its mails have it; a server from before sends none. */
export const EventVisitorReply = v.object({
  message: v.string(),
  state: VisitorState,
  event: v.string(),
  cancel: v.optional(v.string()),
});
export type EventVisitorReply = v.InferOutput<typeof EventVisitorReply>;
