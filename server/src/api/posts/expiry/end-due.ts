import type { Db } from '../../../platform/database/db.ts';
import { expiryRepository } from './expiry.repository.ts';

/** Ends announcements whose time is over: the tables tell every instance. @returns how many, of a bounded number at once */
export const endDue = (db: Db) => db.transaction().execute((transaction) => expiryRepository.endDue(transaction));
