import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ContactsRead, SecurityKind } from 'shared-api/contract/accounts/security.contract';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';
import { foundInDirectory } from '../../platform/database/directory-search.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { RequestSource } from '../../platform/http/actor.ts';
import type { Position } from '../../platform/http/paging.ts';
import { shortenAddress } from '../audit/shorten-address.ts';

export type NewSecurityEvent = {
  kind: SecurityKind;
  /** Whose account it is about; undefined where the e-mail is nobody's, which is not kept. */
  memberId: string | undefined;
  source: RequestSource;
  details?: Record<string, unknown>;
};

export type SecurityFilter = {
  member?: string | undefined;
  q?: string | undefined;
  kind?: SecurityKind | undefined;
};

const matching =
  ({ member, q, kind }: SecurityFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'security_events' | 'members'>) =>
    and([
      ...(member ? [eb('security_events.member_id', '=', member)] : []),
      ...(kind ? [eb('security_events.kind', '=', kind)] : []),
      ...foundInDirectory(q),
    ]);

const toRow = ({ kind, memberId, source, details = {} }: NewSecurityEvent) => ({
  kind,
  member_id: memberId ?? null,
  address: shortenAddress(source.address),
  agent: source.agent,
  details: JSON.stringify(details),
});

const events = (db: Db) =>
  db.selectFrom('security_events').leftJoin('members', 'members.id', 'security_events.member_id');

export const securityRepository = {
  /** Adds events to the security log, in the caller's transaction where it has one. */
  async record(db: Db, ...events: NewSecurityEvent[]) {
    await db.insertInto('security_events').values(events.map(toRow)).execute();
  },

  /** Whether such an event is young enough to stand for another; the office may have another name since. */
  async hasContactsRead(db: Db, memberId: string, { what, office }: ContactsRead) {
    const found = await db
      .selectFrom('security_events')
      .select('id')
      .where('member_id', '=', memberId)
      .where('at', '>', sql<Date>`now() - make_interval(mins => ${serverLimits.contactsReadEveryMinutes})`)
      .where('kind', '=', 'contacts_read')
      .where(sql`details ->> 'what'`, '=', what)
      .where(sql`details #>> '{office,id}'`, 'is not distinct from', office?.id ?? null)
      .executeTakeFirst();
    return found !== undefined;
  },

  list: (db: Db, filter: SecurityFilter, limit: number, after?: Position) =>
    events(db)
      .select([
        'security_events.id',
        'security_events.at',
        'security_events.kind',
        'security_events.address',
        'security_events.agent',
        'security_events.details',
        'security_events.member_id as memberId',
        'members.name as memberName',
      ])
      .where(matching(filter))
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(security_events.at, security_events.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('security_events.at', 'desc')
      .orderBy('security_events.id', 'desc')
      .limit(sql.lit(limit))
      .execute(),

  async findNewestId(db: Db) {
    const newest = await db
      .selectFrom('security_events')
      .select('id')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(1))
      .executeTakeFirst();
    return newest?.id;
  },

  async count(db: Db, filter: SecurityFilter) {
    const { total } = await events(db)
      .select(sql<number>`count(*)::int`.as('total'))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return total;
  },
};
export type SecurityRow = Awaited<ReturnType<typeof securityRepository.list>>[number];
