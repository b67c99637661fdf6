import { serverLimits } from '../../../limits.ts';
import { listOf, shows } from '../../../platform/changes/shown.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Position, toResultPage } from '../../../platform/http/paging.ts';
import { countShown, toPost } from '../posts.presenter.ts';
import { toCalendarEntry } from './post-events.presenter.ts';
import { type EventFilter, postEventsListRepository } from './post-events-list.repository.ts';

/** Announcements of events, those that begin first at the top. */
export function postEventsService({ db }: { db: Db }) {
  return {
    async list(filter: EventFilter, limit: number, after?: Position) {
      shows(listOf('posts', filter.office), ...(filter.q ? [listOf('members')] : []));
      const rows = await postEventsListRepository.list(db, filter, limit + 1, after);
      const { items, last } = toResultPage(rows, countShown(rows.slice(0, limit)));
      return {
        posts: items.map(toPost),
        next: last?.eventBeginsAt ? { at: last.eventBeginsAt, id: last.id } : undefined,
      };
    },

    /** What is to come, as far as a calendar is told of it. */
    async listForCalendar(office?: string) {
      const rows = await postEventsListRepository.listForCalendar(db, { office }, serverLimits.maxCalendarEvents);
      return rows.map(toCalendarEntry);
    },
  };
}
export type { CalendarEntry } from './post-events.presenter.ts';
export type PostEventsService = ReturnType<typeof postEventsService>;
