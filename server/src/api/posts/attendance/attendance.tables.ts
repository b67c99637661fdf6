import type { Db } from '../../../platform/database/db.ts';
import { isReadableBy } from '../../../platform/database/published-posts.ts';
import type { Person, SomeTables } from '../../../platform/database/table-facts.ts';
import type { LeaverByMail } from '../../../platform/mail/mail.tables.ts';
import { leaveAllEvents } from '../promote-waitlist.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Who comes to an event, and who waits for a place: a member or a visitor. */
    attendances: {
      id: Generated<string>;
      post_id: string;
      member_id: string | null;
      visitor_id: string | null;
      is_waiting: boolean;
      joined_at: Date;
      checked_in_at: MaybeTimestamp;
      reminded_at: MaybeTimestamp;
    };
  }
}

const listAttendances = (db: Db, { id }: Person) =>
  db
    .selectFrom('attendances')
    .innerJoin('events', 'events.post_id', 'attendances.post_id')
    .leftJoin('posts', (join) => join.onRef('posts.id', '=', 'attendances.post_id').on(isReadableBy(id)))
    .select(['posts.title', 'events.begins_at as beginsAt', 'events.place'])
    .select(['attendances.is_waiting as isWaiting', 'attendances.joined_at as joinedAt'])
    .select(['attendances.checked_in_at as checkedInAt', 'attendances.reminded_at as remindedAt'])
    .where('member_id', '=', id)
    .orderBy('joined_at')
    .execute();

export const attendanceTables = {
  attendances: {
    archive: { since: 45 },
    keptFor: { with: 'events' },
    person: {
      member_id: {
        erased: (transaction, { id, mails }) => leaveAllEvents(transaction, mails, id),
        shown: { attendances: listAttendances },
      },
    },
  },
} satisfies SomeTables<LeaverByMail>;
