import * as v from 'valibot';
import { limits } from './limits.ts';
import { Office, OfficeName } from './offices.contract.ts';
import { boundedText, EmailAddress, PhoneNumber } from './text.contract.ts';

/** GET /dashboard/offices: all of them for an AD, its own for an OP. */
export const ManagedOfficesReply = v.object({ offices: v.array(OfficeName) });

/** POST /dashboard/office, with a `cover` file besides. */
export const AddOfficeForm = v.object({ name: boundedText(limits.name), email: EmailAddress, phone: PhoneNumber });
export type AddOfficeForm = v.InferInput<typeof AddOfficeForm>;

const leftEmpty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

/** PUT /dashboard/office, with a `cover` file besides. What is left empty stays as it is. */
export const EditOfficeForm = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.optional(v.union([leftEmpty, AddOfficeForm.entries.name])),
  email: v.optional(v.union([leftEmpty, AddOfficeForm.entries.email])),
  phone: v.optional(v.union([leftEmpty, AddOfficeForm.entries.phone])),
});
export type EditOfficeForm = v.InferInput<typeof EditOfficeForm>;

/** Any call that changes one office. */
export const OfficeReply = v.object({ message: v.string(), office: Office });
