import { sql } from 'kysely';
import { releaseFaultLimits } from '../../../limits.ts';
import { type ChangeNotice, changesChannel } from '../../../platform/changes/changes.ts';
import type { Db } from '../../../platform/database/db.ts';
import { frontEndLoadsRepository } from '../front-end-loads.repository.ts';

/** A release of a front end, as the registry names it. */
export type NamedRelease = { frontEnd: string; version: string };

/** What releases did to the processes that render their pages; all instances count together. */
export function frontEndFaultsService({ db }: { db: Db }) {
  return {
    /** Counts a fault, and tells every instance. */
    async record({ frontEnd, version }: NamedRelease) {
      await db.transaction().execute(async (transaction) => {
        await frontEndLoadsRepository.add(transaction, [
          { frontEnd, version, outcome: 'crashed', total: 1, ms: 0, networks: 0 },
        ]);
        const notice: Omit<ChangeNotice, 'until'> = {
          noun: 'front-ends',
          change: 'changed',
          id: frontEnd,
          office: null,
          formerOffice: null,
        };
        await sql`select pg_notify(${changesChannel}, ${JSON.stringify(notice)})`.execute(transaction);
      });
    },

    /** Counts a page that threw on the server with those that threw in browsers; it is of no visitor's network. */
    recordThrow: ({ frontEnd, version }: NamedRelease) =>
      frontEndLoadsRepository.add(db, [{ frontEnd, version, outcome: 'threw', total: 1, ms: 0, networks: 0 }]),

    /** The releases that the one before takes the place of. */
    listSetAside: (): Promise<NamedRelease[]> => frontEndLoadsRepository.listCrashed(db, releaseFaultLimits),
  };
}
export type FrontEndFaultsService = ReturnType<typeof frontEndFaultsService>;
