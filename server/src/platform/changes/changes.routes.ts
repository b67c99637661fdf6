import { ChangesQuery } from 'shared-api/contract/notifications/changes.contract';
import type { Routes } from '../http/validation.ts';
import type { ChangesService } from './changes.service.ts';

export const changesRoutes: Routes<{ changesService: ChangesService }> = async (app, { changesService }) => {
  app.addHook('preClose', () => changesService.close());

  const stream = { schema: { querystring: ChangesQuery } };
  /** Neither packed nor held back by a proxy: an event that waits for the next one is late. */
  app.get('/changes', { ...stream, compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const changes = await changesService.open(request.viewer(), request.sessionToken, request.query);
    reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8');
    return reply.send(changes);
  });
};
