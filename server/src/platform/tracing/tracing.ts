import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';
import type { Env } from '../env/env.ts';

type SpanAttributes = Record<string, string | number | boolean | string[]>;
type Note = (attributes: SpanAttributes) => void;

/** What is told of a request while it is answered: how long each part of the work took, and what it was part of. */
export type Tracing = {
  /** Makes a span of each request; one that names a trace (`traceparent`) continues it. */
  addTo: (app: FastifyInstance) => void;
  /** Runs the work as a span below the present one; `note` adds what becomes known on the way. */
  span: <T>(name: string, work: (note: Note) => Promise<T>) => Promise<T>;
  /** With these a request that is sent continues the present trace. */
  headers: () => Record<string, string>;
  /** Makes a span of each statement that is part of a trace. */
  logStatement?: Logger;
  /** Of the present span, for each line of the log. */
  logIds?: () => object;
  /** Sends what has ended until now. @throws when it cannot be sent */
  flush: () => Promise<void>;
  /** Resolves when what has ended is sent, and after a moment at most. */
  stop: () => Promise<void>;
};

export const noTracing: Tracing = {
  addTo: () => undefined,
  span: (_name, work) => work(() => undefined),
  headers: () => ({}),
  flush: async () => undefined,
  stop: async () => undefined,
};

/** Traces go where OTEL_EXPORTER_OTLP_ENDPOINT says; without it nothing that makes them is loaded. */
export async function openTracing({ traces }: Pick<Env, 'traces'>, onFailure: (error: Error) => void) {
  if (!traces) return noTracing;
  const { otlpTracing } = await import('./otlp/otlp-tracing.ts');
  return otlpTracing(traces, onFailure);
}
