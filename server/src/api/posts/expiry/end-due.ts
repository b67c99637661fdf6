import type { Db } from '../../../platform/database/db.ts';
import { expiryRepository } from './expiry.repository.ts';

/** Ends one announcement whose time is over: the tables tell every instance. @returns whether there was any */
export const endDue = (db: Db) => db.transaction().execute((transaction) => expiryRepository.endDue(transaction));
