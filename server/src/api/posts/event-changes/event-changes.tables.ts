import type { SomeTables } from '../../../platform/database/table-facts.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** What was and what is of an event that changed, by the id of the notification; its attendees are told of it. */
    event_changes: {
      id: string;
      title: string;
      was_begins_at: Date;
      was_ends_at: Date;
      was_place: string;
      was_address: string;
      begins_at: Date;
      ends_at: Date;
      place: string;
      address: string;
      /** After the change. */
      is_cancelled: boolean;
      /** Who was registered before is told. */
      happened_at: Timestamp;
      /** When a worker takes it up, again; null once all attendees are told. */
      due_at: MaybeTimestamp;
      last_attendance: Generated<string | null>;
    };
  }
}

export const eventChangeTables = {
  event_changes: { archive: { since: 55 }, keptFor: { with: 'notification_events' }, person: 'none' },
} satisfies SomeTables;
