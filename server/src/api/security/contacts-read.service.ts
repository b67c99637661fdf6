import type { FastifyBaseLogger } from 'fastify';
import type { ContactsRead } from 'shared-api/contract/accounts/security.contract';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { actorsRepository } from '../audit/actors.repository.ts';
import { securityRepository } from './security.repository.ts';

type Parts = { db: Db; log: Pick<FastifyBaseLogger, 'error'> };
type Shown = { officeId: string; officeName: string };
/** A list of people with their e-mails or phone numbers, and the office it was narrowed to. A visitor's is that of the event. */
type Reading = { what: ContactsRead['what']; officeId: string | undefined; rows: readonly Shown[] };

/** What the security log knows of lists that show e-mails and phone numbers: every such list calls `note` with its rows. */
export function contactsReadService({ db, log }: Parts) {
  async function record(actor: Actor, details: ContactsRead) {
    const memberId = actor.viewer.id;
    if (await securityRepository.hasContactsRead(db, memberId, details)) return;
    await db.transaction().execute(async (transaction) => {
      await actorsRepository.lock(transaction, [memberId]); // of two requests at once the second finds the event of the first
      if (await securityRepository.hasContactsRead(transaction, memberId, details)) return;
      await securityRepository.record(transaction, { kind: 'contacts_read', memberId, source: actor, details });
    });
  }

  return {
    /**
     * Leaves an event where the rows show people of other offices than the viewer's, once an hour for each list and office.
     * A log that takes no entry stops nobody from reading, as a GET does not write otherwise; the server's log tells of it.
     */
    async note(actor: Actor, { what, officeId, rows }: Reading) {
      const other = rows.find((row) => row.officeId !== actor.viewer.office.id);
      if (!other) return;
      const office = officeId === undefined ? null : { id: other.officeId, name: other.officeName };
      try {
        await record(actor, { what, office });
      } catch (error) {
        log.error({ err: error }, 'the security log did not take that contacts were read');
      }
    },
  };
}
export type ContactsReadService = ReturnType<typeof contactsReadService>;
