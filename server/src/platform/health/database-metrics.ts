import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { addDatabaseGauge } from '../database/database-gauge.ts';
import type { Db } from '../database/db.ts';
import { mailsRepository } from '../mail/mails.repository.ts';

/** Whether the database answers, and the mails that wait in it: of those every instance tells the same. */
export function addDatabaseMetrics(registry: Registry | undefined, db: Db) {
  addDatabaseGauge(registry, { name: 'database_up', help: 'Whether the database answers: 1 or 0' }, () =>
    sql`select 1`.execute(db).then(
      () => 1,
      () => 0,
    ),
  );
  addDatabaseGauge(registry, { name: 'account_mails_waiting', help: 'Mails of accounts that are not sent yet' }, () =>
    mailsRepository.countWaiting(db, { isBulk: false }),
  );
  addDatabaseGauge(
    registry,
    { name: 'bulk_mails_waiting', help: 'Mails that tell what happened and are not sent yet' },
    () => mailsRepository.countWaiting(db, { isBulk: true }),
  );
}
