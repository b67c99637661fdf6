import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ErrorReports, FrontEndErrorsReply } from 'shared-api/contract/front-ends/front-end-errors.contract';
import {
  ByFrontEnd,
  FrontEndHistory,
  FrontEndHistoryQuery,
} from 'shared-api/contract/front-ends/front-end-history.contract';
import { FrontEndsReply, LoadReports } from 'shared-api/contract/front-ends/front-ends.contract';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends/front-ends.policy';
import { VisitRequest } from 'shared-api/contract/front-ends/visits.contract';
import { VitalsReport } from 'shared-api/contract/front-ends/vitals.contract';
import * as v from 'valibot';
import { serverLimits } from '../../limits.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/validation.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { findVisitor } from '../../platform/registry/visitor.ts';
import type { FrontEndErrorsService } from './errors/front-end-errors.service.ts';
import type { FrontEndsService } from './front-ends.service.ts';
import type { FrontEndHistoryService } from './history/front-end-history.service.ts';

/** Undefined for an invalid report: a beacon does not read its reply, so no rejection is sent. */
function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(String(body)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined; // not JSON: the same
  }
}

type Parts = {
  frontEndsService: FrontEndsService;
  frontEndErrorsService: FrontEndErrorsService;
  frontEndHistoryService: FrontEndHistoryService;
  /** Lets the deploy tool read, which watches a rollout. */
  token: string | undefined;
};

/** Whether an address may do something once more in this minute. Of each instance alone: nothing waits for the database. */
function boundOf(perMinute: number) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return ({ ip }: FastifyRequest) =>
    limiter.consume(addressKey(ip)).then(
      () => true,
      () => false,
    );
}

const quietly = { bodyLimit: serverLimits.maxReportBytes, schema: { hide: true } };

/** Reports of browsers about the front ends they load, limited by address. */
export const frontEndsRoutes: Routes<Parts> = async (
  app,
  { frontEndsService, frontEndErrorsService, frontEndHistoryService, token },
) => {
  const mayVisit = boundOf(serverLimits.visitsPerMinute);
  const mayReport = boundOf(serverLimits.reportsPerMinute);
  const mayReportErrors = boundOf(serverLimits.errorReportsPerMinute);

  function assertMayRead(request: FastifyRequest) {
    const isKnown = token !== undefined && request.headers.authorization === `Bearer ${token}`;
    if (!isKnown && !canSeeFrontEnds(request.viewer())) throw forbidden();
  }

  app.post('/front-ends/visits', quietly, async (request, reply) => {
    const urls = (await mayVisit(request)) ? parse(VisitRequest, request.body) : undefined;
    const visit = urls && (await frontEndsService.openVisit(urls, findVisitor(request)));
    return visit ? reply.send(visit) : reply.code(204).send();
  });

  app.post('/front-ends/loads', quietly, async (request, reply) => {
    const reports = (await mayReport(request)) ? parse(LoadReports, request.body) : undefined;
    if (reports) await frontEndsService.reportLoads(reports, request.ip);
    return reply.code(204).send();
  });

  app.post('/front-ends/vitals', quietly, async (request, reply) => {
    const report = (await mayReport(request)) ? parse(VitalsReport, request.body) : undefined;
    if (report) await frontEndsService.reportVitals(report, request.ip);
    return reply.code(204).send();
  });

  app.post(
    '/front-ends/errors',
    { ...quietly, bodyLimit: serverLimits.maxErrorReportBytes },
    async (request, reply) => {
      const reports = (await mayReportErrors(request)) ? parse(ErrorReports, request.body) : undefined;
      if (reports) await frontEndErrorsService.report(reports, request.ip);
      return reply.code(204).send();
    },
  );

  app.get('/front-ends/loads', { schema: { response: { 200: FrontEndsReply } } }, async (request) => {
    assertMayRead(request);
    return frontEndsService.list();
  });

  app.get('/front-ends/errors', { schema: { response: { 200: FrontEndErrorsReply } } }, async (request) => {
    assertMayRead(request);
    return frontEndErrorsService.list();
  });

  const history = {
    schema: { params: ByFrontEnd, querystring: FrontEndHistoryQuery, response: { 200: FrontEndHistory } },
  };
  app.get('/front-ends/:name/history', history, async (request) => {
    assertMayRead(request);
    return frontEndHistoryService.read(request.params.name, request.query.days);
  });
};
