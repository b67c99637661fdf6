import type { Viewer } from 'shared-api/contract/members/members.contract';
import type { OwnEvent } from 'shared-api/contract/posts/own-events.contract';
import { serverLimits } from '../../../limits.ts';
import { listOf, shows } from '../../../platform/changes/shown.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type Position, toResultPage } from '../../../platform/http/paging.ts';
import { countShown, toPost } from '../posts.presenter.ts';
import { toCalendarEntry, toEvent } from './post-events.presenter.ts';
import { type EventFilter, postEventsListRepository } from './post-events-list.repository.ts';

const stateOf = ({ isWaiting }: { isWaiting: boolean | null }) =>
  isWaiting === null ? 'none' : isWaiting ? 'waiting' : 'going';

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

    /** Events to come that the viewer attends, waits for or wrote. */
    async listOwn({ id }: Viewer): Promise<OwnEvent[]> {
      const rows = await postEventsListRepository.listOwn(db, id, serverLimits.maxOwnEvents);
      return rows.flatMap((row) => {
        const event = toEvent(row);
        return event
          ? [{ id: row.id, title: row.title, event, state: stateOf(row), isAuthor: row.authorId === id }]
          : [];
      });
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
