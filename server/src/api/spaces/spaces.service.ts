import { limits } from 'shared-api/contract/limits';
import { notFound } from '../../platform/errors.ts';
import { toPage } from '../../platform/http/paging.ts';
import { coverUrl } from '../../platform/pictures/picture-urls.ts';
import { toMember } from '../members/members.presenter.ts';
import type { MembersRepository } from '../members/members.repository.ts';
import { inArabicOrder, toOffice } from '../offices/offices.presenter.ts';
import type { OfficesRepository } from '../offices/offices.repository.ts';
import { toPost } from '../posts/posts.presenter.ts';
import type { PostsRepository } from '../posts/posts.repository.ts';
import { toReachableMember, toSecretaryGeneral } from './spaces.presenter.ts';

type Parts = { offices: OfficesRepository; members: MembersRepository; posts: PostsRepository };

export function spacesService({ offices, members, posts }: Parts) {
  async function contentOf(officeId: string, limit: number) {
    const [memberRows, postRows, memberTotal, postTotal] = await Promise.all([
      members.listOfOffice(officeId, limit),
      posts.list({ office: officeId }, limit),
      members.countOfOffice(officeId),
      posts.count({ office: officeId }),
    ]);
    return {
      members: memberRows.map(toMember),
      posts: postRows.map(toPost),
      totals: { members: memberTotal, posts: postTotal },
    };
  }

  return {
    async secretaryGeneral() {
      const info = await members.findSecretaryGeneral();
      if (!info) return { info: null, posts: [] };
      const rows = await posts.listOfAuthor(info.memberId, limits.listMost);
      const newestFirst = rows.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
      return { info: toSecretaryGeneral(info), posts: newestFirst.map(toPost) };
    },

    async nationalOffice(limit: number) {
      const office = await offices.findNational();
      if (!office) throw notFound();
      return { office: toOffice(office), ...(await contentOf(office.id, limit)) };
    },

    async provincialOffices() {
      const rows = inArabicOrder(await offices.listOfKind('provincial'));
      return { offices: rows.map(({ id, name, coverHash }) => ({ id, name, cover: coverUrl(coverHash, 'small') })) };
    },

    async provincialOffice(id: string, limit: number) {
      const office = await offices.findProvincial(id);
      if (!office) throw notFound();
      return { office: toOffice(office), ...(await contentOf(id, limit)) };
    },

    async membersOf(officeId: string, limit: number, after?: string) {
      const [rows, total] = await Promise.all([
        members.listOfOffice(officeId, limit + 1, after),
        members.countOfOffice(officeId),
      ]);
      const { items, last } = toPage(rows, limit);
      return { members: items.map(toMember), total, next: last?.memberId };
    },

    async member(id: string) {
      const row = await members.find(id);
      if (!row) throw notFound();
      return toReachableMember(row);
    },
  };
}
export type SpacesService = ReturnType<typeof spacesService>;
