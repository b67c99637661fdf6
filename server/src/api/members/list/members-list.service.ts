import type { MemberSort, Viewer } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import { serverLimits } from '../../../limits.ts';
import { listOf, rowOf, shows } from '../../../platform/changes/shown.ts';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toResultPage } from '../../../platform/http/paging.ts';
import { auditRepository } from '../../audit/audit.repository.ts';
import type { ContactsReadService } from '../../security/contacts-read.service.ts';
import { securityRepository } from '../../security/security.repository.ts';
import { toMember, toPrivateMember, toReachableMember } from '../members.presenter.ts';
import { membersRepository } from '../members.repository.ts';
import { encodeMemberCursor, type MemberPosition } from './members-cursor.ts';
import { type ListedMember, type MemberFilter, membersListRepository } from './members-list.repository.ts';

type Parts = { db: Db; contactsReadService: ContactsReadService };
type MembersPage = { sort: MemberSort; limit: number; after?: MemberPosition | undefined };

const positionOf = (row: ListedMember, sort: MemberSort): MemberPosition => ({
  sort,
  key: sort.endsWith('name') ? row.nameOrder : row.createdAt.toISOString(),
  id: row.memberId,
});

const inScope = (viewer: Viewer, filter: MemberFilter) => ({ ...filter, scope: scopeOf(viewer) });

export function membersListService({ db, contactsReadService }: Parts) {
  async function* allOf(filter: MemberFilter, sort: MemberSort) {
    let position: MemberPosition | undefined;
    do {
      const rows = await membersListRepository.list(db, filter, sort, serverLimits.csvBatchRows + 1, position);
      const { items, last } = toResultPage(rows, serverLimits.csvBatchRows);
      yield items.map(toPrivateMember);
      position = last && positionOf(last, sort);
    } while (position);
  }

  return {
    async list(actor: Actor, filter: MemberFilter, { sort, limit, after }: MembersPage) {
      const scoped = inScope(actor.viewer, filter);
      const { items, last } = toResultPage(await membersListRepository.list(db, scoped, sort, limit + 1, after), limit);
      const what = filter.isWaiting ? 'applicants' : 'members';
      const isComplete = !after && !last;
      const [total] = await Promise.all([
        isComplete ? items.length : membersListRepository.count(db, scoped),
        contactsReadService.note(actor, { what, officeId: filter.office, rows: items }),
      ]);
      const next = last && encodeMemberCursor(positionOf(last, sort));
      return { members: items.map(toPrivateMember), total, next };
    },

    /** A page without members, for who wants to know how many there are. */
    async count(viewer: Viewer, filter: MemberFilter) {
      return { members: [], total: await membersListRepository.count(db, inScope(viewer, filter)), next: undefined };
    },

    /** All members in batches, so that memory stays bounded. The export is audited. */
    async exportAll(actor: Actor, filter: MemberFilter, sort: MemberSort) {
      const office = scopeOf(actor.viewer) ?? null;
      await db.transaction().execute(async (transaction) => {
        await auditRepository.add(transaction, actor, {
          act: 'members.exported',
          subject: { kind: 'members', id: office ?? '', name: '', office },
          details: filter,
        });
        await securityRepository.record(transaction, {
          kind: 'exported',
          memberId: actor.viewer.id,
          source: actor,
          details: { what: 'members' },
        });
      });
      return allOf(inScope(actor.viewer, filter), sort);
    },

    /** Active ones, as anyone may see them. */
    async listOfOffice(officeId: string, limit: number, after?: string) {
      shows(listOf('members', officeId));
      const [rows, total] = await Promise.all([
        membersRepository.listOfOffice(db, officeId, limit + 1, after),
        membersRepository.countOfOffice(db, officeId),
      ]);
      const { items, last } = toResultPage(rows, limit);
      return { members: items.map(toMember), total, next: last?.memberId };
    },

    async get(id: string) {
      shows(rowOf('members', id));
      const row = await membersRepository.findActive(db, id);
      if (!row) throw notFound();
      return toReachableMember(row);
    },
  };
}
export type MembersListService = ReturnType<typeof membersListService>;
