import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { unavailable } from '../errors.ts';
import { type StorageCheck, storageChecks } from './storage-checks.ts';

type HealthOptions = {
  db: Db;
  /** What has to be written or read, besides the database. */
  storage: StorageCheck[];
};

export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { db, storage }) => {
  const findFailures = storageChecks(storage);

  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw unavailable();
    }
    const failures = await findFailures();
    for (const { name, error } of failures) request.log.warn({ err: error }, `not ready: ${name}`);
    if (failures.length > 0) throw unavailable();
    return { status: 'ready' };
  });
};
