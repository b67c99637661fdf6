import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import type { Env } from '../../platform/env/env.ts';
import type { FindAnnounced } from '../../platform/registry/announced.ts';
import type { FindContract } from '../../platform/registry/contracts.ts';
import type { LivePointer } from '../../platform/registry/live-pointer.ts';
import type { FindReleaseHistory } from '../../platform/registry/release-history.ts';
import type { FindScript } from '../../platform/registry/source-maps.ts';
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
  current: LivePointer['current'];
  findContract: FindContract;
  findScript: FindScript;
  findReleaseHistory: FindReleaseHistory;
  findAnnounced: FindAnnounced;
};

/** Browsers' reports about the live builds of the front ends, and the figures made of them. */
export const frontEnds: FastifyPluginAsync<FrontEndsParts> = async (
  app,
  { env, db, current, findContract, findScript, findReleaseHistory, findAnnounced },
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
