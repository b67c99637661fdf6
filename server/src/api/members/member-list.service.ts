import type { MemberSort } from 'shared-api/contract/managed-members.contract';
import type { Viewer } from 'shared-api/contract/members.contract';
import { scopeOf } from 'shared-api/contract/members.policy';
import { fieldSentence } from '../../messages.ts';
import type { Db } from '../../platform/database/db.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { toPage } from '../../platform/http/paging.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { encodeMemberCursor, type MemberPosition } from './member-cursor.ts';
import type { ListedMember, MemberFilter, MemberListRepository } from './member-list.repository.ts';
import { toPrivateMember } from './members.presenter.ts';

export type MembersPage = { sort: MemberSort; limit: number; cursor?: MemberPosition | undefined };

const exportedAtOnce = 500;

const positionOf = (row: ListedMember, sort: MemberSort): MemberPosition => ({
  sort,
  key: sort.endsWith('name') ? row.nameOrder : row.createdAt.toISOString(),
  id: row.memberId,
});

export function memberListService(db: Db, members: MemberListRepository, audit: AuditRepository) {
  const inScope = (viewer: Viewer, filter: MemberFilter) => ({ ...filter, scope: scopeOf(viewer) });

  async function* allOf(filter: MemberFilter, sort: MemberSort) {
    let position: MemberPosition | undefined;
    do {
      const rows = await members.list(filter, sort, exportedAtOnce + 1, position);
      const { items, last } = toPage(rows, exportedAtOnce);
      yield items.map(toPrivateMember);
      position = last && positionOf(last, sort);
    } while (position);
  }

  return {
    async list(viewer: Viewer, filter: MemberFilter, { sort, limit, cursor }: MembersPage) {
      if (cursor && cursor.sort !== sort) throw validationFailed({ cursor: fieldSentence('cursor', 'other_order') });
      const scoped = inScope(viewer, filter);
      const { items, last } = toPage(await members.list(scoped, sort, limit + 1, cursor), limit);
      const isWhole = !cursor && !last;
      const total = isWhole ? items.length : await members.count(scoped);
      const next = last && encodeMemberCursor(positionOf(last, sort));
      return { members: items.map(toPrivateMember), total, next };
    },

    /** Some hundred at a time, however many there are. Who takes such a list away is remembered. */
    async exportAll({ viewer, address }: Actor, { words, ...filter }: MemberFilter, sort: MemberSort) {
      const office = scopeOf(viewer) ?? null;
      await audit.record(db, {
        actor: { viewer, address },
        act: 'members.exported',
        subject: { kind: 'members', id: office ?? '', name: '', office },
        details: { ...filter, ...(words && { q: words.join(' ') }) },
      });
      return allOf(inScope(viewer, { ...filter, words }), sort);
    },
  };
}
export type MemberListService = ReturnType<typeof memberListService>;
