import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../errors.ts';

const mostDelayMs = 3_000;

/**
 * Answers calls with 503 and Retry-After at once where waiting would only make the queue longer. Files and drawn pages
 * cost next to nothing and are always answered.
 */
export const addPressureRelief = (app: FastifyInstance) =>
  app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: (request) => {
      if (request.url.startsWith('/api/')) throw unavailable();
    },
  });
