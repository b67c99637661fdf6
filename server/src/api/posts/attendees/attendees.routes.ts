import {
  type Attendee,
  AttendeeCountReply,
  AttendeesFilter,
  AttendeesQuery,
  AttendeesReply,
  ByAttendee,
  CheckInReply,
} from 'shared-api/contract/posts/attendees.contract';
import { csvQueryOf } from 'shared-api/contract/wire/csv.contract';
import { ById } from 'shared-api/contract/wire/query.contract';
import { attendeeColumnNames as names, attendeeStates as states } from '../../../messages.ts';
import { sendCsv } from '../../../platform/csv/send-csv.ts';
import type { CsvColumn } from '../../../platform/csv/to-csv.ts';
import { toCsvTime } from '../../../platform/csv/to-csv-time.ts';
import { actorOf, onlyRecent } from '../../../platform/http/actor.ts';
import { describePage, positionOf } from '../../../platform/http/paging.ts';
import type { Routes } from '../../../platform/http/validation.ts';
import type { AttendeesService } from './attendees.service.ts';

/** The columns of attendees.csv. */
const attendeeCsvColumns: CsvColumn<Attendee>[] = [
  { name: names.name, read: ({ name }) => name },
  { name: names.office, read: ({ office }) => office ?? states.visitor },
  { name: names.email, read: ({ email }) => email ?? '' },
  { name: names.state, read: ({ isWaiting }) => (isWaiting ? states.waiting : states.going) },
  { name: names.joinedAt, read: ({ joinedAt }) => toCsvTime(joinedAt) },
  { name: names.checkedInAt, read: ({ checkedInAt }) => (checkedInAt ? toCsvTime(checkedInAt) : '') },
];

/** For the organisers of an event, by the id of its announcement. */
export const attendeesRoutes: Routes<{ attendeesService: AttendeesService }> = async (app, { attendeesService }) => {
  const list = { schema: { params: ById, querystring: AttendeesQuery, response: { 200: AttendeesReply } } };
  app.get('/events/:id/attendees', list, async (request, reply) => {
    const { limit, cursor, ...filter } = request.query;
    const { attendees, counts, ...page } = await attendeesService.list(
      actorOf(request),
      request.params.id,
      filter,
      limit,
      positionOf(cursor),
    );
    describePage(request, reply, page);
    return { attendees, counts };
  });

  app.get(
    '/events/:id/attendees/count',
    { schema: { params: ById, response: { 200: AttendeeCountReply } } },
    (request) => attendeesService.countToNotify(request.viewer(), request.params.id),
  );

  app.get(
    '/events/:id/attendees.csv',
    { schema: { params: ById, querystring: csvQueryOf(AttendeesFilter) }, onRequest: onlyRecent },
    async (request, reply) => {
      const { separator, ...filter } = request.query;
      const batches = await attendeesService.exportAll(actorOf(request), request.params.id, filter);
      return sendCsv(reply, { name: 'attendees', columns: attendeeCsvColumns, batches, separator });
    },
  );

  const options = { schema: { params: ByAttendee, response: { 200: CheckInReply } } };
  app.put('/events/:id/attendees/:attendee/check-in', options, (request) =>
    attendeesService.checkIn(request.viewer(), request.params.id, request.params.attendee),
  );
  app.delete('/events/:id/attendees/:attendee/check-in', options, (request) =>
    attendeesService.undoCheckIn(request.viewer(), request.params.id, request.params.attendee),
  );
};
