import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PresentSpan } from './present-span.ts';

type Parts = { tracer: Tracer; propagator: TextMapPropagator; present: PresentSpan };

/** Machines request them every few seconds. */
const untracedRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/** The pattern of its route, and nothing of its address: that may name a person, or hold the token of a mailed link. */
function startSpan(tracer: Tracer, { method, protocol, routeOptions }: FastifyRequest, parent: Context) {
  const route = routeOptions.url ?? 'none';
  const attributes = {
    [ATTR_HTTP_REQUEST_METHOD]: method,
    [ATTR_HTTP_ROUTE]: route,
    [ATTR_URL_SCHEME]: protocol,
  };
  return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
}

function endUnlessEnded(span: Span) {
  if (span.isRecording()) span.end();
}

export function traceRequests(app: FastifyInstance, { tracer, propagator, present }: Parts) {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    if (untracedRoutes.has(request.routeOptions.url ?? '')) return done();
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const span = startSpan(tracer, request, parent);
    const context = trace.setSpan(parent, span);
    contexts.set(request, context);
    reply.raw.once('close', () => endUnlessEnded(span)); // the client may hang up before it is answered
    present.run(context, done);
  });

  // a body is received by the connection, which belongs to no request
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) present.run(context, done);
    else done();
  });

  app.addHook('onResponse', async (request, { statusCode }) => {
    const context = contexts.get(request);
    const span = context && trace.getSpan(context);
    if (!span) return;
    span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    endUnlessEnded(span);
  });
}
