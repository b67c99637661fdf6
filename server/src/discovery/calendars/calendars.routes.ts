import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { organisation } from 'shared-api/contract/offices/organisation';
import { isId } from 'shared-api/contract/wire/query.contract';
import type { PostEventsService } from '../../api/posts/events/post-events.service.ts';
import type { PostsListService } from '../../api/posts/list/posts-list.service.ts';
import { serverLimits } from '../../limits.ts';
import { calendarTitle } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { originOf } from '../../platform/http/security.ts';
import { ifChangedSender, type Written } from '../../platform/http/send-if-changed.ts';
import { concurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { shareInFlight } from '../../platform/limits/share-in-flight.ts';
import { everybody, inWorker } from '../../platform/threads/worker-pool.ts';
import { latestOf } from '../feeds/feed.ts';
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
const isShort = ({ posts }: Calendar) => posts.length <= serverLimits.shortCalendarEvents;
const write = async (calendar: Calendar): Promise<Written> => ({
  body: isShort(calendar) ? toCalendar(calendar) : await toCalendarInWorker(everybody, calendar),
  changedAt: latestOf(calendar),
});

/** Events as calendar programs read them: one, all that are to come, and those of an office. */
export const calendarsRoutes: FastifyPluginAsync<CalendarsOptions> = async (
  app,
  { db, postsListService, postEventsService, givenOrigin },
) => {
  const shared = shareInFlight<Written>();
  const sendIfChanged = ifChangedSender();

  function send(request: FastifyRequest, reply: FastifyReply, calendar: Written) {
    reply.header('cache-control', `public, max-age=${serverLimits.feedMaxAgeSeconds}`);
    const key = `${request.routeOptions.url} ${Object.values(request.params ?? {})} ${originOf(request, givenOrigin)}`;
    return sendIfChanged(request, reply, { key, type: 'text/calendar; charset=utf-8', ...calendar });
  }

  const limited = concurrencyLimit(serverLimits.maxFeedsAtOnce, serverLimits.maxFeedsWaiting);
  const writeEvents = (name: string, origin: string, office?: string) =>
    shared(`${office} ${origin}`, () =>
      limited(async () => write({ name, origin, posts: await postEventsService.listForCalendar(office) })),
    );

  app.get<ById>('/posts/:id/event.ics', async (request, reply) => {
    const { id } = request.params;
    const post = isId(id) ? await postsListService.get(id) : undefined;
    if (!post?.event) throw notFound();
    return send(request, reply, await write({ origin: originOf(request, givenOrigin), posts: [post] }));
  });

  app.get('/events.ics', async (request, reply) => {
    const name = calendarTitle(organisation.name);
    return send(request, reply, await writeEvents(name, originOf(request, givenOrigin)));
  });

  app.get<ById>('/offices/:id/events.ics', async (request, reply) => {
    const { id } = request.params;
    const office = isId(id) ? await openOfficesRepository.find(db, id) : undefined;
    if (!office) throw notFound();
    return send(request, reply, await writeEvents(calendarTitle(office.name), originOf(request, givenOrigin), id));
  });
};
