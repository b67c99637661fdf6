import * as v from 'valibot';
import { limits } from '../limits.ts';
import { EmailAddress } from '../text/email-address.contract.ts';
import { PhoneNumber } from '../text/phone-number.contract.ts';
import { boundedText } from '../text/text.contract.ts';
import { Id } from '../wire/query.contract.ts';

/** An office as a list or a member's card names it. */
export const OfficeName = v.object({ id: v.string(), name: v.string() });
export type OfficeName = v.InferOutput<typeof OfficeName>;

/** What an office is found by beside its name: the number and the Latin name of its wilaya, `31 Oran`; empty where it is in none. */
export const OtherNames = v.string();

/** GET /auth/offices: the active ones. */
export const OfficesReply = v.object({ offices: v.array(OfficeName) });

export const OfficeKind = v.picklist(['national', 'provincial']);
export type OfficeKind = v.InferOutput<typeof OfficeKind>;

/** The office a member belongs to, as every member carries it. */
export const MemberOffice = v.object({
  ...OfficeName.entries,
  kind: OfficeKind,
  /** URL of the cover picture. */
  cover: v.nullable(v.string()),
  isActive: v.boolean(),
});
export type MemberOffice = v.InferOutput<typeof MemberOffice>;

/** How an office, or the secretary-general, is reached; null where nothing is known. */
export const Contacts = v.object({
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  address: v.nullable(v.string()),
  /** When visitors are received, in the office's own words. */
  hours: v.nullable(v.string()),
});
export type Contacts = v.InferOutput<typeof Contacts>;

/** An office with its contacts, which are absent where the office keeps them to itself. */
export const Office = v.object({ ...MemberOffice.entries, ...v.partial(Contacts).entries });
export type Office = v.InferOutput<typeof Office>;

/** An office as its staff sees it: with its contacts, shown or not. */
export const ManagedOffice = v.object({
  ...MemberOffice.entries,
  ...Contacts.entries,
  otherNames: OtherNames,
  /** Grows with every change: sent back as `If-Match`, it keeps one from acting on what is no longer so. */
  version: v.number(),
});
export type ManagedOffice = v.InferOutput<typeof ManagedOffice>;

/** GET /dashboard/offices: all of them for an AD, its own for an OP. */
export const ManagedOfficesReply = v.object({ offices: v.array(ManagedOffice) });

const leftEmpty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

const cleared = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** POST /dashboard/office, with a `cover` file besides. An office may have no address and no hours of its own. */
export const AddOfficeForm = v.object({
  name: boundedText(limits.name),
  email: EmailAddress,
  phone: PhoneNumber,
  address: v.optional(v.union([cleared, boundedText(limits.officeAddress)])),
  hours: v.optional(v.union([cleared, boundedText(limits.officeHours)])),
});
export type AddOfficeForm = v.InferInput<typeof AddOfficeForm>;

/** PUT /dashboard/office, with a `cover` file besides. Name, e-mail and phone stay where they are left empty. */
export const EditOfficeForm = v.object({
  ...AddOfficeForm.entries,
  id: Id,
  name: v.optional(AddOfficeForm.entries.name),
  email: v.optional(v.union([leftEmpty, AddOfficeForm.entries.email])),
  phone: v.optional(v.union([leftEmpty, AddOfficeForm.entries.phone])),
});
export type EditOfficeForm = v.InferInput<typeof EditOfficeForm>;

/** Any call that changes one office. */
export const OfficeReply = v.object({ message: v.string(), office: ManagedOffice });
