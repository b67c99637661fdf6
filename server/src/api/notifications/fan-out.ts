import { fanOutPace } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { type DueEvent, fanOutRepository } from './fan-out.repository.ts';

/** To those of one office, or to all. */
const officeToTell = ({ kind, officeKind, officeId }: DueEvent) =>
  kind === 'post' && officeKind !== 'national' ? officeId : null;

async function giveOut(transaction: Transaction, event: DueEvent, batchRows: number) {
  const { count, first, last } = await fanOutRepository.addBatch(transaction, event, batchRows);
  if (first && last) {
    await fanOutRepository.goOn(transaction, event.id, last);
    const office = officeToTell(event);
    await fanOutRepository.announce(transaction, { change: 'added', id: first, until: last, office });
  }
  if (count < batchRows) await fanOutRepository.finish(transaction, event.id);
}

/**
 * Gives one event to the next of its recipients: rows and the place to go on from in one transaction, so that a worker that
 * is killed has told nobody twice and forgets nobody. False where nothing is due.
 */
export const fanOutNext = (db: Db, batchRows: number = fanOutPace.batchRows) =>
  db.transaction().execute(async (transaction) => {
    const event = await fanOutRepository.claim(transaction);
    if (event) await giveOut(transaction, event, batchRows);
    return event !== undefined;
  });
