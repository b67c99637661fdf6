import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { recipients } from '../../platform/mail/recipients.ts';
import { picturesOfPosts } from '../posts/posts.repository.ts';

const profileColumns = [
  'members.id',
  'members.name',
  'members.email',
  'members.pending_email as pendingEmail',
  'members.phone',
  'members.addressed_as as addressedAs',
  'members.role',
  'members.role_since as roleSince',
  'offices.name as office',
  'members.bio',
  'members.about',
  'members.description',
  'members.sociallinks as socialLinks',
  'members.avatar_hash as avatar',
  'members.is_active as isActive',
  'members.is_email_confirmed as isEmailConfirmed',
  'members.created_at as createdAt',
  'members.last_seen_at as lastSeenAt',
  'members.admitted_at as admittedAt',
  'members.consented_at as consentedAt',
  'members.consent_version as consentVersion',
] as const;

const findProfile = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .select(profileColumns)
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();

/** Posts that anyone may read, and the member's own. */
const isReadableBy = (memberId: string) =>
  sql<SqlBool>`(posts.status in ('published', 'expired') or posts.author_id = ${memberId})`;

/** Only an address that is proven to be the member's: what others wrote from it is theirs. */
const listContactMessages = async (
  db: Db,
  { email, isEmailConfirmed }: { email: string; isEmailConfirmed: boolean },
) =>
  isEmailConfirmed
    ? db
        .selectFrom('contact_messages')
        .select(['name', 'contact', 'message', 'created_at as createdAt'])
        .where(sql`lower(contact)`, '=', email.toLowerCase())
        .select(({ selectFrom }) =>
          jsonArrayFrom(
            selectFrom('contact_replies')
              .select(['text', 'sent_at as sentAt'])
              .whereRef('message_id', '=', 'contact_messages.id')
              .orderBy('sent_at'),
          ).as('replies'),
        )
        .orderBy('created_at')
        .execute()
    : [];

/** The same: others may have typed an address that is not theirs. */
const listOfficesFollowed = async (
  db: Db,
  { email, isEmailConfirmed }: { email: string; isEmailConfirmed: boolean },
) =>
  isEmailConfirmed
    ? db
        .selectFrom('office_followers as followers')
        .innerJoin('offices', 'offices.id', 'followers.office_id')
        .select(['offices.name as office', 'followers.requested_at as requestedAt'])
        .select('followers.confirmed_at as confirmedAt')
        .where(sql`lower(followers.email)`, '=', email.toLowerCase())
        .orderBy('followers.requested_at')
        .execute()
    : [];

/** The same: since when no form mails it, which the mailbox itself asked for. */
const findStoppedMails = async (db: Db, { email, isEmailConfirmed }: { email: string; isEmailConfirmed: boolean }) =>
  isEmailConfirmed ? ((await recipients.findStop(db, email)) ?? null) : null;

/** The same: events to which it comes, or would come, by its address alone. */
const listVisits = async (
  db: Db,
  { id, email, isEmailConfirmed }: { id: string; email: string; isEmailConfirmed: boolean },
) =>
  isEmailConfirmed
    ? db
        .selectFrom('event_visitors as visitors')
        .innerJoin('events', 'events.post_id', 'visitors.post_id')
        .leftJoin('attendances', 'attendances.visitor_id', 'visitors.id')
        .leftJoin('posts', (join) => join.onRef('posts.id', '=', 'visitors.post_id').on(isReadableBy(id)))
        .select(['visitors.name', 'posts.title', 'events.begins_at as beginsAt', 'events.place'])
        .select(['visitors.requested_at as requestedAt', 'attendances.joined_at as joinedAt'])
        .select(['attendances.is_waiting as isWaiting', 'attendances.checked_in_at as checkedInAt'])
        .select('attendances.reminded_at as remindedAt')
        .where(sql`lower(visitors.email)`, '=', email.toLowerCase())
        .orderBy('visitors.requested_at')
        .execute()
    : [];

/** Everything the portal holds of one member. Who adds a table about persons adds it here. */
export const memberRecordsRepository = {
  /** All but its posts, which may be many. */
  async find(db: Db, id: string) {
    const profile = await findProfile(db, id);
    return {
      profile,
      sessions: await db
        .selectFrom('sessions')
        .select([
          'agent',
          'address',
          'method',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
          'expires_at as expiresAt',
        ])
        .where('member_id', '=', id)
        .execute(),
      knownDevices: await db
        .selectFrom('known_devices')
        .select('last_used_at as lastUsedAt')
        .where('member_id', '=', id)
        .execute(),
      passkeys: await db
        .selectFrom('passkeys')
        .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('member_id', '=', id)
        .execute(),
      authenticatorApps: await db
        .selectFrom('totp_secrets')
        .select('confirmed_at as confirmedAt')
        .where('member_id', '=', id)
        .execute(),
      securityEvents: await db
        .selectFrom('security_events')
        .select(['at', 'kind', 'address', 'agent', 'details'])
        .where('member_id', '=', id)
        .orderBy('at')
        .execute(),
      contactMessages: await listContactMessages(db, profile),
      officesFollowed: await listOfficesFollowed(db, profile),
      stoppedMailsOfForms: await findStoppedMails(db, profile),
      visitsToEvents: await listVisits(db, profile),
      repliesToMessages: await db
        .selectFrom('contact_replies')
        .select(['text', 'sent_at as sentAt'])
        .where('author_id', '=', id)
        .orderBy('sent_at')
        .execute(),
      messagesTaken: await db
        .selectFrom('contact_messages')
        .select(['created_at as createdAt', 'state'])
        .where('assignee_id', '=', id)
        .orderBy('created_at')
        .execute(),
      mailsWaiting: await db
        .selectFrom('mails')
        .select(['subject', 'created_at as createdAt'])
        .where(sql`lower(recipient)`, '=', profile.email.toLowerCase())
        .execute(),
      attendances: await db
        .selectFrom('attendances')
        .innerJoin('events', 'events.post_id', 'attendances.post_id')
        .leftJoin('posts', (join) => join.onRef('posts.id', '=', 'attendances.post_id').on(isReadableBy(id)))
        .select(['posts.title', 'events.begins_at as beginsAt', 'events.place'])
        .select(['attendances.is_waiting as isWaiting', 'attendances.joined_at as joinedAt'])
        .select(['attendances.checked_in_at as checkedInAt', 'attendances.reminded_at as remindedAt'])
        .where('member_id', '=', id)
        .orderBy('joined_at')
        .execute(),
      notificationChoices: await db
        .selectFrom('notification_choices')
        .select(['topic', 'in_portal', 'mail'])
        .where('member_id', '=', id)
        .execute(),
      quietHours: await db
        .selectFrom('quiet_hours')
        .select(['is_on as isOn', 'begins', 'ends'])
        .where('member_id', '=', id)
        .execute(),
      pushSubscriptions: await db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'topics', 'created_at as createdAt'])
        .where('member_id', '=', id)
        .orderBy('created_at')
        .execute(),
      notifications: await db
        .selectFrom('notifications')
        .innerJoin('notification_events as events', 'events.id', 'notifications.event_id')
        .leftJoin('posts', (join) => join.onRef('posts.id', '=', 'events.post_id').on(isReadableBy(id)))
        .select(['events.kind', 'posts.title as post', 'events.role'])
        .select(['notifications.created_at as createdAt', 'notifications.read_at as readAt'])
        .where('notifications.recipient_id', '=', id)
        .orderBy('notifications.created_at')
        .execute(),
      actionsOfMember: await db
        .selectFrom('audit_entries')
        .select(['at', 'act', 'subject_name as subject', 'details', 'address'])
        .where('actor_id', '=', id)
        .orderBy('number')
        .execute(),
      actionsOnMember: await db
        .selectFrom('audit_entries')
        .select(['at', 'act', 'subject_name as subject', 'details'])
        .where('subject', '=', id)
        .orderBy('number')
        .execute(),
    };
  },

  /** Batch by batch, the oldest first. */
  async *posts(db: Db, id: string) {
    let last: string | undefined;
    for (;;) {
      const rows = await db
        .selectFrom('posts')
        .leftJoin('events', 'events.post_id', 'posts.id')
        .select(['id', 'title', 'content', 'type', 'status', 'is_pinned as isPinned', 'picture_hash as picture'])
        .select(['image_alt as imageAlt', 'image_caption as imageCaption'])
        .select(['published_at as publishedAt', 'updated_at as updatedAt', 'trashed_at as deletedAt'])
        .select('draft_event as draftEvent')
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('gallery_pictures')
              .select(['picture_hash as picture', 'alt', 'caption'])
              .whereRef('gallery_pictures.post_id', '=', 'posts.id')
              .orderBy('position'),
          ).as('gallery'),
        )
        .select(['begins_at as eventBeginsAt', 'ends_at as eventEndsAt', 'place as eventPlace'])
        .select(['address as eventAddress', 'capacity as eventCapacity', 'audience as eventAudience'])
        .where('author_id', '=', id)
        .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
        .orderBy('id')
        .limit(sql.lit(serverLimits.exportBatchRows))
        .execute();
      yield rows;
      last = rows.at(-1)?.id;
      if (rows.length < serverLimits.exportBatchRows) return;
    }
  },

  /** Post by post, the oldest text first. */
  async *postRevisions(db: Db, id: string) {
    let last: { postId: string; version: number } | undefined;
    for (;;) {
      const rows = await db
        .selectFrom('post_revisions')
        .innerJoin('posts', 'posts.id', 'post_revisions.post_id')
        .select(['post_revisions.post_id as postId', 'post_revisions.version', 'post_revisions.title'])
        .select(['post_revisions.content', 'post_revisions.type', 'post_revisions.picture_hash as picture'])
        .select(['post_revisions.image_alt as imageAlt', 'post_revisions.image_caption as imageCaption'])
        .select(['post_revisions.saved_at as savedAt', 'post_revisions.replaced_at as replacedAt'])
        .where('posts.author_id', '=', id)
        .$if(last !== undefined, (query) =>
          query.where(
            sql<SqlBool>`(post_revisions.post_id, post_revisions.version) > (${last?.postId}, ${last?.version})`,
          ),
        )
        .orderBy('post_revisions.post_id')
        .orderBy('post_revisions.version')
        .limit(sql.lit(serverLimits.exportBatchRows))
        .execute();
      yield rows;
      last = rows.at(-1);
      if (rows.length < serverLimits.exportBatchRows) return;
    }
  },

  /** The pictures of the member and of its posts. */
  listPictures: (db: Db, id: string) =>
    db
      .selectFrom('pictures')
      .select(['hash', 'widths'])
      .where(({ eb, exists, or, selectFrom }) =>
        or([
          exists(selectFrom('members').select('id').whereRef('avatar_hash', '=', 'pictures.hash').where('id', '=', id)),
          eb('hash', 'in', picturesOfPosts('author_id', id)),
        ]),
      )
      .execute(),
};
