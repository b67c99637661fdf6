import type { Viewer } from 'shared-api/contract/members/members.contract';
import { canSeeAttendees } from 'shared-api/contract/posts/attendance.policy';
import type { AttendeeCountReply, AttendeesFilter, CheckInReply } from 'shared-api/contract/posts/attendees.contract';
import { serverLimits } from '../../../limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { forbidden, notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type Position, toResultPage } from '../../../platform/http/paging.ts';
import type { ContactsReadService } from '../../security/contacts-read.service.ts';
import { willBeNotified } from '../event-changes/event-changes.messages.ts';
import { eventChangesRepository } from '../event-changes/event-changes.repository.ts';
import type { PostsListService } from '../list/posts-list.service.ts';
import { toAttendee } from './attendees.presenter.ts';
import { type AttendeeRow, attendeesRepository } from './attendees.repository.ts';

type Parts = { db: Db; postsListService: PostsListService; contactsReadService: ContactsReadService };
type PostReply = Awaited<ReturnType<PostsListService['get']>>;

const toPosition = (row: { joinedAt: Date; id: string }): Position => ({ at: row.joinedAt, id: row.id });

/** Who comes to an event and who came, for its organisers. Every call: @throws Rejection 403, 404 */
export function attendeesService({ db, postsListService, contactsReadService }: Parts) {
  /** Its announcement. */
  async function getOfOrganiser(viewer: Viewer, postId: string) {
    const post = await postsListService.get(postId);
    if (!canSeeAttendees(viewer, post)) throw forbidden();
    if (!(await attendeesRepository.isEvent(db, postId))) throw notFound();
    return post;
  }

  /** Visitors are shown with their addresses. */
  function recordRead(actor: Actor, { author: { office } }: PostReply, rows: AttendeeRow[]) {
    const visitors = rows.filter(({ email }) => email !== null);
    const shown = visitors.map(() => ({ officeId: office.id, officeName: office.name }));
    return contactsReadService.note(actor, { what: 'attendees', officeId: office.id, rows: shown });
  }

  async function* batches(actor: Actor, post: PostReply, filter: AttendeesFilter) {
    let after: Position | undefined;
    do {
      const rows = await attendeesRepository.list(db, post.id, filter, serverLimits.csvBatchRows + 1, after);
      const { items, last } = toResultPage(rows, serverLimits.csvBatchRows);
      await recordRead(actor, post, items);
      yield items.map(toAttendee);
      after = last && toPosition(last);
    } while (after);
  }

  async function change(
    viewer: Viewer,
    postId: string,
    id: string,
    write: typeof attendeesRepository.checkIn,
  ): Promise<CheckInReply> {
    await getOfOrganiser(viewer, postId);
    await write(db, postId, id);
    const row = await attendeesRepository.find(db, postId, id);
    if (!row) throw notFound();
    return { attendee: toAttendee(row), counts: await attendeesRepository.countStates(db, postId) };
  }

  return {
    async list(actor: Actor, postId: string, filter: AttendeesFilter, limit: number, after?: Position) {
      const post = await getOfOrganiser(actor.viewer, postId);
      const [rows, total, counts] = await Promise.all([
        attendeesRepository.list(db, postId, filter, limit + 1, after),
        attendeesRepository.count(db, postId, filter),
        attendeesRepository.countStates(db, postId),
      ]);
      const { items, last } = toResultPage(rows, limit);
      await recordRead(actor, post, items);
      return { attendees: items.map(toAttendee), counts, total, next: last && toPosition(last) };
    },

    /** How many hear of it when the viewer changes or deletes the event. */
    async countToNotify(viewer: Viewer, postId: string): Promise<AttendeeCountReply> {
      await getOfOrganiser(viewer, postId);
      const count = await eventChangesRepository.countToNotify(db, postId, viewer.id);
      return { count, message: count === 0 ? null : willBeNotified(count) };
    },

    /** All of the list, in batches. */
    async exportAll(actor: Actor, postId: string, filter: AttendeesFilter) {
      return batches(actor, await getOfOrganiser(actor.viewer, postId), filter);
    },

    /** Also who still waits for a place: the organiser at the door decides. */
    checkIn: (viewer: Viewer, postId: string, id: string) => change(viewer, postId, id, attendeesRepository.checkIn),

    undoCheckIn: (viewer: Viewer, postId: string, id: string) =>
      change(viewer, postId, id, attendeesRepository.undoCheckIn),
  };
}
export type AttendeesService = ReturnType<typeof attendeesService>;
