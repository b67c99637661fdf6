import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import { changesRoutes } from '../platform/changes/changes.routes.ts';
import { changesService } from '../platform/changes/changes.service.ts';
import type { Changes } from '../platform/changes/changes.ts';
import { passwordCheck } from '../platform/credentials/password-check.ts';
import { heldBack, notFound, Rejection } from '../platform/errors.ts';
import { allow } from '../platform/http/actor.ts';
import { addOpenApi } from '../platform/http/openapi/openapi.ts';
import { originOf as originOfRequest, safeMethods } from '../platform/http/security.ts';
import { mailsService as openMails } from '../platform/mail/mails.service.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import type { OutboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { picturesService as openPictures } from '../platform/pictures/pictures.service.ts';
import { accountRoutes } from './account/account.routes.ts';
import { accountService as openAccounts } from './account/account.service.ts';
import { emailCorrectionService } from './account/email-correction.service.ts';
import { invitationsRoutes } from './account/invitations.routes.ts';
import { invitationsService as openInvitations } from './account/invitations.service.ts';
import { factorsRoutes } from './factors/factors.routes.ts';
import { factorsService as openFactors } from './factors/factors.service.ts';
import { passkeysService as openPasskeys } from './factors/passkeys.service.ts';
import { membersImportRoutes } from './members/import/members-import.routes.ts';
import { membersImportService } from './members/import/members-import.service.ts';
import { membersListRoutes } from './members/list/members-list.routes.ts';
import { membersListService } from './members/list/members-list.service.ts';
import { membersRoutes } from './members/members.routes.ts';
import { membersService } from './members/members.service.ts';
import { membersAddService } from './members/members-add.service.ts';
import { createAdminsNotifier } from './members/notify-admins.ts';
import { type NounParts, nouns } from './nouns.ts';
import { dataExportsService } from './personal-data/data-exports.service.ts';
import { deletionsService as openDeletions } from './personal-data/deletions.service.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { attendeesRoutes } from './posts/attendees/attendees.routes.ts';
import { attendeesService } from './posts/attendees/attendees.service.ts';
import { draftsRoutes } from './posts/drafts/drafts.routes.ts';
import { draftsService } from './posts/drafts/drafts.service.ts';
import { cancellationRoutes } from './posts/event-changes/cancellation.routes.ts';
import { cancellationService } from './posts/event-changes/cancellation.service.ts';
import { postsListService as openPostsList } from './posts/list/posts-list.service.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { postsService as openPosts } from './posts/posts.service.ts';
import { giveAwaitedPlaces, leaveAllEvents } from './posts/promote-waitlist.ts';
import { revisionsRoutes } from './posts/revisions/revisions.routes.ts';
import { revisionsService } from './posts/revisions/revisions.service.ts';
import { trashRoutes } from './posts/trash/trash.routes.ts';
import { trashService } from './posts/trash/trash.service.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { profileService } from './profile/profile.service.ts';
import { contactsReadService as openContactsRead } from './security/contacts-read.service.ts';
import { securityRoutes } from './security/security.routes.ts';
import { securityService as openSecurityLog } from './security/security.service.ts';
import { addSession } from './session/add-session.ts';
import { confirmPasswordOf } from './session/confirm-password.ts';
import { recentSessions as openRecentSessions } from './session/recent-sessions.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { sessionService as openSessions } from './session/session.service.ts';
import { sessionCookies } from './session/session-cookies.ts';

type ApiParts = Omit<NounParts, 'mailsService' | 'picturesService'> & {
  media: MediaStore;
  changes: Changes;
  fetch: OutboundFetch;
};

const allowStaff = allow(canOpenDashboard);

/** Everything below `/api/dashboard`: staff alone, which each call narrows further. */
async function closeDashboard(request: FastifyRequest, reply: FastifyReply) {
  if (request.routeOptions.url?.startsWith('/api/dashboard/')) await allowStaff(request, reply);
}

/** Staff that may not work as staff yet looks after its account, and reads what it would read without its role. */
async function holdBack({ heldBackBy, method }: FastifyRequest) {
  if (heldBackBy && method !== 'GET') throw heldBack(heldBackBy);
}

/** What it may not do without its role, it may once it has done what is asked of it. */
const explainToHeldBack = (error: Error, { heldBackBy }: FastifyRequest) => {
  throw heldBackBy && error instanceof Rejection && error.code === 'forbidden' ? heldBack(heldBackBy) : error;
};

/** Everything below `/api`: nouns whose services need those of others are wired here, all others in `nouns.ts`. */
export const api: FastifyPluginAsync<ApiParts> = async (app, { env, db, readDb, media, changes, registry, fetch }) => {
  const cookies = sessionCookies(env.publicOrigin);
  const passwords = await passwordCheck();
  const mailsService = openMails(env.publicOrigin);
  const picturesService = openPictures({ db, media });
  const invitationsService = openInvitations({ db, mailsService });
  const passkeysService = openPasskeys({ db });
  const factorsService = openFactors({ db, mailsService, passkeysService, isRequired: env.requiresSecondFactor });
  const accountService = openAccounts({ db, mailsService, passwords, factorsService });
  const deletionsService = openDeletions({ db, mailsService, picturesService });
  const recentSessions = openRecentSessions({ db, changes, log: app.log });
  app.addHook('preClose', recentSessions.stop);
  const sessionService = openSessions({
    db,
    passwords,
    factorsService,
    passkeysService,
    recentSessions,
    onSignedIn: deletionsService.cancelBySigningIn,
  });
  const confirmPassword = confirmPasswordOf(sessionService, cookies);
  const securityService = openSecurityLog({ db });
  const contactsReadService = openContactsRead({ db, log: app.log });
  const postsListService = openPostsList({ db });

  await addOpenApi(app);
  addSession(app, sessionService, cookies);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.addHook('onRequest', closeDashboard);
  app.addHook('onRequest', holdBack);
  app.setErrorHandler(explainToHeldBack);

  // a member who comes back to a page after a change must not meet the page of before
  app.addHook('onSend', async ({ method }) => {
    if (!safeMethods.has(method)) await changes.whenIdle();
  });

  const originOf = (request: FastifyRequest) => originOfRequest(request, env.givenOrigin);
  await app.register(sessionRoutes, { sessionService, passkeysService, cookies, originOf });
  await app.register(factorsRoutes, { factorsService, passkeysService, originOf });
  await app.register(accountRoutes, { accountService });
  await app.register(invitationsRoutes, {
    accountService,
    invitationsService,
    emailCorrectionService: emailCorrectionService({ db, mailsService }),
    sessionService,
    cookies,
  });
  await app.register(profileRoutes, {
    profileService: profileService({ db, mailsService, passwords, picturesService }),
    confirmPassword,
  });
  await app.register(membersListRoutes, {
    membersListService: membersListService({ db, contactsReadService }),
    publicMembersService: membersListService({ db: readDb, contactsReadService }),
  });
  const notifyAdmins = createAdminsNotifier(mailsService);
  await app.register(membersRoutes, {
    membersService: membersService({
      db,
      mailsService,
      notifyAdmins,
      attendance: { giveAwaitedPlaces, leaveAllEvents },
    }),
    membersAddService: membersAddService({ db, picturesService, passwords, notifyAdmins, ...invitationsService }),
  });
  await app.register(membersImportRoutes, {
    membersImportService: membersImportService({ db, passwords, notifyAdmins, ...invitationsService }),
  });
  const postsService = openPosts({
    db,
    postsListService,
    mailsService,
    picturesService,
    origin: env.publicOrigin,
    fetch,
    log: app.log,
  });
  await app.register(postsRoutes, {
    postsListService,
    publicPostsService: openPostsList({ db: readDb }),
    postsService,
  });
  await app.register(attendeesRoutes, {
    attendeesService: attendeesService({ db, postsListService, contactsReadService }),
  });
  await app.register(cancellationRoutes, {
    cancellationService: cancellationService({ db, mailsService, postsListService }),
  });
  await app.register(revisionsRoutes, { postsService, revisionsService: revisionsService({ db, postsListService }) });
  await app.register(draftsRoutes, { draftsService: draftsService({ db, postsListService, postsService }) });
  await app.register(trashRoutes, { trashService: trashService({ db, mailsService, postsListService, postsService }) });
  await app.register(personalDataRoutes, {
    dataExportsService: dataExportsService({ db, media, mailsService }),
    deletionsService,
    cookies,
  });
  await app.register(securityRoutes, { securityService });
  await app.register(changesRoutes, {
    changesService: changesService({ changes, sessions: sessionService, securityLog: securityService, log: app.log }),
  });
  const parts = { env, db, readDb, registry, mailsService, picturesService };
  for (const { routes } of nouns) await routes?.(app, parts);

  app.all('/*', async () => {
    throw notFound();
  });
};
