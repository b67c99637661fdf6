import { setTimeout as pause } from 'node:timers/promises';
import { defaultTextMapSetter, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { serverLimits } from '../../../limits.ts';
import type { Env } from '../../env/env.ts';
import type { Tracing } from '../tracing.ts';
import { otlpExporter } from './otlp-exporter.ts';
import { presentSpan } from './present-span.ts';
import { samplerOf } from './sampler.ts';
import { traceRequests } from './trace-requests.ts';
import { traceStatements } from './trace-statements.ts';

type TracesEnv = NonNullable<Env['traces']>;

/** OTEL_RESOURCE_ATTRIBUTES is read here. */
const resourceOf = (serviceName: string) =>
  defaultResource()
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector] }))
    .merge(resourceFromAttributes({ [ATTR_SERVICE_NAME]: serviceName }));

/** Spans are sent to a collector in the background; when it does not take them they are dropped, and `onFailure` is told. */
export function otlpTracing(
  { endpoint, serviceName, sampler, sampledShare }: TracesEnv,
  onFailure: (error: Error) => void,
): Tracing {
  const provider = new TracerProvider({
    resource: resourceOf(serviceName),
    sampler: samplerOf(sampler, sampledShare),
    spanProcessors: [new BatchSpanProcessor({ exporter: otlpExporter(endpoint, onFailure) })],
  });
  const tracer = provider.getTracer('portal');
  const propagator = new W3CTraceContextPropagator();
  const present = presentSpan();
  let stopped: Promise<void> | undefined;

  return {
    addTo: (app) => traceRequests(app, { tracer, propagator, present }),

    async span(name, work) {
      const context = present.context();
      const span = tracer.startSpan(name, {}, context);
      try {
        return await present.run(trace.setSpan(context, span), () =>
          work((attributes) => void span.setAttributes(attributes)),
        );
      } catch (error) {
        // what an error says may be what people typed
        span.setAttribute(ATTR_ERROR_TYPE, (error as Error).name);
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(present.context(), headers, defaultTextMapSetter);
      return headers;
    },

    logStatement: traceStatements(tracer, present),

    logIds() {
      const span = present.span()?.spanContext();
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
    },

    flush: () => provider.forceFlush(),

    stop() {
      stopped ??= Promise.race([provider.shutdown().catch(onFailure), pause(serverLimits.stopTracingWithinMs)]);
      return stopped;
    },
  };
}
