import * as v from 'valibot';
import { Role } from './members/members.contract.ts';
import { Cursor, Id, Limit } from './wire/query.contract.ts';
import { Timestamp } from './wire/reply.contract.ts';

/** Everything staff does that leaves an entry. */
export const AuditAction = v.picklist([
  'member.added',
  'member.activated',
  'member.deactivated',
  'member.role_changed',
  'member.moved',
  'member.email_corrected',
  'member.factors_removed',
  'member.deleted',
  'member.sessions_ended',
  'member.invited',
  'member.erased',
  'member.deletion_cancelled',
  'members.exported',
  'members.imported',
  'applicant.approved',
  'applicant.refused',
  'applicant.refusal_undone',
  'office.added',
  'office.edited',
  'office.activated',
  'office.deactivated',
  'post.deleted',
  'post.restored',
  'post.erased',
  'event.cancelled',
  'event.resumed',
  'message.marked',
  'message.replied',
  'message.taken',
  'message.given_back',
]);
export type AuditAction = v.InferOutput<typeof AuditAction>;

export const AuditSubjectKind = v.picklist(['member', 'members', 'office', 'post', 'message']);
export type AuditSubjectKind = v.InferOutput<typeof AuditSubjectKind>;

export const AuditEntry = v.object({
  id: v.string(),
  at: Timestamp,
  actor: v.object({ id: v.string(), name: v.string(), role: Role }),
  act: AuditAction,
  /** Its name as it was at that time. */
  subject: v.object({ kind: AuditSubjectKind, id: v.string(), name: v.string() }),
  /** What the act says besides, such as `from` and `to` of a role; to an AD also `address`, the network it came from. */
  details: v.record(v.string(), v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** The query of GET /dashboard/audit */
export const AuditQuery = v.object({
  actor: v.optional(Id),
  subject: v.optional(Id),
  act: v.optional(AuditAction),
  limit: Limit,
  cursor: v.optional(Cursor),
});
export type AuditQuery = Partial<v.InferOutput<typeof AuditQuery>>;

/** GET /dashboard/audit: newest first; for an OP, what concerns its own office. */
export const AuditReply = v.object({ entries: v.array(AuditEntry) });
