import type { FastifyPluginAsync } from 'fastify';
import { limits } from 'shared-api/contract/limits';
import { passwordCheck } from '../platform/credentials/password-check.ts';
import type { Db } from '../platform/database/db.ts';
import type { Listen } from '../platform/database/listen.ts';
import type { Env } from '../platform/env/env.ts';
import { notFound } from '../platform/errors.ts';
import { changes } from '../platform/events/changes.ts';
import { addOpenApi } from '../platform/http/openapi/openapi.ts';
import { rateLimiter } from '../platform/limits/rate-limiter.ts';
import { mailsService } from '../platform/mail/mails.service.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { picturesRepository } from '../platform/pictures/pictures.repository.ts';
import { accountRoutes } from './account/account.routes.ts';
import { accountService } from './account/account.service.ts';
import { accountThrottle } from './account/account-throttle.ts';
import { auditRepository } from './audit/audit.repository.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contactService } from './contact/contact.service.ts';
import { dashboard } from './dashboard.ts';
import { frontEnds } from './front-ends/front-ends.ts';
import { membersRepository } from './members/members.repository.ts';
import { officesRepository } from './offices/offices.repository.ts';
import { officesRoutes } from './offices/offices.routes.ts';
import { postsRepository } from './posts/posts.repository.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { postsService } from './posts/posts.service.ts';
import { publishingRepository } from './posts/publishing.repository.ts';
import { publishingRoutes } from './posts/publishing.routes.ts';
import { publishingService } from './posts/publishing.service.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { profileService } from './profile/profile.service.ts';
import { addSession } from './session/add-session.ts';
import { sessionRepository } from './session/session.repository.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { sessionService } from './session/session.service.ts';
import { sessionCookies } from './session/session-cookies.ts';
import { signInThrottle } from './session/sign-in-throttle.ts';
import { spacesRoutes } from './spaces/spaces.routes.ts';
import { spacesService } from './spaces/spaces.service.ts';

type ApiParts = { env: Env; db: Db; media: MediaStore; listen: Listen };

/** Everything below `/api`: each noun with its parts, in the order of the contract. */
export const api: FastifyPluginAsync<ApiParts> = async (app, { env, db, media, listen }) => {
  const cookies = sessionCookies(env.publicOrigin);
  const passwords = await passwordCheck();
  const sessions = sessionService(sessionRepository(db), passwords, signInThrottle(db));
  const mails = mailsService(env.publicOrigin);
  const accounts = accountService({ db, mails, passwords, throttle: accountThrottle(db) });
  const contactBound = { points: limits.contactMessages, minutes: limits.contactWindowMinutes };
  const contactThrottle = rateLimiter(db, { name: 'contact', ...contactBound });
  const offices = officesRepository(db);
  const members = membersRepository(db);
  const posts = postsRepository(db);
  const pictures = picturesRepository(db, media);
  const profile = profileService({ db, mails, passwords, pictures });
  const publishing = publishingRepository(db);
  const audit = auditRepository(db);
  const published = postsService(posts);

  await addOpenApi(app);
  addSession(app, sessions, cookies);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  await app.register(sessionRoutes, { sessions, cookies });
  await app.register(accountRoutes, { accounts });
  await app.register(profileRoutes, { profile });
  await app.register(officesRoutes, { offices });
  await app.register(contactRoutes, { contact: contactService(db, mails, contactThrottle) });
  await app.register(postsRoutes, { posts: published });
  const publisher = publishingService({ db, audit, posts, publishing, pictures, log: app.log });
  await app.register(publishingRoutes, { publishing: publisher });
  await app.register(spacesRoutes, { spaces: spacesService({ offices, members, posts }) });
  await app.register(dashboard, {
    db,
    changes: changes(listen),
    sessions,
    passwords,
    mails,
    audit,
    offices,
    pictures,
    posts: published,
    publishing: publisher,
  });

  await app.register(frontEnds, { env, db });

  app.all('/*', async () => {
    throw notFound();
  });
};
