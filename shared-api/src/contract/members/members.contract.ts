import * as v from 'valibot';
import { limits } from '../limits.ts';
import { Contacts, MemberOffice } from '../offices/offices.contract.ts';
import { EmailAddress } from '../text/email-address.contract.ts';
import { Password } from '../text/password.contract.ts';
import { PersonName } from '../text/person-name.contract.ts';
import { PhoneNumber } from '../text/phone-number.contract.ts';
import { boundedLines } from '../text/text.contract.ts';
import { Cursor, Id, Limit, SearchText } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { FormOfAddress } from './form-of-address.contract.ts';

/** AD administrator, SG secretary-general, OP head of office, OM member of an office. */
export const Role = v.picklist(['AD', 'SG', 'OP', 'OM']);
export type Role = v.InferOutput<typeof Role>;

export const SocialLinks = v.object({
  facebook: v.optional(v.string()),
  instagram: v.optional(v.string()),
  twitter: v.optional(v.string()),
});
export type SocialLinks = v.InferOutput<typeof SocialLinks>;

/** A member as anyone may see it. */
export const Member = v.object({
  id: v.string(),
  /** The same value as `id`: older readers of this API know it by this name. */
  _id: v.string(),
  name: v.string(),
  role: Role,
  addressedAs: FormOfAddress,
  avatar: v.nullable(v.string()),
  office: MemberOffice,
  bio: v.string(),
  about: v.string(),
  description: v.string(),
  sociallinks: SocialLinks,
});
export type Member = v.InferOutput<typeof Member>;

/** A member as itself, an AD, or the OP of its office sees it. */
export const PrivateMember = v.object({
  ...Member.entries,
  email: v.string(),
  phone: v.string(),
  /** Capital A: the wire name the portal has always used. */
  Active: v.boolean(),
  emailConfirmed: v.boolean(),
  /** The address that the member asked for and has not confirmed yet; shown to the member alone, null to staff. */
  pendingEmail: v.nullable(v.string()),
  /** Staff set the password; the member has not chosen its own yet. */
  mustChangePassword: v.boolean(),
  /** From when on the member may only read until it has set up a second factor; null where it has one or needs none. */
  secondFactorDueAt: v.nullable(Timestamp),
  createdAt: Timestamp,
  lastSeenAt: v.nullable(Timestamp),
  /** Grows with every change: sent back as `If-Match`, it keeps one from acting on what is no longer so. */
  version: v.number(),
});
export type PrivateMember = v.InferOutput<typeof PrivateMember>;

/** Any call that changes one member, or signs it in. */
export const PrivateMemberReply = v.object({ message: v.string(), member: PrivateMember });

/** As much of the signed-in member as a policy needs. */
export type Viewer = Pick<PrivateMember, 'id' | 'role' | 'Active'> & { office: { id: string } };

/** The query of GET /org/members; the cursor is the last member that was seen. */
export const MembersOfOfficeQuery = v.object({ office: Id, limit: Limit, cursor: v.optional(Id) });

/** GET /org/members: the office's active members, the head first, then in the order they came. */
export const MembersReply = v.array(Member);

/** GET /org/members/{id}: an active member and how to reach it. */
export const MemberReply = v.object({
  member: Member,
  /** The secretary-general's own; of anyone else the office's, null where it has none or keeps them to itself. */
  contact: Contacts,
});
export type MemberReply = v.InferOutput<typeof MemberReply>;

export const MemberSort = v.picklist(['name', '-name', 'createdAt', '-createdAt']);
export type MemberSort = v.InferOutput<typeof MemberSort>;

/** GET /dashboard/members and /dashboard/applicants */
export const PrivateMembersReply = v.object({ members: v.array(PrivateMember) });

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
  name: PersonName,
  email: EmailAddress,
  phone: PhoneNumber,
  role: Role,
  addressedAs: v.optional(FormOfAddress, 'man'),
  officeId: Id,
  password: Password,
  bio: v.optional(boundedLines(limits.bio), ''),
  description: v.optional(boundedLines(limits.about), ''),
});
export type AddMemberForm = v.InferInput<typeof AddMemberForm>;

/** PUT /dashboard/member */
export const ChangeRoleRequest = v.object({ id: Id, role: Role });
export type ChangeRoleRequest = v.InferInput<typeof ChangeRoleRequest>;

/** PUT /dashboard/member/{id}/office */
export const MoveMemberRequest = v.object({ officeId: Id });
export type MoveMemberRequest = v.InferInput<typeof MoveMemberRequest>;

/** PUT /dashboard/member/{id}/email */
export const CorrectEmailRequest = v.object({ email: EmailAddress });
export type CorrectEmailRequest = v.InferInput<typeof CorrectEmailRequest>;

/** PUT /dashboard/member/{id} and POST /dashboard/applicants/{id}/approve */
export const ActivateRequest = v.object({
  /** A second decision: an applicant who has not confirmed its e-mail, which may be another person's, is let in by nothing else. */
  confirmUnproven: v.optional(v.boolean(), false),
});
export type ActivateRequest = v.InferInput<typeof ActivateRequest>;

/** The reason of a rejection, mailed to the person concerned: an applicant, or the author of a post. */
export const ReasonRequest = v.object({ reason: boundedLines(limits.reason) });
export type ReasonRequest = v.InferInput<typeof ReasonRequest>;

export const BulkAction = v.picklist(['activate', 'deactivate', 'delete']);
export type BulkAction = v.InferOutput<typeof BulkAction>;

/** POST /dashboard/members/bulk */
export const BulkRequest = v.object({
  ...ActivateRequest.entries,
  ids: v.pipe(v.array(Id), v.minLength(1, 'too_short'), v.maxLength(limits.bulkMax, 'too_long')),
  action: BulkAction,
});
export type BulkRequest = v.InferInput<typeof BulkRequest>;

/** One result for each id, in the order they were sent; `message` says why not. */
export const BulkReply = v.object({
  results: v.array(v.object({ id: v.string(), ok: v.boolean(), message: v.optional(v.string()) })),
});
export type BulkReply = v.InferOutput<typeof BulkReply>;
