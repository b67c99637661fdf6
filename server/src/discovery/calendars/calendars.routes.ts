import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { organisation } from 'shared-api/contract/offices/organisation';
import { isId } from 'shared-api/contract/wire/query.contract';
import type { PostEventsService } from '../../api/posts/events/post-events.service.ts';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { calendarTitle } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { originOf } from '../../platform/http/security.ts';
import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { shareInFlight } from '../../platform/limits/share-in-flight.ts';
import { everybody, inWorker } from '../../platform/threads/worker-pool.ts';
import { openOfficesRepository } from '../offices.repository.ts';
import { type Calendar, toCalendar } from './to-calendar.ts';

type CalendarsOptions = {
  db: Db;
  postsListService: PostsListService;
  postEventsService: PostEventsService;
  givenOrigin: string | undefined;
};
type ById = { Params: { id: string } };

const toCalendarInWorker = inWorker<[Calendar], string>(import.meta.resolve('./to-calendar.ts'), 'toCalendar');
const write = async (calendar: Calendar) =>
  calendar.posts.length > serverLimits.shortCalendarEvents
    ? toCalendarInWorker(everybody, calendar)
    : toCalendar(calendar);

const send = (reply: FastifyReply, calendar: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', `public, max-age=${serverLimits.feedMaxAgeSeconds}`)
    .send(calendar);

/** Events as calendar programs read them: one, all that are to come, and those of an office. */
export const calendarsRoutes: FastifyPluginAsync<CalendarsOptions> = async (
  app,
  { db, postsListService, postEventsService, givenOrigin },
) => {
  const shared = shareInFlight<string>();
  const limited = concurrencyLimit(serverLimits.maxFeedsAtOnce, serverLimits.maxFeedsWaiting);
  const writeEvents = (name: string, origin: string, office?: string) =>
    shared(`${office} ${origin}`, () =>
      limited(async () => write({ name, origin, posts: await postEventsService.listForCalendar(office) })),
    );

  app.get<ById>('/posts/:id/event.ics', async (request, reply) => {
    const { id } = request.params;
    const post = isId(id) ? await postsListService.get(id) : undefined;
    if (!post?.event) throw notFound();
    return send(reply, toCalendar({ origin: originOf(request, givenOrigin), posts: [post] }));
  });

  app.get('/events.ics', async (request, reply) => {
    const name = calendarTitle(organisation.name);
    return send(reply, await writeEvents(name, originOf(request, givenOrigin)));
  });

  app.get<ById>('/offices/:id/events.ics', async (request, reply) => {
    const { id } = request.params;
    const office = isId(id) ? await openOfficesRepository.find(db, id) : undefined;
    if (!office) throw notFound();
    return send(reply, await writeEvents(calendarTitle(office.name), originOf(request, givenOrigin), id));
  });
};
