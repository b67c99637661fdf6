import type { FastifyInstance } from 'fastify';
import { frontEndFaultsService } from './api/front-ends/faults/front-end-faults.service.ts';
import { vapidKeys } from './api/push/vapid-keys.repository.ts';
import { buildApp } from './app.ts';
import { loadDemo } from './demo/load-demo.ts';
import { serverLimits } from './limits.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { openChanges } from './platform/changes/changes.ts';
import { type Db, openDatabase } from './platform/database/db.ts';
import { type Env, misspelledText } from './platform/env/env.ts';
import { StartError } from './platform/env/start-error.ts';
import { openLog } from './platform/health/log-options.ts';
import { logProcess } from './platform/health/log-process.ts';
import { openMedia } from './platform/media/open-media.ts';
import { openRegistry } from './platform/registry/open-registry.ts';
import { openTracing } from './platform/tracing/tracing.ts';
import { startWorkers } from './start-workers.ts';

const minNodeVersion = 24;

function checkNodeVersion() {
  if (Number.parseInt(process.versions.node, 10) >= minNodeVersion) return;
  throw new StartError(
    `Node ${process.versions.node} is too old: npm run serve and node_modules/.bin/node have Node ${minNodeVersion}`,
  );
}

async function listen(app: FastifyInstance, { port, host }: Env) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`PORT ${port} of ${host} is in use by another process`);
    if (code === 'EACCES') throw new StartError(`PORT ${port} may not be opened by this user`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine`);
    throw error;
  }
}

/** Requests under way are answered; then the database is closed and its folder free for the next start. */
function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), serverLimits.stopWithinMs).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

type Options = {
  /** Runs once the database is open and migrated, before the registry is read; when it throws, nothing is served. */
  beforeServing?: () => Promise<void>;
  /** Called when the portal answers, at this address. */
  onOpen?: (address: string, db: Db) => Promise<void>;
};

/**
 * Serves the portal until this process is asked to end: opens the database, migrates it, and reads what the registry names.
 * It never writes the registry. @throws StartError that says what the person who starts it can put right
 */
export async function startServer(env: Env, { beforeServing, onOpen }: Options = {}) {
  checkNodeVersion();
  const tracing = await openTracing(env, (error) => log.warn({ err: error }, 'traces cannot be sent'));
  const log = openLog(env.logLevel, tracing.logIds);
  logProcess(log);
  for (const given of env.misspelled) log.warn(misspelledText(given));
  const {
    db,
    replica,
    listen: listenToDatabase,
    migrate,
    close,
  } = await openDatabase(env, (error) => log.warn({ err: error }, 'a connection to the database was lost'), {
    tracing,
  });
  try {
    await migrate();
    await vapidKeys(db);
    await beforeServing?.();
    const media = await openMedia(env);
    if (env.wantsDemo) await loadDemo(db, media);
    const registry = await openRegistry(env, db, (error, text) => log.error({ err: error }, text));
    const changes = openChanges(listenToDatabase, replica);
    const app = await buildApp({
      env,
      db,
      ...(replica && { replica }),
      media,
      changes,
      registry,
      cachesReplies: true,
      pages: (portal) =>
        pagesRoutes(portal, { ...env, registry, changes, frontEndFaults: frontEndFaultsService({ db }), tracing }),
      logger: log,
      tracing,
    });
    await listen(app, env);
    await onOpen?.(env.publicOrigin, db);
    const workers = startWorkers({ env, listen: listenToDatabase, db, media, log, metrics: app.metrics });
    stopOnSignal(async () => {
      await Promise.all([app.close(), workers.stop()]);
      await Promise.all([close(), tracing.stop()]);
    });
  } catch (error) {
    await close();
    throw error;
  }
}
