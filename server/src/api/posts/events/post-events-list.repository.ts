import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { pendingEventDays } from 'shared-api/contract/pending-items';
import { eventLimits } from 'shared-api/contract/posts/event-limits';
import { timeZone } from 'shared-api/contract/text/time-zone';
import type { Db } from '../../../platform/database/db.ts';
import { publishedPosts } from '../../../platform/database/published-posts.ts';
import { termsOf } from '../../../platform/database/search-pattern.ts';
import type { Position } from '../../../platform/http/paging.ts';
import { mentions } from '../list/posts-list.repository.ts';
import { eventColumns, withAuthors } from '../posts.repository.ts';

export type EventFilter = {
  /** `2026-12`: those that take place in it, on one day of it at least; without one, those that are not over yet. */
  month?: string | undefined;
  office?: string | undefined;
  /** Words of its announcement, or of its author's name. */
  q?: string | undefined;
};

const zone = sql.lit(timeZone);

/** The second bound lets the index find the beginning of the list: no event lasts longer. */
const endsAfter = (time: RawBuilder<unknown>) => sql<SqlBool>`events.ends_at > ${time}
  and events.begins_at > ${time} - make_interval(days => ${sql.lit(eventLimits.days)})`;

const isToCome = endsAfter(sql`now()`);

/** What ends with the last day before it, at midnight, is not of the month. */
function takesPlaceIn(month: string) {
  const first = sql`${`${month}-01`}::timestamp`;
  return sql<SqlBool>`${endsAfter(sql`(${first} at time zone ${zone})`)}
    and events.begins_at < (${first} + interval '1 month') at time zone ${zone}`;
}

/** As few as the page shows, before anything else of them is read. */
const idsOf = (db: Db, { month, office, q }: EventFilter, limit: number, after?: Position) =>
  publishedPosts(db)
    .innerJoin('events', 'events.post_id', 'posts.id')
    .select('events.post_id')
    .where('posts.type', '=', 'Ad')
    .where(month ? takesPlaceIn(month) : isToCome)
    .$if(office !== undefined, (query) => query.where('posts.office_id', '=', office ?? ''))
    .$if(termsOf(q).length > 0, (query) => query.where(mentions(termsOf(q))))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(events.begins_at, events.post_id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('events.begins_at')
    .orderBy('events.post_id')
    .limit(sql.lit(limit));

export const postEventsListRepository = {
  list: (db: Db, filter: EventFilter, limit: number, after?: Position) =>
    withAuthors(publishedPosts(db))
      .where('posts.id', 'in', idsOf(db, filter, limit, after))
      .orderBy('events.begins_at')
      .orderBy('posts.id')
      .execute(),

  /** The next that has not begun, and takes place, as far as staff is told of it. */
  findNext: (db: Db, office?: string) =>
    publishedPosts(db)
      .innerJoin('events', 'events.post_id', 'posts.id')
      .select(['posts.id', 'events.begins_at as beginsAt'])
      .where('posts.type', '=', 'Ad')
      .where(
        sql<SqlBool>`events.begins_at > now() and events.begins_at < now() + make_interval(days => ${sql.lit(pendingEventDays + 1)})`,
      )
      .where('events.cancelled_at', 'is', null)
      .$if(office !== undefined, (query) => query.where('posts.office_id', '=', office ?? ''))
      .orderBy('events.begins_at')
      .orderBy('events.post_id')
      .limit(1)
      .executeTakeFirst(),

  /** Those to come that the member attends, waits for or wrote. */
  listOwn: (db: Db, memberId: string, limit: number) =>
    publishedPosts(db)
      .innerJoin('events', 'events.post_id', 'posts.id')
      .leftJoin('attendances', (join) =>
        join.onRef('attendances.post_id', '=', 'posts.id').on('attendances.member_id', '=', memberId),
      )
      .select(['posts.id', 'posts.title', 'posts.author_id as authorId', 'attendances.is_waiting as isWaiting'])
      .select(eventColumns)
      .where('posts.type', '=', 'Ad')
      .where(isToCome)
      .where(
        sql<SqlBool>`posts.id in (
          select post_id from attendances where member_id = ${memberId}
          union all select id from posts where author_id = ${memberId} and type = 'Ad')`,
      )
      .orderBy('events.begins_at')
      .orderBy('posts.id')
      .limit(sql.lit(limit))
      .execute(),

  /** What calendars show of them; their texts are none of it. */
  listForCalendar: (db: Db, filter: EventFilter, limit: number) =>
    publishedPosts(db)
      .innerJoin('events', 'events.post_id', 'posts.id')
      .select(['posts.id', 'posts.title', 'posts.excerpt', 'posts.updated_at as updatedAt', 'posts.version'])
      .select(eventColumns)
      .where('posts.id', 'in', idsOf(db, filter, limit))
      .orderBy('events.begins_at')
      .orderBy('posts.id')
      .execute(),
};
