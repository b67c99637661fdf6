import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LinkPurpose } from 'shared-api/contract/account.contract';
import type { AuditAct, AuditSubjectKind } from 'shared-api/contract/audit.contract';
import type { MessageState } from 'shared-api/contract/contact.contract';
import type { EventDraft } from 'shared-api/contract/drafts.contract';
import type { FormOfAddress } from 'shared-api/contract/form-of-address.contract';
import type { ErrorFrame, ErrorKind } from 'shared-api/contract/front-end-errors.contract';
import type { Outcome } from 'shared-api/contract/front-ends.contract';
import type { Role, SocialLinks } from 'shared-api/contract/members.contract';
import type { MailPace, NotificationKind, NotificationTopic } from 'shared-api/contract/notifications.contract';
import type { OfficeKind } from 'shared-api/contract/offices.contract';
import type { PostsFate } from 'shared-api/contract/personal-data.contract';
import type { EventAudience } from 'shared-api/contract/post-events.contract';
import type { PostType } from 'shared-api/contract/posts.contract';
import type { SecurityKind } from 'shared-api/contract/security.contract';
import type { SignInMethod } from 'shared-api/contract/session.contract';
import type { DeviceClass, VitalMetric } from 'shared-api/contract/vitals.contract';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string | undefined, string>;

type PicturesTable = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  created_at: Timestamp;
};

export type OfficesTable = {
  id: Generated<string>;
  name: string;
  kind: OfficeKind;
  is_active: Generated<boolean>;
  email: string | null;
  phone: string | null;
  address: string | null;
  /** When it receives visitors, in its own words. */
  hours: string | null;
  shows_contacts: Generated<boolean>;
  cover_hash: string | null;
  created_at: Timestamp;
  version: Generated<number>;
};

export type MembersTable = {
  id: Generated<string>;
  name: string;
  email: string;
  /** The address that it asked for; it becomes `email` when the link that was mailed there is opened. */
  pending_email: string | null;
  password_hash: string;
  phone: Generated<string>;
  role: Role;
  role_since: Timestamp;
  addressed_as: Generated<FormOfAddress>;
  office_id: string;
  avatar_hash: string | null;
  bio: Generated<string>;
  about: Generated<string>;
  description: Generated<string>;
  sociallinks: Json<SocialLinks>;
  is_active: Generated<boolean>;
  is_email_confirmed: Generated<boolean>;
  must_change_password: Generated<boolean>;
  /** Until when a password works that staff set; null for one's own. */
  password_expires_at: MaybeTimestamp;
  created_at: Timestamp;
  last_seen_at: MaybeTimestamp;
  deleted_at: MaybeTimestamp;
  /** Activated once, or made by staff. */
  admitted_at: MaybeTimestamp;
  refused_at: MaybeTimestamp;
  /** From when on staff without a second factor may read only; null where none was asked for. */
  second_factor_due_at: MaybeTimestamp;
  /** When it agreed to what sign-up says is kept, and to which edition of it; null where staff added the member. */
  consented_at: MaybeTimestamp;
  consent_version: string | null;
  /** Grows with every change that staff can see. */
  version: Generated<number>;
  search: GeneratedAlways<string>;
  /** Sorts by its bytes as the Arabic alphabet does. */
  name_order: GeneratedAlways<string>;
  /** What staff search: name, e-mail and phone. */
  directory: GeneratedAlways<string>;
  /** In the mails to this member: who holds it may stop them. */
  mail_key: Generated<string>;
};

type PostStatus = 'draft' | 'scheduled' | 'published' | 'expired' | 'trashed';

export type PostsTable = {
  id: Generated<string>;
  title: string;
  content: string;
  text: string;
  excerpt: string;
  type: PostType;
  is_pinned: Generated<boolean>;
  author_id: string;
  office_id: string;
  picture_hash: string | null;
  /** The picture in words, and what stands below it. */
  image_alt: Generated<string>;
  image_caption: Generated<string>;
  idempotency_key: string | null;
  published_at: Timestamp;
  updated_at: Timestamp;
  /** Grows with every edit; not with a pin. */
  version: Generated<number>;
  random_key: Generated<number>;
  search: GeneratedAlways<string>;
  status: Generated<PostStatus>;
  /** When and by whom it was deleted; it can be restored until its time is over. */
  trashed_at: MaybeTimestamp;
  trashed_by: Generated<string | null>;
  /** Of a draft: the browser that saved it last, whose next save is no conflict. */
  saved_by_device: Generated<string | null>;
  /** When it is published by itself. */
  scheduled_for: MaybeTimestamp;
  /** When an announcement ends by itself. */
  expires_at: MaybeTimestamp;
  /** What the form of a draft holds of its event, finished or not. */
  draft_event: Json<EventDraft>;
};

/** The pictures below a text. */
type GalleryPicturesTable = {
  post_id: string;
  position: number;
  picture_hash: string;
  alt: string;
  caption: string;
};

/** A visitor who asked to come to an event; one in the line has confirmed the address. */
export type EventVisitorsTable = {
  id: Generated<string>;
  post_id: string;
  name: string;
  email: string;
  secret: Generated<string>;
  requested_at: Timestamp;
};

/** Who comes to an event, and who waits for a place: a member or a visitor. */
type AttendancesTable = {
  id: Generated<string>;
  post_id: string;
  member_id: string | null;
  visitor_id: string | null;
  is_waiting: boolean;
  joined_at: Date;
  checked_in_at: MaybeTimestamp;
  reminded_at: MaybeTimestamp;
};

/** What an announcement invites to. */
export type EventsTable = {
  post_id: string;
  begins_at: Date;
  ends_at: Date;
  place: string;
  address: Generated<string>;
  /** Null where it has no bound. */
  capacity: number | null;
  audience: Generated<EventAudience>;
};

/** A text that an edit of the post replaced. */
type PostRevisionsTable = {
  post_id: string;
  /** The version of the post that it was. */
  version: number;
  title: string;
  content: string;
  type: PostType;
  picture_hash: string | null;
  image_alt: Generated<string>;
  image_caption: Generated<string>;
  saved_at: Date;
  replaced_at: Timestamp;
  replaced_by: string;
};

type SessionsTable = {
  id: Generated<string>;
  token_hash: string;
  member_id: string;
  agent: string;
  /** The network it was opened from. */
  address: Generated<string>;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
  /** When the member last proved who it is, and how. */
  authenticated_at: Timestamp;
  method: ColumnType<SignInMethod, SignInMethod | undefined, SignInMethod>;
};

type ContactMessagesTable = {
  id: Generated<string>;
  name: string;
  contact: string;
  message: string;
  state: Generated<MessageState>;
  created_at: Timestamp;
  /** Who of staff takes care of it. */
  assignee_id: Generated<string | null>;
  /** Grows with every change of its state and of its assignee, and with every reply. */
  version: Generated<number>;
};

type ContactRepliesTable = {
  id: Generated<string>;
  message_id: string;
  author_id: string;
  text: string;
  sent_at: Timestamp;
};

type AuditEntriesTable = {
  id: Generated<string>;
  at: Timestamp;
  actor_id: string | null;
  office_id: string | null;
  former_office_id: string | null;
  act: AuditAct;
  subject: string;
  subject_kind: AuditSubjectKind;
  subject_name: string;
  details: Json<Record<string, unknown>>;
  address: string;
  /** Its place in the chain and its hash, which the database gives. */
  number: Generated<number>;
  hash: Generated<string>;
};

type SecurityEventsTable = {
  id: Generated<string>;
  at: Timestamp;
  kind: SecurityKind;
  member_id: string | null;
  address: string;
  agent: string;
  details: Json<Record<string, unknown>>;
};

/** What is still to be sent. */
type MailsTable = {
  id: Generated<string>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  tries: Generated<number>;
  due_at: Timestamp;
  held_for: string | null;
  /** What it is about: it goes unsent with each of them. */
  follower_id: string | null;
  post_id: string | null;
  visitor_id: string | null;
  attendance_id: string | null;
  member_id: string | null;
  given_up_at: MaybeTimestamp;
  last_error: string | null;
  created_at: Timestamp;
  /** One of many that tell what happened: those of accounts go first. */
  is_bulk: Generated<boolean>;
  /** Where its reader stops mails of its kind. */
  stop_url: Generated<string | null>;
};

type FrontEndLoadsTable = {
  day: Generated<Date>;
  front_end: string;
  version: string;
  /** `crashed`: it ended or hung the process that renders its pages on the server. `threw`: in a browser, or there. */
  outcome: Outcome | 'crashed';
  total: number;
  /** All of them together. */
  ms: number;
  /** How many of them were of a visit that stands for its network. */
  networks: Generated<number>;
};

/** How many visits of an hour fell into a bucket. */
type FrontEndVitalsTable = {
  hour: Generated<Date>;
  front_end: string;
  version: string;
  /** Empty for all pages of the front end together, and for those that its contract does not name. */
  route: string;
  metric: VitalMetric;
  device: DeviceClass;
  bucket: number;
  total: number;
  /** How many of them stand for their network. */
  networks: Generated<number>;
};

type FrontEndErrorsTable = {
  front_end: string;
  version: string;
  /** The hash of the frames, without the version. */
  stack: string;
  kind: ErrorKind;
  message: string;
  frames: ColumnType<ErrorFrame[], string, never>;
  route: string;
  count: number;
  /** A mark of the network that met it last, which holds for its day. */
  network: Generated<string>;
  /** Two networks met it on one day. */
  is_widespread: Generated<boolean>;
  first_seen: Timestamp;
  last_seen: Timestamp;
};

export type ChallengePurpose = 'register' | 'sign_in' | 'reauthenticate';

type PasskeysTable = {
  id: Generated<string>;
  member_id: string;
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** Uses that the authenticator counted; 0 where it does not count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: MaybeTimestamp;
};

type PasskeyChallengesTable = {
  challenge: string;
  purpose: ChallengePurpose;
  /** Null before sign-in. */
  member_id: string | null;
  expires_at: Date;
};

type TotpSecretsTable = {
  member_id: string;
  secret: string;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: MaybeTimestamp;
  /** Of the last code that was used: none works twice. */
  last_step: Generated<number>;
};

type MemberTokensTable = {
  token_hash: string;
  member_id: string;
  purpose: LinkPurpose;
  /** Where its link was mailed to: it is worth nothing for another address. */
  email: string;
  expires_at: Date;
};

type DataExportsTable = {
  id: Generated<string>;
  member_id: string;
  requested_at: Timestamp;
  /** When a worker may take it up, again. */
  due_at: Timestamp;
  ready_at: MaybeTimestamp;
  expires_at: MaybeTimestamp;
  bytes: number | null;
};

type AccountDeletionsTable = { member_id: string; requested_at: Timestamp; due_at: Date; posts: PostsFate };

/** A visitor who is mailed of each new post of an office, once it has confirmed its address. */
type OfficeFollowersTable = {
  id: Generated<string>;
  office_id: string;
  email: string;
  /** What the tokens of its links are made of. */
  secret: Generated<string>;
  requested_at: Timestamp;
  confirmed_at: MaybeTimestamp;
};

/** A new post that followers are mailed of. */
type FollowerMailingsTable = {
  post_id: string;
  created_at: Timestamp;
  /** When a worker takes it up, again; null once all of them are. */
  due_at: MaybeTimestamp;
  last_follower: Generated<string | null>;
};

type NotificationEventsTable = {
  id: Generated<string>;
  kind: NotificationKind;
  actor_id: string | null;
  post_id: string | null;
  /** The member that is told of itself, or that asks to join. */
  member_id: string | null;
  message_id: string | null;
  office_id: string | null;
  role: Role | null;
  created_at: Timestamp;
  /** When a worker takes it up, again; null once all of its recipients are told. */
  due_at: MaybeTimestamp;
  last_recipient: Generated<string | null>;
};

type NotificationsTable = { recipient_id: string; created_at: Date; event_id: string; read_at: MaybeTimestamp };

type NotificationChoicesTable = {
  member_id: string;
  topic: NotificationTopic;
  in_portal: Generated<boolean>;
  mail: Generated<MailPace>;
};

/** What is still to be mailed to a member. */
type NotificationMailsTable = { event_id: string; recipient_id: string; due_at: Date };

type PushSubscriptionsTable = {
  session_hash: string;
  member_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  topics: NotificationTopic[];
  created_at: Timestamp;
};

type PushDeliveriesTable = {
  session_hash: string;
  event_id: string;
  /** When a worker takes it up, again. */
  due_at: Timestamp;
  tries: Generated<number>;
};

/** What the queries are checked against; `migrations/` is what makes it true. */
export type Tables = {
  pictures: PicturesTable;
  offices: OfficesTable;
  members: MembersTable;
  posts: PostsTable;
  events: EventsTable;
  gallery_pictures: GalleryPicturesTable;
  event_visitors: EventVisitorsTable;
  attendances: AttendancesTable;
  post_pictures: { post_id: string; picture_hash: string };
  post_revisions: PostRevisionsTable;
  post_revision_pictures: { post_id: string; version: number; picture_hash: string };
  sessions: SessionsTable;
  contact_messages: ContactMessagesTable;
  contact_replies: ContactRepliesTable;
  audit_entries: AuditEntriesTable;
  security_events: SecurityEventsTable;
  post_counts: { office_id: string; type: PostType; total: number };
  member_counts: { office_id: string; role: Role; is_active: boolean; total: number };
  /** How many came on each day (UTC), and in each month by its first day. */
  member_days: { day: string; office_id: string; total: number };
  post_days: { day: string; office_id: string; total: number };
  member_months: { month: string; office_id: string; total: number };
  post_months: { month: string; office_id: string; total: number };
  front_end_loads: FrontEndLoadsTable;
  known_devices: { token_hash: string; member_id: string; last_used_at: Generated<Date> };
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: { code_hash: string; member_id: string };
  pending_sign_ins: { token_hash: string; member_id: string; expires_at: Date };
  live_pointers: { env: string; key: string; seq: number };
  mails: MailsTable;
  office_followers: OfficeFollowersTable;
  follower_mailings: FollowerMailingsTable;
  data_exports: DataExportsTable;
  data_export_parts: { export_id: string; number: number; bytes: Uint8Array };
  account_deletions: AccountDeletionsTable;
  member_tokens: MemberTokensTable;
  notification_events: NotificationEventsTable;
  notifications: NotificationsTable;
  notification_choices: NotificationChoicesTable;
  notification_mails: NotificationMailsTable;
  mail_rate: { id: Generated<boolean>; minute: Date; sent: number };
  vapid_keys: { id: Generated<boolean>; public_key: string; private_key: string; created_at: Timestamp };
  push_subscriptions: PushSubscriptionsTable;
  push_deliveries: PushDeliveriesTable;
  front_end_vitals: FrontEndVitalsTable;
  front_end_errors: FrontEndErrorsTable;
  recipient_keys: { id: Generated<boolean>; secret: string; created_at: Timestamp };
  /** Those who want no mails of forms: keyed hashes of their addresses. */
  stopped_recipients: { recipient: string; stopped_at: Timestamp };
  visit_keys: { id: Generated<boolean>; secret: string; created_at: Timestamp };
  visit_reports: { visit_id: string; kind: string; opened_at: Date };
  network_visits: { slot: string; visit_id: string; opened_at: Generated<Date> };
  quiet_hours: { member_id: string; is_on: boolean; begins: string; ends: string };
  rate_limits: { key: string; points: number; expire: number | null };
};
