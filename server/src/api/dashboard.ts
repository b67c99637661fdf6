import { canOpenDashboard } from 'shared-api/contract/members.policy';
import type { PasswordCheck } from '../platform/credentials/password-check.ts';
import type { Db } from '../platform/database/db.ts';
import type { Changes } from '../platform/events/changes.ts';
import { eventsRoutes } from '../platform/events/events.routes.ts';
import { eventsService } from '../platform/events/events.service.ts';
import { allow } from '../platform/http/actor.ts';
import type { Routes } from '../platform/http/validation.ts';
import type { MailsService } from '../platform/mail/mails.service.ts';
import type { PicturesRepository } from '../platform/pictures/pictures.repository.ts';
import type { AuditRepository } from './audit/audit.repository.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { auditService } from './audit/audit.service.ts';
import { inboxRepository } from './contact/inbox.repository.ts';
import { inboxRoutes } from './contact/inbox.routes.ts';
import { inboxService } from './contact/inbox.service.ts';
import { addMemberService } from './members/add-member.service.ts';
import { applicantsRoutes } from './members/applicants.routes.ts';
import { applicantsService } from './members/applicants.service.ts';
import { managedMembersRoutes } from './members/managed-members.routes.ts';
import { managedMembersService } from './members/managed-members.service.ts';
import { memberListRepository } from './members/member-list.repository.ts';
import { memberListRoutes } from './members/member-list.routes.ts';
import { memberListService } from './members/member-list.service.ts';
import { managedOfficesRoutes } from './offices/managed-offices.routes.ts';
import { managedOfficesService } from './offices/managed-offices.service.ts';
import type { OfficesRepository } from './offices/offices.repository.ts';
import { moderationRoutes } from './posts/moderation.routes.ts';
import { moderationService } from './posts/moderation.service.ts';
import type { PostsService } from './posts/posts.service.ts';
import type { PublishingService } from './posts/publishing.service.ts';
import type { SessionService } from './session/session.service.ts';
import { statisticsRepository } from './statistics/statistics.repository.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { statisticsService } from './statistics/statistics.service.ts';

type Parts = {
  db: Db;
  changes: Changes;
  sessions: SessionService;
  passwords: PasswordCheck;
  mails: MailsService;
  audit: AuditRepository;
  offices: OfficesRepository;
  pictures: PicturesRepository;
  posts: PostsService;
  publishing: PublishingService;
};

/** Everything below `/api/dashboard`: staff alone, which each call narrows further. */
export const dashboard: Routes<Parts> = async (app, parts) => {
  const { db, changes, sessions, passwords, mails, audit, offices, pictures, posts, publishing } = parts;
  const managedMembers = managedMembersService({ db, audit, mails });
  const addMember = addMemberService({ db, audit, pictures, passwords });

  app.addHook('onRequest', allow(canOpenDashboard));

  await app.register(statisticsRoutes, { statistics: statisticsService(statisticsRepository(db)) });
  await app.register(managedOfficesRoutes, { offices: managedOfficesService({ db, offices, audit, pictures }) });
  await app.register(memberListRoutes, { memberList: memberListService(db, memberListRepository(db), audit) });
  await app.register(managedMembersRoutes, { managedMembers, addMember });
  await app.register(applicantsRoutes, { applicants: applicantsService({ db, audit, mails }, managedMembers) });
  await app.register(moderationRoutes, { moderation: moderationService({ db, posts, publishing, audit, mails }) });
  await app.register(inboxRoutes, { inbox: inboxService({ db, inbox: inboxRepository(db), audit }) });
  await app.register(auditRoutes, { audit: auditService(audit) });
  await app.register(eventsRoutes, { events: eventsService(changes, sessions) });
};
