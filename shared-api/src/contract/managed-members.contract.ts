import * as v from 'valibot';
import { limits } from './limits.ts';
import { PrivateMember, Role } from './members.contract.ts';
import { Cursor, Id, Limit, SearchText } from './query.contract.ts';
import { boundedText, EmailAddress, Password, PhoneNumber } from './text.contract.ts';

export const MemberSort = v.picklist(['name', '-name', 'createdAt', '-createdAt']);
export type MemberSort = v.InferOutput<typeof MemberSort>;

/** GET /dashboard/members and /dashboard/applicants */
export const ManagedMembersReply = v.object({ members: v.array(PrivateMember) });

/** The query of GET /dashboard/members.csv */
export const MembersFilter = v.object({
  /** Words of the name, the e-mail or the phone number. */
  q: v.optional(SearchText),
  office: v.optional(Id),
  role: v.optional(Role),
  active: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((active) => active === 'true'),
    ),
  ),
  sort: v.optional(MemberSort, '-createdAt'),
});

/** The query of GET /dashboard/members and /dashboard/applicants */
export const MembersQuery = v.object({ ...MembersFilter.entries, limit: Limit, cursor: v.optional(Cursor) });
export type MembersQuery = Partial<v.InferOutput<typeof MembersQuery>>;

/** POST /dashboard/member, with an `avatar` file besides. */
export const AddMemberForm = v.object({
  name: boundedText(limits.name),
  email: EmailAddress,
  phone: PhoneNumber,
  role: Role,
  officeId: Id,
  password: Password,
  bio: v.optional(boundedText(limits.bio), ''),
  description: v.optional(boundedText(limits.about), ''),
});
export type AddMemberForm = v.InferInput<typeof AddMemberForm>;

/** PUT /dashboard/member */
export const ChangeRoleRequest = v.object({ id: Id, role: Role });
export type ChangeRoleRequest = v.InferInput<typeof ChangeRoleRequest>;

/** PUT /dashboard/member/{id}/office */
export const MoveMemberRequest = v.object({ officeId: Id });
export type MoveMemberRequest = v.InferInput<typeof MoveMemberRequest>;

/** A refusal that is told to the person concerned: an applicant, or the author of a post. */
export const ReasonRequest = v.object({ reason: boundedText(limits.reason) });
export type ReasonRequest = v.InferInput<typeof ReasonRequest>;

export const BulkAction = v.picklist(['activate', 'deactivate', 'delete']);
export type BulkAction = v.InferOutput<typeof BulkAction>;

/** POST /dashboard/members/bulk */
export const BulkRequest = v.object({
  ids: v.pipe(v.array(Id), v.minLength(1, 'too_short'), v.maxLength(limits.bulkMost, 'too_long')),
  action: BulkAction,
});
export type BulkRequest = v.InferInput<typeof BulkRequest>;

/** One result for each id, in the order they were sent; `message` says why not. */
export const BulkReply = v.object({
  results: v.array(v.object({ id: v.string(), ok: v.boolean(), message: v.optional(v.string()) })),
});
export type BulkReply = v.InferOutput<typeof BulkReply>;
