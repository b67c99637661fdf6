import type { Attendee } from 'shared-api/contract/posts/attendees.contract';
import type { AttendeeRow } from './attendees.repository.ts';

export const toAttendee = ({ joinedAt, checkedInAt, ...row }: AttendeeRow): Attendee => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  checkedInAt: checkedInAt?.toISOString() ?? null,
});
