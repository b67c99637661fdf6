import type { Db } from '../../../platform/database/db.ts';
import { withEventChange } from '../event-changes/with-event-change.ts';
import { expiryRepository } from './expiry.repository.ts';

/** Ends one announcement whose time is over; an event that is still to come takes place. @returns whether there was any */
export const endDue = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    const due = await expiryRepository.claimDue(transaction);
    if (due) await withEventChange(transaction, null, due.id, () => expiryRepository.end(transaction, due.id));
    return due !== undefined;
  });
