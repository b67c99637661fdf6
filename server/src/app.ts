import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { api } from './api/api.ts';
import { postEventsService } from './api/posts/events/post-events.service.ts';
import { postsListService } from './api/posts/list/posts-list.service.ts';
import { discovery } from './discovery/discovery.ts';
import { serverLimits } from './limits.ts';
import { cacheReplies } from './pages/cache/cache-replies.ts';
import type { Changes } from './platform/changes/changes.ts';
import type { Db, Replica } from './platform/database/db.ts';
import type { Env } from './platform/env/env.ts';
import { addDatabaseMetrics } from './platform/health/database-metrics.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { addMetrics } from './platform/health/metrics.ts';
import { addPressureRelief } from './platform/health/pressure-relief.ts';
import { addRegistryMetrics } from './platform/health/registry-metrics.ts';
import { addReplicaMetrics } from './platform/health/replica-metrics.ts';
import { folderCheck, mediaCheck } from './platform/health/storage-checks.ts';
import { cookieDefaults } from './platform/http/cookies.ts';
import { addErrorHandler, sendRejection } from './platform/http/error-handler.ts';
import { addForms } from './platform/http/forms/multipart.ts';
import { readableUrl } from './platform/http/readable-url.ts';
import { addSecurity } from './platform/http/security.ts';
import { addValidation } from './platform/http/validation.ts';
import { mediaRoutes } from './platform/media/media.routes.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import { type OutboundFetch, outboundFetch } from './platform/outbound/outbound-fetch.ts';
import type { PublishedReleases } from './platform/registry/open-registry.ts';
import { noTracing, type Tracing } from './platform/tracing/tracing.ts';

export type AppParts = {
  env: Env;
  db: Db;
  /** Answers what everybody may read; undefined: the database does. */
  replica?: Replica;
  media: MediaStore;
  changes: Changes;
  registry: PublishedReleases;
  /** Brings what people name on other sites; only a test gives one, which reaches a server of its own. */
  fetch?: OutboundFetch;
  /** Without one nothing is logged. */
  logger?: FastifyBaseLogger | undefined;
  /** Public replies stay in memory until a change of what they show is heard. */
  cachesReplies?: boolean;
  tracing?: Tracing;
  /** Renders every path that is none of the above. */
  pages?: FastifyPluginAsync;
};

/** Replies are compressed as they are sent; pages and front ends' files are kept compressed. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: serverLimits.brotliQuality } };

/** A body that trickles in must not hold its connection for ever. */
const timeouts = {
  headersTimeout: serverLimits.headersTimeoutMs,
  connectionsCheckingInterval: serverLimits.connectionsCheckMs,
};

/** HTTP/2 beside HTTP/1 when there is a certificate. */
function createServer(env: Env, logger: AppParts['logger']): FastifyInstance {
  const trusted = env.trustProxy ?? false;
  const options: FastifyServerOptions = {
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(env.logLevel) }),
    trustProxy: typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: sendRejection,
    bodyLimit: serverLimits.maxJsonBytes,
    requestTimeout: serverLimits.requestTimeoutMs,
    pluginTimeout: serverLimits.startWithinMs,
  };
  if (!env.tls) return Fastify({ ...options, http: timeouts });
  const secure = { ...options, http2: true, https: { ...env.tls, ...timeouts, allowHTTP1: true } } as const;
  return Fastify(secure as FastifyServerOptions) as FastifyInstance;
}

export async function buildApp(parts: AppParts) {
  const { fetch = outboundFetch(), cachesReplies = false, logger, tracing = noTracing, pages, ...portal } = parts;
  const { env, db, replica, media, changes } = portal;
  const readDb = replica?.db ?? db;
  const app = createServer(env, logger);
  tracing.addTo(app);
  addValidation(app);
  addErrorHandler(app);
  addSecurity(app, env);
  if (env.databaseUrl) await addPressureRelief(app); // the embedded database works in this process and may hold it
  addMetrics(app, env.metricsToken);
  addDatabaseMetrics(app.metrics, db);
  addReplicaMetrics(app.metrics, replica);
  addRegistryMetrics(app.metrics, portal.registry.current);
  replica?.reportTo(app.log);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions });
  await app.register(cookie, { parseOptions: cookieDefaults(env.publicOrigin) });
  const uploads = join(env.dataDir, 'uploads');
  await addForms(app, uploads);
  await app.register(healthRoutes, {
    db,
    storage: [mediaCheck(media), folderCheck('forms in DATA_DIR/uploads', uploads)],
  });
  await app.register(mediaRoutes, { media });
  await app.register(discovery, {
    env,
    db: readDb,
    media,
    postsListService: postsListService({ db: readDb }),
    postEventsService: postEventsService({ db: readDb }),
  });
  if (cachesReplies) await cacheReplies(app, changes);
  await app.register(api, { prefix: '/api', ...portal, readDb, fetch });
  if (pages) await app.register(pages);
  return app;
}
