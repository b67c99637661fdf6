import * as v from 'valibot';
import { Cursor, Id, Limit, SearchText } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';

/** Everything that happens to accounts and leaves an entry in the security log. */
export const SecurityKind = v.picklist([
  'signed_in',
  'sign_in_failed',
  /** The password was right, but the account is not active. */
  'sign_in_refused',
  /** The password was right, but staff had set it and its time is over. */
  'temporary_password_expired',
  /** Too many failures: from here on tries are rejected for a while. */
  'throttled',
  'reauthenticated',
  'second_factor_failed',
  'signed_out',
  'sessions_ended',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  /** Another address was asked for; it is `email_changed` once that one is confirmed. */
  'email_change_requested',
  'email_changed',
  'email_confirmed',
  'passkey_added',
  'passkey_removed',
  'totp_on',
  'totp_off',
  'recovery_codes_made',
  /** By an administrator, for a member who lost them. */
  'factors_removed',
  'admin_created',
  'invited',
  'invitation_accepted',
  'exported',
  /** E-mails and phone numbers of members of other offices were shown in a list. */
  'contacts_read',
]);
export type SecurityKind = v.InferOutput<typeof SecurityKind>;

export const SecurityEvent = v.object({
  id: v.string(),
  at: Timestamp,
  kind: SecurityKind,
  /** Whose account it is; null where nobody's e-mail was given. */
  member: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The network it came from; empty for a command of an operator. */
  address: v.string(),
  /** What the browser said of itself. */
  agent: v.string(),
  /** What the event says besides, such as `what` of an export. */
  details: v.record(v.string(), v.unknown()),
});
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;

/** The details of a `contacts_read`: which list was narrowed to which office; null is all of them. */
export type ContactsRead = {
  what: 'members' | 'applicants' | 'attendees';
  office: { id: string; name: string } | null;
};

/** The query of GET /dashboard/security.csv */
export const SecurityFilter = v.object({
  member: v.optional(Id),
  /** Words of the member's name, e-mail or phone number. */
  q: v.optional(SearchText),
  kind: v.optional(SecurityKind),
});

/** The query of GET /dashboard/security */
export const SecurityQuery = v.object({ ...SecurityFilter.entries, limit: Limit, cursor: v.optional(Cursor) });
export type SecurityQuery = Partial<v.InferOutput<typeof SecurityQuery>>;

/** GET /dashboard/security: newest first, for an AD. */
export const SecurityReply = v.object({ events: v.array(SecurityEvent) });
