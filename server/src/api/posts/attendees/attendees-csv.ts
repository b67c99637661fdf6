import type { Attendee } from 'shared-api/contract/posts/attendees.contract';
import { attendeeColumnNames as names, attendeeStates as states } from '../../../messages.ts';
import type { CsvColumn } from '../../../platform/csv/to-csv.ts';
import { toCsvTime } from '../../../platform/csv/to-csv-time.ts';

/** The columns of attendees.csv. */
export const attendeeCsvColumns: CsvColumn<Attendee>[] = [
  { name: names.name, read: ({ name }) => name },
  { name: names.office, read: ({ office }) => office ?? states.visitor },
  { name: names.email, read: ({ email }) => email ?? '' },
  { name: names.state, read: ({ isWaiting }) => (isWaiting ? states.waiting : states.going) },
  { name: names.joinedAt, read: ({ joinedAt }) => toCsvTime(joinedAt) },
  { name: names.checkedInAt, read: ({ checkedInAt }) => (checkedInAt ? toCsvTime(checkedInAt) : '') },
];
