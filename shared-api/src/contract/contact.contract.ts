import * as v from 'valibot';
import { limits } from './limits.ts';
import { EmailAddress } from './text/email-address.contract.ts';
import { PhoneNumber } from './text/phone-number.contract.ts';
import { boundedLines, boundedText } from './text/text.contract.ts';
import { Cursor, Limit } from './wire/query.contract.ts';
import { Timestamp } from './wire/reply.contract.ts';

const contacts = [EmailAddress, PhoneNumber];
const isContact = (text: string) => contacts.some((each) => v.is(each, text));
/** In the stored form of an e-mail address or of a phone number; what is neither stays as it was typed. */
const toContact = (typed: string) =>
  contacts.map((each) => v.safeParse(each, typed)).find((parsed) => parsed.success)?.output ?? typed;

/** POST /auth/contact */
export const ContactRequest = v.object({
  name: boundedText(limits.name),
  /** An e-mail address or a phone number: an answer is promised, so there must be a way for it. */
  email: v.pipe(v.string(), v.transform(toContact), v.check(isContact, 'bad_contact')),
  message: boundedLines(limits.message),
});
export type ContactRequest = v.InferInput<typeof ContactRequest>;

/** Whether it can be replied to by mail; else there is a phone number to call. */
export const isEmailAddress = (contact: string) => v.is(EmailAddress, contact);

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
  /** Who of staff takes care of it. */
  assignee: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** Grows with every change: sent back as `If-Match`, it keeps one from acting on what is no longer so. */
  version: v.number(),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

export const MessageAssignee = v.picklist(['me', 'nobody']);

/** The query of GET /dashboard/messages */
export const MessagesQuery = v.object({
  state: v.optional(MessageState),
  /** Those that the viewer takes care of, or nobody. */
  assignee: v.optional(MessageAssignee),
  limit: Limit,
  cursor: v.optional(Cursor),
});
export type MessagesQuery = Partial<v.InferOutput<typeof MessagesQuery>>;

/** GET /dashboard/messages: newest first. */
export const ContactMessagesReply = v.object({ messages: v.array(ContactMessage) });

/** What staff wrote back; it was mailed to the visitor. */
export const ContactReply = v.object({
  id: v.string(),
  author: v.object({ id: v.string(), name: v.string() }),
  text: v.string(),
  sentAt: Timestamp,
});

/** A message as it is opened: with its replies, the oldest first. */
export const OpenContactMessage = v.object({ ...ContactMessage.entries, replies: v.array(ContactReply) });
export type OpenContactMessage = v.InferOutput<typeof OpenContactMessage>;

/** GET /dashboard/messages/{id} */
export const ContactMessageReply = v.object({ contactMessage: OpenContactMessage });

/** Any call that changes one message. */
export const ContactMessageChangeReply = v.object({ message: v.string(), contactMessage: OpenContactMessage });

/** PUT /dashboard/messages/{id} */
export const MarkMessageRequest = v.object({ state: MessageState });

/** POST /dashboard/messages/{id}/reply: mailed to the visitor, and the message is marked as answered. */
export const ReplyToMessageRequest = v.object({ text: boundedLines(limits.message) });
