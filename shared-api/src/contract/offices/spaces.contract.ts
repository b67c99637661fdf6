import * as v from 'valibot';
import { FormOfAddress } from '../members/form-of-address.contract.ts';
import { Member } from '../members/members.contract.ts';
import { Post } from '../posts/posts.contract.ts';
import { Limit } from '../wire/query.contract.ts';
import { Office, OfficeName, OtherNames } from './offices.contract.ts';

export const SecretaryGeneral = v.object({
  id: v.string(),
  name: v.string(),
  addressedAs: FormOfAddress,
  email: v.string(),
  phone: v.string(),
  avatar: v.nullable(v.string()),
  bio: v.string(),
  about: v.string(),
});
export type SecretaryGeneral = v.InferOutput<typeof SecretaryGeneral>;

/** GET /org/secretary-general: the active SG appointed last; `info` is null while there is none. `total` counts its posts. */
export const SecretaryGeneralReply = v.object({
  info: v.nullable(SecretaryGeneral),
  posts: v.array(Post),
  total: v.number(),
});
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
  offices: v.array(v.object({ ...OfficeName.entries, otherNames: OtherNames, cover: v.nullable(v.string()) })),
});
export type ProvincialOfficesReply = v.InferOutput<typeof ProvincialOfficesReply>;
