import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { AuditAction, AuditSubjectKind } from 'shared-api/contract/audit.contract';
import type { Db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Position } from '../../platform/http/paging.ts';
import { shortenAddress } from './shorten-address.ts';

type AuditSubject = {
  kind: AuditSubjectKind;
  id: string;
  name: string;
  /** The office whose head reads of it too; null for what is an AD's alone. */
  office: string | null;
  /** Where it was before, when it moved. */
  formerOffice?: string;
};

export type NewEntry = { act: AuditAction; subject: AuditSubject; details?: Record<string, unknown> };

export type AuditFilter = {
  scope?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  act?: AuditAction | undefined;
};

const matching =
  ({ scope, actor, subject, act }: AuditFilter) =>
  ({ eb, and, or }: ExpressionBuilder<Tables, 'audit_entries'>) =>
    and([
      ...(scope
        ? [or([eb('audit_entries.office_id', '=', scope), eb('audit_entries.former_office_id', '=', scope)])]
        : []),
      ...(actor ? [eb('audit_entries.actor_id', '=', actor)] : []),
      ...(subject ? [eb('audit_entries.subject', '=', subject)] : []),
      ...(act ? [eb('audit_entries.act', '=', act)] : []),
    ]);

export const auditRepository = {
  async add(db: Db, actor: Actor, { act, subject, details = {} }: NewEntry) {
    await db
      .insertInto('audit_entries')
      .values({
        actor_id: actor.viewer.id,
        office_id: subject.office,
        former_office_id: subject.formerOffice ?? null,
        act,
        subject: subject.id,
        subject_kind: subject.kind,
        subject_name: subject.name,
        details: JSON.stringify(details),
        address: shortenAddress(actor.address),
      })
      .execute();
  },

  list: (db: Db, filter: AuditFilter, limit: number, after?: Position) =>
    db
      .selectFrom('audit_entries')
      .innerJoin('members', 'members.id', 'audit_entries.actor_id')
      .select([
        'audit_entries.id',
        'audit_entries.at',
        'audit_entries.act',
        'audit_entries.subject',
        'audit_entries.subject_kind as subjectKind',
        'audit_entries.subject_name as subjectName',
        'audit_entries.details',
        'audit_entries.address',
        'members.id as actorId',
        'members.name as actorName',
        'members.role as actorRole',
      ])
      .where(matching(filter))
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(audit_entries.at, audit_entries.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('audit_entries.at', 'desc')
      .orderBy('audit_entries.id', 'desc')
      .limit(sql.lit(limit))
      .execute(),

  async count(db: Db, filter: AuditFilter) {
    const { total } = await db
      .selectFrom('audit_entries')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(matching(filter))
      .executeTakeFirstOrThrow();
    return total;
  },
};
export type AuditRow = Awaited<ReturnType<typeof auditRepository.list>>[number];
