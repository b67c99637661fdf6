import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Env } from '../../platform/env/env.ts';
import type { PublishedReleases } from '../../platform/registry/open-registry.ts';
import { frontEndErrorsService } from './errors/front-end-errors.service.ts';
import { frontEndFaultsService } from './faults/front-end-faults.service.ts';
import { frontEndsRoutes } from './front-ends.routes.ts';
import { frontEndsService } from './front-ends.service.ts';
import { frontEndHistoryService } from './history/front-end-history.service.ts';
import { loadMetrics } from './load-metrics.ts';
import { tallyOf } from './tally.ts';

type FrontEndsParts = {
  env: Env;
  db: Db;
  registry: PublishedReleases;
};

/** Browsers' reports about the live builds of the front ends, and the figures made of them. */
export const frontEnds: FastifyPluginAsync<FrontEndsParts> = async (
  app,
  { env, db, registry: { current, findContract, findScript, findReleaseHistory, findAnnounced } },
) => {
  const metrics = loadMetrics(app.metrics);
  const tally = tallyOf({ db, log: app.log, onCounted: ({ load }) => load && metrics.count(load) });
  app.addHook('onClose', () => tally.stop());
  const service = frontEndsService({
    db,
    current,
    findContract,
    findAnnounced,
    tally,
    frontEndFaultsService: frontEndFaultsService({ db }),
  });
  const { resumeVisit, markNetwork } = service;
  await app.register(frontEndsRoutes, {
    frontEndsService: service,
    frontEndErrorsService: frontEndErrorsService({ db, resumeVisit, markNetwork, findScript, tally }),
    frontEndHistoryService: frontEndHistoryService({ db, current, findReleaseHistory, tally }),
    token: env.metricsToken,
  });
};
