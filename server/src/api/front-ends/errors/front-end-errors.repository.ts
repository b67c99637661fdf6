import { sql } from 'kysely';
import type { ErrorFrame, ErrorKind } from 'shared-api/contract/front-end-errors.contract';
import { serverLimits } from '../../../limits.ts';
import type { Db, Transaction } from '../../../platform/database/db.ts';

/** An error in a page of one build; `stack` is the hash of its frames. */
export type PageError = {
  frontEnd: string;
  version: string;
  stack: string;
  kind: ErrorKind;
  message: string;
  frames: ErrorFrame[];
  route: string;
};
export type ErrorCount = PageError & { count: number };

export const buildKeyOf = ({ frontEnd, version }: Pick<PageError, 'frontEnd' | 'version'>) => `${frontEnd} ${version}`;
export const keyOfError = (error: PageError) => `${buildKeyOf(error)} ${error.stack}`;

export const frontEndErrorsRepository = {
  /** The stacks that are told apart of each of these builds, by its key. */
  async findStacks(db: Db | Transaction, builds: Pick<PageError, 'frontEnd' | 'version'>[]) {
    const versions = [...new Set(builds.map(({ version }) => version))];
    const rows = await db
      .selectFrom('front_end_errors')
      .select(['front_end as frontEnd', 'version', 'stack'])
      .where('version', 'in', versions)
      .execute();
    const stacks = new Map(builds.map((build) => [buildKeyOf(build), new Set<string>()]));
    for (const row of rows) stacks.get(buildKeyOf(row))?.add(row.stack);
    return stacks;
  },

  /** Always in the order of the key, so that two instances wait for one another rather than for ever. */
  async add(db: Db | Transaction, errors: ErrorCount[]) {
    const rows = errors.toSorted((a, b) => (keyOfError(a) < keyOfError(b) ? -1 : 1));
    await db
      .insertInto('front_end_errors')
      .values(
        rows.map(({ frontEnd, frames, ...row }) => ({ front_end: frontEnd, frames: JSON.stringify(frames), ...row })),
      )
      .onConflict((conflict) =>
        conflict.columns(['front_end', 'version', 'stack']).doUpdateSet({
          count: sql`front_end_errors.count + excluded.count`,
          route: sql`excluded.route`,
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
      .orderBy('last_seen', 'desc')
      .orderBy('front_end')
      .orderBy('version')
      .orderBy('stack')
      .limit(serverLimits.maxErrorsListed)
      .execute(),
};
