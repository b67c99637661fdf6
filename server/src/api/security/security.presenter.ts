import type { SecurityEvent } from 'shared-api/contract/accounts/security.contract';
import { securityColumnNames } from '../../messages.ts';
import type { CsvColumn } from '../../platform/csv/to-csv.ts';
import { toCsvTime } from '../../platform/csv/to-csv-time.ts';
import type { SecurityRow } from './security.repository.ts';

export const toSecurityEvent = ({ at, memberId, memberName, ...row }: SecurityRow): SecurityEvent => ({
  ...row,
  at: at.toISOString(),
  member: memberId === null ? null : { id: memberId, name: memberName ?? '' },
});

/** The columns of security.csv. */
export const securityCsvColumns: CsvColumn<SecurityEvent>[] = [
  { name: securityColumnNames.at, read: ({ at }) => toCsvTime(at) },
  { name: securityColumnNames.kind, read: ({ kind }) => kind },
  { name: securityColumnNames.member, read: ({ member }) => member?.name ?? '' },
  { name: securityColumnNames.address, read: ({ address }) => address },
  { name: securityColumnNames.agent, read: ({ agent }) => agent },
  { name: securityColumnNames.details, read: ({ details }) => JSON.stringify(details) },
];
