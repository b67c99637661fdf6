import * as v from 'valibot';
import { limits } from './limits.ts';
import { Cursor, Limit } from './query.contract.ts';
import { Timestamp } from './reply.contract.ts';
import { boundedText, EmailAddress, PhoneNumber } from './text.contract.ts';

/** POST /auth/contact */
export const ContactRequest = v.object({
  name: boundedText(limits.name),
  /** An e-mail address or a phone number: an answer is promised, so there must be a way for it. */
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => v.is(EmailAddress, text) || v.is(PhoneNumber, text), 'bad_contact'),
  ),
  message: boundedText(limits.message),
});
export type ContactRequest = v.InferInput<typeof ContactRequest>;

export const MessageState = v.picklist(['new', 'read', 'answered']);
export type MessageState = v.InferOutput<typeof MessageState>;

export const ContactMessage = v.object({
  id: v.string(),
  name: v.string(),
  /** An e-mail address or a phone number. */
  contact: v.string(),
  message: v.string(),
  state: MessageState,
  createdAt: Timestamp,
  /** Until when an answer was promised. */
  dueAt: Timestamp,
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

/** The query of GET /dashboard/messages */
export const MessagesQuery = v.object({
  state: v.optional(MessageState),
  limit: Limit,
  cursor: v.optional(Cursor),
});
export type MessagesQuery = Partial<v.InferOutput<typeof MessagesQuery>>;

/** GET /dashboard/messages: newest first. */
export const ContactMessagesReply = v.object({ messages: v.array(ContactMessage) });

/** PUT /dashboard/messages/{id} */
export const MarkMessageRequest = v.object({
  state: MessageState,
  /** The state it was seen in: when it is another by now, the call is refused with 409. */
  seen: v.optional(MessageState),
});
export type MarkMessageRequest = v.InferInput<typeof MarkMessageRequest>;
