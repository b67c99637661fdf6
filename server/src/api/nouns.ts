import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/db.ts';
import type { SomeTables } from '../platform/database/table-facts.ts';
import type { Env } from '../platform/env/env.ts';
import { limitTables } from '../platform/limits/limits.tables.ts';
import { type LeaverByMail, mailTables } from '../platform/mail/mail.tables.ts';
import type { MailsService } from '../platform/mail/mails.service.ts';
import type { PicturesService } from '../platform/pictures/pictures.service.ts';
import { pictureTables } from '../platform/pictures/pictures.tables.ts';
import type { PublishedReleases } from '../platform/registry/open-registry.ts';
import { registryTables } from '../platform/registry/registry.tables.ts';
import { searchTables } from '../platform/search/search.tables.ts';
import { accountTables } from './account/account.tables.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { auditService } from './audit/audit.service.ts';
import { auditTables } from './audit/audit.tables.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contactService } from './contact/contact.service.ts';
import { contactTables } from './contact/contact.tables.ts';
import { factorTables } from './factors/factors.tables.ts';
import { followersRoutes } from './followers/followers.routes.ts';
import { followersService } from './followers/followers.service.ts';
import { followerTables } from './followers/followers.tables.ts';
import { frontEndTables } from './front-ends/front-ends.tables.ts';
import { frontEnds } from './front-ends/front-ends.ts';
import { memberTables } from './members/members.tables.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { notificationsService } from './notifications/notifications.service.ts';
import { notificationTables } from './notifications/notifications.tables.ts';
import { officesRoutes } from './offices/offices.routes.ts';
import { officesService } from './offices/offices.service.ts';
import { officeTables } from './offices/offices.tables.ts';
import { pendingRoutes } from './pending/pending.routes.ts';
import { pendingService } from './pending/pending.service.ts';
import { personalDataTables } from './personal-data/personal-data.tables.ts';
import { attendanceRoutes } from './posts/attendance/attendance.routes.ts';
import { attendanceService } from './posts/attendance/attendance.service.ts';
import { attendanceTables } from './posts/attendance/attendance.tables.ts';
import { eventChangeTables } from './posts/event-changes/event-changes.tables.ts';
import { eventVisitorsRoutes } from './posts/event-visitors/event-visitors.routes.ts';
import { eventVisitorsService } from './posts/event-visitors/event-visitors.service.ts';
import { eventVisitorTables } from './posts/event-visitors/event-visitors.tables.ts';
import { postEventsRoutes } from './posts/events/post-events.routes.ts';
import { postEventsService } from './posts/events/post-events.service.ts';
import { postTables } from './posts/posts.tables.ts';
import { pushRoutes } from './push/push.routes.ts';
import { pushService } from './push/push.service.ts';
import { pushTables } from './push/push.tables.ts';
import { addPushMetrics } from './push/push-metrics.ts';
import { recipientsRoutes } from './recipients/recipients.routes.ts';
import { securityTables } from './security/security.tables.ts';
import { sessionTables } from './session/session.tables.ts';
import { spacesRoutes } from './spaces/spaces.routes.ts';
import { spacesService } from './spaces/spaces.service.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { statisticsService } from './statistics/statistics.service.ts';

type Noun = {
  tables?: SomeTables<LeaverByMail>;
  /** Where its services need the platform alone; `api.ts` gives services to those that need other nouns'. */
  routes?: (app: FastifyInstance, parts: NounParts) => PromiseLike<unknown>;
};
export type NounParts = {
  env: Env;
  db: Db;
  /** For routes that answer everybody the same (`isSameForAll`): a replica, where it has all that was heard of. */
  readDb: Db;
  registry: PublishedReleases;
  mailsService: MailsService;
  picturesService: PicturesService;
};

/** What the platform and each noun store, each after those whose tables it refers to, and their routes. */
export const nouns = [
  { tables: pictureTables },
  {
    tables: officeTables,
    routes: (app, { db, readDb, picturesService }) =>
      app.register(officesRoutes, {
        officesService: officesService({ db, picturesService }),
        publicOfficesService: officesService({ db: readDb, picturesService }),
      }),
  },
  { tables: memberTables },
  { tables: accountTables },
  { tables: postTables },
  { routes: (app, { db }) => app.register(postEventsRoutes, { postEventsService: postEventsService({ db }) }) },
  {
    tables: eventVisitorTables,
    routes: (app, { db, mailsService }) =>
      app.register(eventVisitorsRoutes, { eventVisitorsService: eventVisitorsService({ db, mailsService }) }),
  },
  {
    tables: attendanceTables,
    routes: (app, { db, mailsService }) =>
      app.register(attendanceRoutes, { attendanceService: attendanceService({ db, mailsService }) }),
  },
  {
    tables: contactTables,
    routes: (app, { db, mailsService }) =>
      app.register(contactRoutes, { contactService: contactService({ db, mailsService }) }),
  },
  { tables: auditTables, routes: (app, { db }) => app.register(auditRoutes, { auditService: auditService({ db }) }) },
  { tables: securityTables },
  {
    tables: followerTables,
    routes: (app, { db, mailsService }) =>
      app.register(followersRoutes, { followersService: followersService({ db, mailsService }) }),
  },
  { tables: mailTables, routes: (app, { db }) => app.register(recipientsRoutes, { db }) },
  { tables: factorTables },
  { tables: sessionTables },
  { tables: personalDataTables },
  {
    tables: notificationTables,
    routes: (app, { db }) => app.register(notificationsRoutes, { notificationsService: notificationsService({ db }) }),
  },
  { tables: eventChangeTables },
  {
    tables: pushTables,
    routes: (app, { db, env }) => {
      addPushMetrics(app.metrics, db);
      return app.register(pushRoutes, { pushService: pushService({ db, fakePushService: env.fakePushService }) });
    },
  },
  { tables: frontEndTables, routes: (app, parts) => app.register(frontEnds, parts) },
  { tables: registryTables },
  { tables: limitTables },
  { tables: searchTables },
  { routes: (app, { readDb }) => app.register(spacesRoutes, { spacesService: spacesService({ db: readDb }) }) },
  { routes: (app, { db }) => app.register(statisticsRoutes, { statisticsService: statisticsService({ db }) }) },
  { routes: (app, { db }) => app.register(pendingRoutes, { pendingService: pendingService({ db }) }) },
] satisfies Noun[];
