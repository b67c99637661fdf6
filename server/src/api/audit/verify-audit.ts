import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { StartError } from '../../platform/env/start-error.ts';

type Checked = { total: number; last: string | null; broken: number | null; holdsNoted: boolean | null };

/**
 * Computes the hash of every entry of the audit again. @returns how many there are, and the last one's hash: `noted` is such a
 * hash of an earlier time, and still stands unless entries were taken from the end or all were rewritten.
 * @throws StartError that says what is not as it was
 */
export async function verifyAudit(db: Db, noted?: string): Promise<{ total: number; last: string }> {
  const { rows } = await sql<Checked>`
    select count(*)::int as total,
      (array_agg(hash order by number desc))[1] as last,
      min(position) filter (where number <> position or hash <> computed)::int as broken,
      bool_or(hash = ${noted ?? ''}) as "holdsNoted"
    from (
      select number, hash, row_number() over (order by number) as position,
        audit_hash(lag(hash, 1, '') over (order by number), entry) as computed
      from audit_entries entry
    ) checked`.execute(db);
  const { total = 0, last = null, broken = null, holdsNoted = null } = rows[0] ?? {};
  if (broken !== null)
    throw new StartError(`entry ${broken} of the audit is not what was written: it, or one before it, was changed`);
  if (noted && !holdsNoted)
    throw new StartError(
      'no entry of the audit has the noted hash: entries were taken from the end, or all of them rewritten',
    );
  return { total, last: last ?? '' };
}
