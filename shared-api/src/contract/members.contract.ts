import * as v from 'valibot';
import { MemberOffice } from './offices.contract.ts';
import { Timestamp } from './reply.contract.ts';

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
  /** Staff set the password; the member has not chosen its own yet. */
  mustChangePassword: v.boolean(),
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
