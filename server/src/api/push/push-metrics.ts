import type { Registry } from 'prom-client';
import { addDatabaseGauge } from '../../platform/database/database-gauge.ts';
import type { Db } from '../../platform/database/db.ts';
import { pushDeliveriesRepository } from './push-deliveries.repository.ts';

/** What waits for the push services, for `/metrics`: every instance tells the same. */
export const addPushMetrics = (registry: Registry | undefined, db: Db) =>
  addDatabaseGauge(
    registry,
    { name: 'push_deliveries_waiting', help: 'Notifications that no push service has taken yet' },
    () => pushDeliveriesRepository.countWaiting(db),
  );
