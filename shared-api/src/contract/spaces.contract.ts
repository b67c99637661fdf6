import * as v from 'valibot';
import { Member } from './members.contract.ts';
import { Office } from './offices.contract.ts';
import { Post } from './posts.contract.ts';
import { Id, Limit } from './query.contract.ts';

export const SecretaryGeneral = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  avatar: v.nullable(v.string()),
  bio: v.string(),
  about: v.string(),
});
export type SecretaryGeneral = v.InferOutput<typeof SecretaryGeneral>;

/** GET /org/secretary-general: the active SG appointed last; `info` is null while there is none. */
export const SecretaryGeneralReply = v.object({ info: v.nullable(SecretaryGeneral), posts: v.array(Post) });
export type SecretaryGeneralReply = v.InferOutput<typeof SecretaryGeneralReply>;

/** How many there are in all, where a reply's lists hold the first `limits.listDefault`. */
const Totals = v.object({ members: v.number(), posts: v.number() });

/** How much of its lists an office's space answers. */
export const OfficeSpaceQuery = v.object({ limit: Limit });

/** GET /org/national-office, GET /org/provincial-offices/{id} */
export const OfficeSpaceReply = v.object({
  office: Office,
  members: v.array(Member),
  posts: v.array(Post),
  totals: Totals,
});
export type OfficeSpaceReply = v.InferOutput<typeof OfficeSpaceReply>;

/** GET /org/provincial-offices: in Arabic alphabetical order. */
export const ProvincialOfficesReply = v.object({
  offices: v.array(v.object({ id: v.string(), name: v.string(), cover: v.nullable(v.string()) })),
});
export type ProvincialOfficesReply = v.InferOutput<typeof ProvincialOfficesReply>;

/** The query of GET /org/members; the cursor is the last member that was seen. */
export const MembersOfOfficeQuery = v.object({ office: Id, limit: Limit, cursor: v.optional(Id) });

/** GET /org/members: the office's active members, the head first, then in the order they came. */
export const MembersReply = v.array(Member);

/** GET /org/members/{id}: an active member and how to reach it. */
export const MemberReply = v.object({
  member: Member,
  /** The secretary-general's own; of anyone else the office's, null where the office keeps them to itself. */
  contact: v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) }),
});
export type MemberReply = v.InferOutput<typeof MemberReply>;
