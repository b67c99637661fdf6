import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Env } from '../../platform/env/env.ts';
import type { LivePointer } from '../../platform/registry/live-pointer.ts';
import { frontEndsRoutes } from './front-ends.routes.ts';
import { frontEndsService } from './front-ends.service.ts';
import { loadMetrics } from './load-metrics.ts';
import { tallyOf } from './tally.ts';

type FrontEndsParts = { env: Env; db: Db; current: LivePointer['current'] };

/** Browsers' reports about the live builds of the front ends, and the figures made of them. */
export const frontEnds: FastifyPluginAsync<FrontEndsParts> = async (app, { env, db, current }) => {
  const tally = tallyOf(db, app.log);
  app.addHook('onClose', () => tally.stop());
  const metrics = loadMetrics(app.metrics);
  const service = frontEndsService({ db, current, tally, metrics });
  await app.register(frontEndsRoutes, { frontEndsService: service, token: env.metricsToken });
};
