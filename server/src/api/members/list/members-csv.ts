import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { memberColumnNames, memberStates } from '../../../messages.ts';
import type { CsvColumn } from '../../../platform/csv/to-csv.ts';
import { toCsvTime } from '../../../platform/csv/to-csv-time.ts';

/** An apostrophe before digits alone, which a spreadsheet would take for a number, and drop the nought in front of. */
const asText = (phone: string) => (/^\d+$/.test(phone) ? `'${phone}` : phone);

/** The columns of members.csv. */
export const memberCsvColumns: CsvColumn<PrivateMember>[] = [
  { name: memberColumnNames.name, read: ({ name }) => name },
  { name: memberColumnNames.email, read: ({ email }) => email },
  { name: memberColumnNames.phone, read: ({ phone }) => asText(shownPhone(phone)) },
  { name: memberColumnNames.office, read: ({ office }) => office.name },
  { name: memberColumnNames.role, read: roleName },
  { name: memberColumnNames.active, read: ({ Active }) => (Active ? memberStates.active : memberStates.inactive) },
  { name: memberColumnNames.createdAt, read: ({ createdAt }) => toCsvTime(createdAt) },
  { name: memberColumnNames.lastSeenAt, read: ({ lastSeenAt }) => (lastSeenAt ? toCsvTime(lastSeenAt) : '') },
];
