import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { unavailable } from '../errors.ts';

export const healthRoutes: FastifyPluginAsync<{ db: Db }> = async (app, { db }) => {
  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw unavailable();
    }
    return { status: 'ready' };
  });
};
