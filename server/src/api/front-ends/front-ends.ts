import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Env } from '../../platform/env/env.ts';
import { livePointer } from '../../platform/registry/live-pointer.ts';
import { openRegistry } from '../../platform/registry/open-registry.ts';
import { frontEndsRoutes } from './front-ends.routes.ts';
import { frontEndsService } from './front-ends.service.ts';
import { loadMetrics } from './load-metrics.ts';
import { tallyOf } from './tally.ts';

/** Browsers' reports about the live builds of the front ends, and the figures made of them. */
export const frontEnds: FastifyPluginAsync<{ env: Env; db: Db }> = async (app, { env, db }) => {
  const tally = tallyOf(db, app.log);
  app.addHook('onClose', () => tally.stop());
  const current = livePointer(openRegistry(env, db), app.log, () => undefined);
  const metrics = loadMetrics(app.metrics);
  const service = frontEndsService({ db, current, tally, metrics });
  await app.register(frontEndsRoutes, { frontEndsService: service, token: env.metricsToken });
};
