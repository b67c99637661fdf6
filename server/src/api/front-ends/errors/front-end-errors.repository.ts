import { sql } from 'kysely';
import { type ErrorFrame, type ErrorKind, otherErrors } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { serverLimits } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';

/** An error in a page of one build; `stack` is the hash of its frames, `network` a mark of the day of who met it. */
export type PageError = {
  frontEnd: string;
  version: string;
  stack: string;
  kind: ErrorKind;
  message: string;
  frames: ErrorFrame[];
  route: string;
  network: string;
};
export type ErrorCount = PageError & { count: number; isWidespread: boolean };

/** A stack of a build that is told apart. */
export type KnownStack = Pick<PageError, 'stack' | 'network'> & { isWidespread: boolean };

export const buildKeyOf = ({ frontEnd, version }: Pick<PageError, 'frontEnd' | 'version'>) => `${frontEnd} ${version}`;
export const keyOfError = (error: PageError) => `${buildKeyOf(error)} ${error.stack}`;

export const frontEndErrorsRepository = {
  /**
   * The stacks that are told apart of each of these builds, by its key: those that were not seen for longest come first. They
   * stay as they are until the transaction ends, so that two instances do not each wait for a place that the other takes.
   */
  async lockStacks(db: Transaction, builds: Pick<PageError, 'frontEnd' | 'version'>[]) {
    const versions = [...new Set(builds.map(({ version }) => version))];
    const rows = await db
      .selectFrom('front_end_errors')
      .select(['front_end as frontEnd', 'version', 'stack', 'network', 'is_widespread as isWidespread'])
      .select('last_seen as lastSeen')
      .where('version', 'in', versions)
      .where('stack', '<>', otherErrors)
      .orderBy('front_end')
      .orderBy('version')
      .orderBy('stack')
      .forUpdate()
      .execute();
    const stacks = new Map(builds.map((build) => [buildKeyOf(build), new Map<string, KnownStack>()]));
    for (const row of rows.toSorted((a, b) => a.lastSeen.getTime() - b.lastSeen.getTime()))
      stacks.get(buildKeyOf(row))?.set(row.stack, row);
    return stacks;
  },

  /** Takes the place of a stack, and answers how often it was counted. */
  async remove(db: Db | Transaction, { frontEnd, version }: Pick<PageError, 'frontEnd' | 'version'>, stack: string) {
    const removed = await db
      .deleteFrom('front_end_errors')
      .where('front_end', '=', frontEnd)
      .where('version', '=', version)
      .where('stack', '=', stack)
      .returning('count')
      .executeTakeFirst();
    return removed?.count ?? 0;
  },

  /** Always in the order of the key, so that two instances wait for one another rather than for ever. */
  async add(db: Db | Transaction, errors: ErrorCount[]) {
    const rows = errors.toSorted((a, b) => (keyOfError(a) < keyOfError(b) ? -1 : 1));
    await db
      .insertInto('front_end_errors')
      .values(
        rows.map(({ frontEnd, frames, isWidespread, ...row }) => ({
          ...row,
          front_end: frontEnd,
          frames: JSON.stringify(frames),
          is_widespread: isWidespread,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['front_end', 'version', 'stack']).doUpdateSet({
          count: sql`front_end_errors.count + excluded.count`,
          route: sql`excluded.route`,
          // marks of different days tell nothing of networks
          is_widespread: sql`front_end_errors.is_widespread or excluded.is_widespread or (
            front_end_errors.network <> excluded.network
            and split_part(front_end_errors.network, ' ', 1) = split_part(excluded.network, ' ', 1)
          )`,
          network: sql`excluded.network`,
          last_seen: sql`now()`,
        }),
      )
      .execute();
  },

  listLatest: (db: Db) =>
    db
      .selectFrom('front_end_errors')
      .select(['front_end as frontEnd', 'version', 'stack', 'kind', 'message', 'frames', 'route', 'count'])
      .select(['first_seen as firstSeen', 'last_seen as lastSeen'])
      .orderBy('is_widespread', 'desc')
      .orderBy('last_seen', 'desc')
      .orderBy('front_end')
      .orderBy('version')
      .orderBy('stack')
      .limit(serverLimits.maxErrorsListed)
      .execute(),
};
