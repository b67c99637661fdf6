import { RateLimiterMemory } from 'rate-limiter-flexible';
import { FrontEndsReply, LoadReports } from 'shared-api/contract/front-ends.contract';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends.policy';
import * as v from 'valibot';
import { serverLimits } from '../../limits.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/validation.ts';
import type { FrontEndsService } from './front-ends.service.ts';

/** Undefined for an invalid report: a beacon does not read its reply, so no refusal is sent. */
function parse(body: unknown): LoadReports | undefined {
  try {
    const parsed = v.safeParse(LoadReports, JSON.parse(String(body)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined; // not JSON: the same
  }
}

type Parts = {
  frontEndsService: FrontEndsService;
  /** Lets the deploy tool read, which watches a rollout. */
  token: string | undefined;
};

/** Reports of browsers about the front ends they load, limited by address. */
export const frontEndsRoutes: Routes<Parts> = async (app, { frontEndsService, token }) => {
  const limiter = new RateLimiterMemory({ points: serverLimits.loadReportsPerMinute, duration: 60 });
  const isHeard = (address: string) =>
    limiter.consume(address).then(
      () => true,
      () => false,
    );

  app.post(
    '/front-ends/loads',
    { bodyLimit: serverLimits.maxLoadReportBytes, schema: { hide: true } },
    async (request, reply) => {
      const reports = (await isHeard(request.ip)) ? parse(request.body) : undefined;
      if (reports) await frontEndsService.tell(reports);
      return reply.code(204).send();
    },
  );

  app.get('/front-ends/loads', { schema: { response: { 200: FrontEndsReply } } }, async (request) => {
    const isKnown = token !== undefined && request.headers.authorization === `Bearer ${token}`;
    if (!isKnown && !canSeeFrontEnds(request.viewer())) throw forbidden();
    return frontEndsService.list();
  });
};
