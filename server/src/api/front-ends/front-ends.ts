import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Env } from '../../platform/env/env.ts';
import { livePointer } from '../../platform/registry/live-pointer.ts';
import { openRegistry } from '../../platform/registry/open-registry.ts';
import { frontEndLoadsRepository } from './front-end-loads.repository.ts';
import { frontEndsRoutes } from './front-ends.routes.ts';
import { frontEndsService } from './front-ends.service.ts';
import { loadMetrics } from './load-metrics.ts';
import { tallyOf } from './tally.ts';

/** How the live builds of the front ends come up in browsers: what these tell, and who may read it. */
export const frontEnds: FastifyPluginAsync<{ env: Env; db: Db }> = async (app, { env, db }) => {
  const loads = frontEndLoadsRepository(db);
  const tally = tallyOf(loads, app.log);
  app.addHook('onClose', () => tally.stop());
  const current = livePointer(openRegistry(env), app.log, () => undefined);
  const metrics = loadMetrics(app.metrics);
  const service = frontEndsService({ current, loads, tally, metrics });
  await app.register(frontEndsRoutes, { frontEnds: service, token: env.metricsToken });
};
