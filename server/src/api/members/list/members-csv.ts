import type { PrivateMember } from 'shared-api/contract/members.contract';
import { memberColumnNames } from '../../../messages.ts';
import type { CsvColumn } from '../../../platform/csv/to-csv.ts';

/** The columns of members.csv. */
export const memberCsvColumns: CsvColumn<PrivateMember>[] = [
  { name: memberColumnNames.name, read: ({ name }) => name },
  { name: memberColumnNames.email, read: ({ email }) => email },
  { name: memberColumnNames.phone, read: ({ phone }) => phone },
  { name: memberColumnNames.office, read: ({ office }) => office.name },
  { name: memberColumnNames.role, read: ({ role }) => role },
  { name: memberColumnNames.active, read: ({ Active }) => String(Active) },
  { name: memberColumnNames.createdAt, read: ({ createdAt }) => createdAt },
  { name: memberColumnNames.lastSeenAt, read: ({ lastSeenAt }) => lastSeenAt ?? '' },
];
