import type { Routes } from '../http/validation.ts';
import type { ChangesService } from './changes.service.ts';

export const changesRoutes: Routes<{ events: ChangesService }> = async (app, { events }) => {
  app.addHook('preClose', () => events.close());

  /** Neither packed nor held back by a proxy: an event that waits for the next one is late. */
  app.get('/changes', { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const stream = await events.open(request.viewer(), request.sessionToken);
    reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8');
    return reply.send(stream);
  });
};
