import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors.ts';

/** The embedded database works in this process and may hold it for a second; more than this is too many requests. */
const mostDelayMs = 3_000;

/** Answers 503 with Retry-After at once where waiting would only make the queue longer. */
export const addPressureRelief = (app: FastifyInstance) =>
  app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: (request) => {
      if (request.url !== '/healthz') throw unavailable();
    },
  });
