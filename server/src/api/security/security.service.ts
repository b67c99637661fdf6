import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Position, toResultPage } from '../../platform/http/paging.ts';
import { toSecurityEvent } from './security.presenter.ts';
import { type SecurityFilter, securityRepository } from './security.repository.ts';

export function securityService({ db }: { db: Db }) {
  async function* allOf(filter: SecurityFilter) {
    let position: Position | undefined;
    do {
      const rows = await securityRepository.list(db, filter, serverLimits.csvBatchRows + 1, position);
      const { items, last } = toResultPage(rows, serverLimits.csvBatchRows);
      yield items.map(toSecurityEvent);
      position = last;
    } while (position);
  }

  return {
    async list(filter: SecurityFilter, limit: number, after?: Position) {
      const [rows, total] = await Promise.all([
        securityRepository.list(db, filter, limit + 1, after),
        securityRepository.count(db, filter),
      ]);
      const { items, last } = toResultPage(rows, limit);
      return { events: items.map(toSecurityEvent), total, next: last };
    },

    /** The id of the newest event: another one says that there is more to read. */
    newest: () => securityRepository.findNewestId(db),

    /** All events in batches, so that memory stays bounded. The export is an event itself. */
    async exportAll(actor: Actor, filter: SecurityFilter) {
      await securityRepository.record(db, {
        kind: 'exported',
        memberId: actor.viewer.id,
        source: actor,
        details: { what: 'security' },
      });
      return allOf(filter);
    },
  };
}
export type SecurityService = ReturnType<typeof securityService>;
