import * as v from 'valibot';
import { FormOfAddress } from '../members/form-of-address.contract.ts';
import { Role } from '../members/members.contract.ts';
import { EventFacts } from '../posts/post-events.contract.ts';
import { PostType } from '../posts/posts.contract.ts';
import { Cursor, Id, Limit } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';

/** What a member is told of. */
export const NotificationKind = v.picklist([
  'post',
  'post_removed',
  'post_restored',
  'account_activated',
  'role_changed',
  'office_changed',
  'applicant',
  'message',
  'event_place',
  'event_changed',
  'event_cancelled',
  'event_resumed',
  'event_deleted',
  'event_restored',
  'event_ended',
  'event_removed',
]);
export type NotificationKind = v.InferOutput<typeof NotificationKind>;

/** What a member chooses to be told of, or not. */
export const NotificationTopic = v.picklist(['posts', 'decisions', 'applicants', 'messages']);
export type NotificationTopic = v.InferOutput<typeof NotificationTopic>;

export const topicOf: Record<NotificationKind, NotificationTopic> = {
  post: 'posts',
  post_removed: 'decisions',
  post_restored: 'decisions',
  account_activated: 'decisions',
  role_changed: 'decisions',
  office_changed: 'decisions',
  applicant: 'applicants',
  message: 'messages',
  event_place: 'decisions',
  event_changed: 'decisions',
  event_cancelled: 'decisions',
  event_resumed: 'decisions',
  event_deleted: 'decisions',
  event_restored: 'decisions',
  event_ended: 'decisions',
  event_removed: 'decisions',
};

/** How soon the mails of a topic come. */
export const MailFrequency = v.picklist(['none', 'at_once', 'daily', 'weekly']);
export type MailFrequency = v.InferOutput<typeof MailFrequency>;

/** In which ways a member is told of a topic; in none of them: not at all. */
export const NotificationChoice = v.object({
  topic: NotificationTopic,
  inPortal: v.boolean(),
  mail: MailFrequency,
});
export type NotificationChoice = v.InferOutput<typeof NotificationChoice>;

/** What is left out stays: a page that was opened long ago sends only what was changed in it. */
export const NotificationChoiceChange = v.object({
  topic: NotificationTopic,
  inPortal: v.optional(v.boolean()),
  mail: v.optional(MailFrequency),
});
export type NotificationChoiceChange = v.InferOutput<typeof NotificationChoiceChange>;

/** PUT /notifications/choices: topics that are left out stay, too. */
export const NotificationChoicesRequest = v.object({
  choices: v.pipe(v.array(NotificationChoiceChange), v.maxLength(NotificationTopic.options.length)),
});
export type NotificationChoicesRequest = v.InferOutput<typeof NotificationChoicesRequest>;

/** GET /notifications/choices: one of each topic that the viewer may be told of. */
export const NotificationChoices = v.object({ choices: v.array(NotificationChoice) });
export type NotificationChoices = v.InferOutput<typeof NotificationChoices>;

/** PUT /notifications/choices: all of them as they are then. */
export const NotificationChoicesReply = v.object({ message: v.string(), ...NotificationChoices.entries });
export type NotificationChoicesReply = v.InferOutput<typeof NotificationChoicesReply>;

/** POST /auth/mails/stop: the key stands in the mails to a member. */
export const StopMailsRequest = v.object({ key: Id });
export type StopMailsRequest = v.InferOutput<typeof StopMailsRequest>;

/** What changed of an event, for who is registered for it. */
export const EventChange = v.object({ title: v.string(), was: EventFacts, is: EventFacts });
export type EventChange = v.InferOutput<typeof EventChange>;

/** What it tells is put into words by `notification-words`. */
export const Notification = v.object({
  id: v.string(),
  kind: NotificationKind,
  at: Timestamp,
  isRead: v.boolean(),
  /** Null once it is deleted for good. */
  post: v.nullable(v.object({ id: v.string(), title: v.string(), type: PostType })),
  /** Who published, asks to join, or wrote. */
  person: v.nullable(v.string()),
  office: v.nullable(v.string()),
  /** Of the kinds of an event that changed: what was before, and what is after. */
  event: v.nullable(EventChange),
  /** The member's new role, and how it is spoken of. */
  role: v.nullable(Role),
  addressedAs: FormOfAddress,
});
export type Notification = v.InferOutput<typeof Notification>;

/** The query of GET /notifications */
export const NotificationsQuery = v.object({
  limit: Limit,
  cursor: v.optional(Cursor),
  state: v.optional(v.picklist(['unread'])),
});
export type NotificationsQuery = Partial<v.InferOutput<typeof NotificationsQuery>>;

/** GET /notifications: the viewer's own, the newest at the top. */
export const NotificationsReply = v.object({ notifications: v.array(Notification) });

/** What stays unread after PUT /notifications/:id/read and PUT /notifications/read */
export const UnreadReply = v.object({ unread: v.number() });
export type UnreadReply = v.InferOutput<typeof UnreadReply>;
