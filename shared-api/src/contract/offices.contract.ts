import * as v from 'valibot';
import { limits } from './limits.ts';
import { Id } from './query.contract.ts';
import { boundedText, EmailAddress, PhoneNumber } from './text.contract.ts';

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

/** An office as its staff sees it: with its contacts, shown or not. */
export const ManagedOffice = v.object({
  ...Office.entries,
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Grows with every change: sent back as `If-Match`, it keeps one from acting on what is no longer so. */
  version: v.number(),
});
export type ManagedOffice = v.InferOutput<typeof ManagedOffice>;

/** GET /dashboard/offices: all of them for an AD, its own for an OP. */
export const ManagedOfficesReply = v.object({ offices: v.array(ManagedOffice) });

/** POST /dashboard/office, with a `cover` file besides. */
export const AddOfficeForm = v.object({ name: boundedText(limits.name), email: EmailAddress, phone: PhoneNumber });
export type AddOfficeForm = v.InferInput<typeof AddOfficeForm>;

const leftEmpty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

/** PUT /dashboard/office, with a `cover` file besides. An e-mail and a phone left empty stay as they are. */
export const EditOfficeForm = v.object({
  id: Id,
  name: v.optional(AddOfficeForm.entries.name),
  email: v.optional(v.union([leftEmpty, AddOfficeForm.entries.email])),
  phone: v.optional(v.union([leftEmpty, AddOfficeForm.entries.phone])),
});
export type EditOfficeForm = v.InferInput<typeof EditOfficeForm>;

/** Any call that changes one office. */
export const OfficeReply = v.object({ message: v.string(), office: ManagedOffice });
