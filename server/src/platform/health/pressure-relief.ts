import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { serverLimits } from '../../limits.ts';
import { unavailable } from '../errors.ts';

/**
 * Answers calls with 503 and Retry-After at once where waiting would only make the queue longer. Files and rendered pages
 * cost next to nothing and are always answered.
 */
export const addPressureRelief = (app: FastifyInstance) =>
  app.register(underPressure, {
    maxEventLoopDelay: serverLimits.maxEventLoopDelayMs,
    pressureHandler: (request) => {
      if (request.url.startsWith('/api/')) throw unavailable();
    },
  });
