import * as v from 'valibot';

/** An office as a list or a member's card names it. */
export const OfficeName = v.object({ id: v.string(), name: v.string() });
export type OfficeName = v.InferOutput<typeof OfficeName>;

/** GET /auth/offices: the active ones. */
export const OfficesReply = v.object({ offices: v.array(OfficeName) });

/** The office a member belongs to, as every member carries it. */
export const MemberOffice = v.object({
  ...OfficeName.entries,
  /** URL of the cover picture. */
  cover: v.nullable(v.string()),
  isActive: v.boolean(),
});
export type MemberOffice = v.InferOutput<typeof MemberOffice>;

export const OfficeKind = v.picklist(['national', 'provincial']);
export type OfficeKind = v.InferOutput<typeof OfficeKind>;

/** An office with its contacts, which are absent where the office keeps them to itself. */
export const Office = v.object({
  ...MemberOffice.entries,
  kind: OfficeKind,
  email: v.optional(v.nullable(v.string())),
  phone: v.optional(v.nullable(v.string())),
});
export type Office = v.InferOutput<typeof Office>;
