import { limits } from 'shared-api/contract/limits';
import { notFound } from '../errors.ts';
import { toMember } from '../members/members.presenter.ts';
import type { MembersRepository } from '../members/members.repository.ts';
import { inArabicOrder, toOffice } from '../offices/offices.presenter.ts';
import type { OfficesRepository } from '../offices/offices.repository.ts';
import { coverUrl } from '../pictures/picture-urls.ts';
import { toPost } from '../posts/posts.presenter.ts';
import type { PostsRepository } from '../posts/posts.repository.ts';
import { toSecretaryGeneral } from './spaces.presenter.ts';

type Parts = { offices: OfficesRepository; members: MembersRepository; posts: PostsRepository };

export function spacesService({ offices, members, posts }: Parts) {
  async function contentOf(officeId: string, limit: number) {
    const [memberRows, postRows] = await Promise.all([
      members.listOfOffice(officeId, limit),
      posts.list({ office: officeId }, limit),
    ]);
    return { members: memberRows.map(toMember), posts: postRows.map(toPost) };
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
      const [content, memberTotal, postTotal] = await Promise.all([
        contentOf(id, limit),
        members.countOfOffice(id),
        posts.count({ office: id }),
      ]);
      return { office: toOffice(office), ...content, totals: { members: memberTotal, posts: postTotal } };
    },
  };
}
export type SpacesService = ReturnType<typeof spacesService>;
