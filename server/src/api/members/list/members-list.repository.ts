import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { MemberSort, Role } from 'shared-api/contract/members/members.contract';
import type { Db } from '../../../platform/database/db.ts';
import { foundInDirectory } from '../../../platform/database/directory-search.ts';
import { termsOf } from '../../../platform/database/search-pattern.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { memberColumns, privateMemberColumns } from '../members.repository.ts';
import type { MemberPosition } from './members-cursor.ts';

export type MemberFilter = {
  /** The office the viewer is confined to. */
  scope?: string | undefined;
  office?: string | undefined;
  role?: Role | undefined;
  active?: boolean | undefined;
  q?: string | undefined;
  /** Only those that were neither admitted nor rejected yet. */
  isWaiting?: boolean;
};

const sorts = {
  name: { column: 'members.name_order', direction: 'asc', beyond: sql`>` },
  '-name': { column: 'members.name_order', direction: 'desc', beyond: sql`<` },
  createdAt: { column: 'members.created_at', direction: 'asc', beyond: sql`>` },
  '-createdAt': { column: 'members.created_at', direction: 'desc', beyond: sql`<` },
} as const;

const after = ({ sort, key, id }: MemberPosition) => {
  const { column, beyond } = sorts[sort];
  return sql<SqlBool>`(${sql.ref(column)}, members.id) ${beyond} (${key}, ${id})`;
};

const matching =
  ({ scope, office, role, active, q, isWaiting = false }: MemberFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'members'>) =>
    and([
      eb('members.deleted_at', 'is', null),
      ...(scope ? [eb('members.office_id', '=', scope)] : []),
      ...(office ? [eb('members.office_id', '=', office)] : []),
      ...(role ? [eb('members.role', '=', role)] : []),
      ...(active === undefined ? [] : [active ? sql<SqlBool>`members.is_active` : sql<SqlBool>`not members.is_active`]),
      ...(isWaiting
        ? [sql<SqlBool>`not members.is_active and members.admitted_at is null and members.refused_at is null`]
        : []),
      ...foundInDirectory(q),
    ]);

async function countRows(db: Db, filter: MemberFilter) {
  const { total } = await db
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** A sum over some hundred rows, however many members there are. */
async function sumCounts(db: Db, { scope, office, role, active }: MemberFilter) {
  const { total } = await db
    .selectFrom('member_counts')
    .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
    .$if(scope !== undefined, (query) => query.where('office_id', '=', scope ?? ''))
    .$if(office !== undefined, (query) => query.where('office_id', '=', office ?? ''))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'OM'))
    .$if(active !== undefined, (query) => query.where('is_active', '=', active ?? true))
    .executeTakeFirstOrThrow();
  return total;
}

export const membersListRepository = {
  list: (db: Db, filter: MemberFilter, sort: MemberSort, limit: number, position?: MemberPosition) =>
    db
      .selectFrom('members')
      .innerJoin('offices', 'offices.id', 'members.office_id')
      .select([...memberColumns, ...privateMemberColumns, 'members.name_order as nameOrder'])
      .where(matching(filter))
      .$if(position !== undefined, (query) => (position ? query.where(after(position)) : query))
      .orderBy(sorts[sort].column, sorts[sort].direction)
      .orderBy('members.id', sorts[sort].direction)
      .limit(sql.lit(limit))
      .execute(),

  count: (db: Db, filter: MemberFilter) =>
    filter.isWaiting || termsOf(filter.q).length > 0 ? countRows(db, filter) : sumCounts(db, filter),
};
export type ListedMember = Awaited<ReturnType<typeof membersListRepository.list>>[number];
