import { fanOutPollOptions } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { takeBatch } from '../../platform/worker/take-batch.ts';
import { type DueEvent, fanOutRepository } from './fan-out.repository.ts';

/** To those of one office, or to all. */
const officeToNotify = ({ kind, officeKind, officeId }: DueEvent) =>
  kind === 'post' && officeKind !== 'national' ? officeId : null;

const queue = { table: 'notification_events', key: 'id', cursor: 'last_recipient' };

/** Gives one event to the next of its recipients. @returns false where nothing is due */
export const fanOutNext = (db: Db, batchRows: number = fanOutPollOptions.batchRows) =>
  takeBatch(db, queue, {
    claim: fanOutRepository.claim,
    async give(transaction, event) {
      const { count, first, last } = await fanOutRepository.addBatch(transaction, event, batchRows);
      const office = officeToNotify(event);
      if (first && last)
        await fanOutRepository.announce(transaction, { change: 'added', id: first, until: last, office });
      return { count, last };
    },
    batchRows,
  });
