import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { unauthenticated } from '../errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where figures are registered; undefined when nobody may read them. */
    metrics?: Registry;
  }
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * `GET /metrics` in Prometheus' text format, for requests with the token; without one there is no such page.
 * Requests are told apart by route, never by address or person.
 */
export function addMetrics(app: FastifyInstance, token: string | undefined) {
  if (!token) return;
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) throw unauthenticated();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
