import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Env } from '../../platform/env/env.ts';
import type { LivePointer } from '../../platform/registry/live-pointer.ts';
import type { FindPageIds } from '../../platform/registry/page-ids.ts';
import { frontEndsRoutes } from './front-ends.routes.ts';
import { frontEndsService } from './front-ends.service.ts';
import { loadMetrics } from './load-metrics.ts';
import { tallyOf } from './tally.ts';

type FrontEndsParts = { env: Env; db: Db; current: LivePointer['current']; findPageIds: FindPageIds };

/** Browsers' reports about the live builds of the front ends, and the figures made of them. */
export const frontEnds: FastifyPluginAsync<FrontEndsParts> = async (app, { env, db, current, findPageIds }) => {
  const metrics = loadMetrics(app.metrics);
  const tally = tallyOf({ db, log: app.log, onCounted: ({ load }) => load && metrics.count(load) });
  app.addHook('onClose', () => tally.stop());
  const service = frontEndsService({ db, current, findPageIds, tally });
  await app.register(frontEndsRoutes, { frontEndsService: service, token: env.metricsToken });
};
