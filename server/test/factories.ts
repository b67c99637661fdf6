import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { MessageState } from 'shared-api/contract/contact.contract';
import { aBrowserKey } from '../../e2e/push-service.ts';
import { hashPassword } from '../src/platform/credentials/password-check.ts';
import type { Db } from '../src/platform/database/db.ts';
import type { Tables } from '../src/platform/database/tables.ts';
import { insertRow } from './insert-row.ts';

export const password = 'tadamon-1999';
const passwordHash = hashPassword(password);

export const insertOffice = (db: Db, given: Partial<Insertable<Tables['offices']>> = {}) =>
  db
    .insertInto('offices')
    .values({
      name: `مكتب ${randomUUID()}`,
      kind: 'provincial',
      email: 'o@portal.example',
      phone: '+21329102030',
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

export async function insertMember(db: Db, given: Partial<Insertable<Tables['members']>> = {}) {
  const office_id = given.office_id ?? (await insertOffice(db)).id;
  return db
    .insertInto('members')
    .values({
      name: 'سلمى بن عيسى',
      email: `${randomUUID()}@portal.example`,
      password_hash: await passwordHash,
      role: 'OM',
      is_active: true,
      // who signed up and waits has yet to confirm it
      is_email_confirmed: given.is_active !== false,
      ...given,
      office_id,
    })
    .returning(['id', 'name', 'email', 'office_id'])
    .executeTakeFirstOrThrow();
}

/** What a form asks of somebody who is new to the portal. */
export const someone = () => ({ name: 'أمين', email: `${randomUUID()}@portal.example`, phone: '0550 10 20 30' });

type Author = { id: string; office_id: string };

export const insertPost = (db: Db, author: Author, given: Partial<Insertable<Tables['posts']>> = {}) =>
  db
    .insertInto('posts')
    .values({
      title: 'حملة تبرع',
      content: '<p>نص</p>',
      text: 'نص',
      excerpt: given.text ?? 'نص',
      type: 'Post',
      author_id: author.id,
      office_id: author.office_id,
      ...given,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();

const dayMs = 24 * 60 * 60 * 1000;

/** Ten days from now for two hours, in the announcement `post`. */
export async function insertEvent(db: Db, post: { id: string }, given: Partial<Insertable<Tables['events']>> = {}) {
  const begins_at = given.begins_at ?? new Date(Date.now() + 10 * dayMs);
  const ends_at = new Date(begins_at.getTime() + dayMs / 12);
  const values = { post_id: post.id, begins_at, ends_at, place: 'قاعة المحاضرات', ...given };
  await db.insertInto('events').values(values).execute();
}

/** Who comes to an event. @returns its id in the list */
export async function insertAttendance(
  db: Db,
  post_id: string,
  given: { member_id: string } | { visitor_id: string },
  { is_waiting = false, joined_at = new Date() } = {},
) {
  const { id } = await db
    .insertInto('attendances')
    .values({ post_id, is_waiting, joined_at, ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A visitor who confirmed the address, among those who come. @returns its id in the list */
export async function insertVisitorAtEvent(
  db: Db,
  post_id: string,
  { name = 'زائر', email = 'zair@portal.example' } = {},
) {
  const visitor = await insertEventVisitor(db, { id: post_id }, { name, email });
  return insertAttendance(db, post_id, { visitor_id: visitor.id });
}

/** Who asked to come to an event by its e-mail address; the place in the line is another's to give. */
export const insertEventVisitor = (
  db: Db,
  post: { id: string },
  given: Partial<Insertable<Tables['event_visitors']>> = {},
) =>
  db
    .insertInto('event_visitors')
    .values({ post_id: post.id, name: 'سلمى', email: `${randomUUID()}@portal.example`, ...given })
    .returning(['id', 'secret', 'email', 'post_id as postId'])
    .executeTakeFirstOrThrow();

/** A post that its author deleted just now. */
export const insertTrashed = (db: Db, author: Author, given: Partial<Insertable<Tables['posts']>> = {}) =>
  insertPost(db, author, { status: 'trashed', trashed_at: new Date(), trashed_by: author.id, ...given });

/** A post that its author still writes. */
export const insertDraft = (db: Db, author: Author, given: Partial<Insertable<Tables['posts']>> = {}) =>
  insertPost(db, author, { status: 'draft', ...given });

/** The first text of a post, as an edit of this member replaced it. */
export const insertRevision = (
  db: Db,
  post: { id: string },
  editor: { id: string },
  given: { version?: number; title?: string; content?: string; picture_hash?: string } = {},
) =>
  db
    .insertInto('post_revisions')
    .values({
      post_id: post.id,
      version: 1,
      title: 'كما كان',
      content: '<p>نص سابق</p>',
      type: 'Post',
      saved_at: new Date(),
      replaced_by: editor.id,
      ...given,
    })
    .returning(['post_id as postId', 'version'])
    .executeTakeFirstOrThrow();

/** Request options of somebody who is signed in as this member. */
export async function signedInAs(db: Db, member: { id: string }, given: { expires_at?: Date } = {}) {
  const token = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest('hex'),
      member_id: member.id,
      agent: '',
      expires_at: new Date(Date.now() + dayMs),
      ...given,
    })
    .execute();
  return { cookies: { sid: token, '__Host-sid': token } };
}

/** Somebody who signed up, confirmed its e-mail and waits to be let in. */
export const insertApplicant = (db: Db, given: Partial<Insertable<Tables['members']>> = {}) =>
  insertMember(db, { is_active: false, is_email_confirmed: true, ...given });

export const insertMessage = (
  db: Db,
  given: { state?: MessageState; created_at?: Date; contact?: string; assignee_id?: string } = {},
) =>
  db
    .insertInto('contact_messages')
    .values({ name: 'سلمى', contact: 'salma@portal.example', message: 'سؤال', ...given })
    .returning(['id'])
    .executeTakeFirstOrThrow();

/** A passkey of a member that no device has: to be listed, renamed and removed. @returns its id */
export const insertPasskey = async (db: Db, member_id: string) =>
  String((await insertRow(db, 'passkeys', { member_id, transports: [] })).id);

/** An authenticator app of a member, set up or not yet. */
export const insertTotp = (db: Db, memberId: string, given: { secret: string; confirmed_at?: Date }) =>
  db
    .insertInto('totp_secrets')
    .values({ member_id: memberId, ...given })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(given))
    .execute();

/** What a member was told some time ago. @returns the id of what happened */
export async function insertNotification(
  db: Db,
  recipient_id: string,
  { created_at = new Date(), read_at = null }: { created_at?: Date; read_at?: Date | null } = {},
) {
  const { id: event_id } = await db
    .insertInto('notification_events')
    .values({ kind: 'account_activated', member_id: recipient_id, created_at, due_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('notifications').values({ recipient_id, event_id, created_at, read_at }).execute();
  return event_id;
}

/** A finished copy of a member's data. */
export async function insertDataExport(db: Db, member_id: string, bytes = Buffer.from('PK')) {
  await db.deleteFrom('data_exports').where('member_id', '=', member_id).execute();
  const given = { member_id, ready_at: new Date(), expires_at: new Date(Date.now() + dayMs), bytes: bytes.length };
  const { id } = await insertRow(db, 'data_exports', given);
  await insertRow(db, 'data_export_parts', { export_id: id, number: 0, bytes });
}

export const insertDeletion = (db: Db, member_id: string, due_at = new Date(Date.now() + dayMs)) =>
  db.insertInto('account_deletions').values({ member_id, due_at, posts: 'keep' }).execute();

/** As a browser gives it; its keys are real. */
export const aPushSubscription = (endpoint = `https://push.example.com/${randomUUID()}`) => ({
  endpoint,
  keys: aBrowserKey().keys,
  topics: ['posts' as const, 'decisions' as const],
});

/** A browser in which the member is signed in, and which wants to be told at any hour. */
export async function insertPushSubscription(
  db: Db,
  member_id: string,
  given: Partial<ReturnType<typeof aPushSubscription>> = {},
) {
  const { cookies } = await signedInAs(db, { id: member_id });
  const session_hash = createHash('sha256').update(cookies.sid).digest('hex');
  const { endpoint, keys, topics } = { ...aPushSubscription(), ...given };
  await insertRow(db, 'push_subscriptions', { session_hash, member_id, endpoint, ...keys, topics });
  await db
    .insertInto('quiet_hours')
    .values({ member_id, is_on: false, begins: '22:00', ends: '07:00' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { session_hash, endpoint };
}
