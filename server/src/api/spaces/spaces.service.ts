import { limits } from 'shared-api/contract/limits';
import { listOf, rowOf, shows } from '../../platform/changes/shown.ts';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/errors.ts';
import { coverUrl } from '../../platform/pictures/picture-urls.ts';
import { toMember } from '../members/members.presenter.ts';
import { membersRepository } from '../members/members.repository.ts';
import { inArabicOrder, toOffice } from '../offices/offices.presenter.ts';
import { type OfficeRow, officesRepository } from '../offices/offices.repository.ts';
import { otherNamesOf } from '../offices/wilayas.ts';
import { postsListRepository } from '../posts/list/posts-list.repository.ts';
import { countShown, toPost, toPosts } from '../posts/posts.presenter.ts';
import { toSecretaryGeneral } from './spaces.presenter.ts';

export function spacesService({ db }: { db: Db }) {
  /** An office, and the first of its members and posts. */
  async function spaceOf(office: OfficeRow, limit: number) {
    shows(listOf('members', office.id), listOf('posts', office.id));
    const [members, posts, memberTotal, postTotal] = await Promise.all([
      membersRepository.listOfOffice(db, office.id, limit),
      postsListRepository.list(db, { office: office.id }, limit),
      membersRepository.countOfOffice(db, office.id),
      postsListRepository.count(db, { office: office.id }),
    ]);
    return {
      office: toOffice(office),
      members: members.map(toMember),
      posts: toPosts(posts),
      totals: { members: memberTotal, posts: postTotal },
    };
  }

  return {
    async secretaryGeneral() {
      shows(listOf('members'));
      const info = await membersRepository.findSecretaryGeneral(db);
      if (!info) return { info: null, posts: [], total: 0 };
      shows(listOf('posts', info.officeId));
      const [rows, total] = await Promise.all([
        postsListRepository.listOfAuthor(db, info.memberId, limits.listMax),
        postsListRepository.count(db, { author: info.memberId }),
      ]);
      // pinned ones come first, and are among those that are shown
      const shown = rows.slice(0, countShown(rows));
      const newestFirst = shown.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
      return { info: toSecretaryGeneral(info), posts: newestFirst.map(toPost), total };
    },

    async nationalOffice(limit: number) {
      shows(listOf('offices'));
      const office = await officesRepository.findNational(db);
      if (!office) throw notFound();
      return spaceOf(office, limit);
    },

    async provincialOffices() {
      shows(listOf('offices'));
      const rows = inArabicOrder(await officesRepository.listOfKind(db, 'provincial'));
      return {
        offices: rows.map(({ id, name, coverHash }) => ({
          id,
          name,
          otherNames: otherNamesOf(name),
          cover: coverUrl(coverHash, 'small'),
        })),
      };
    },

    async provincialOffice(id: string, limit: number) {
      shows(rowOf('offices', id));
      const office = await officesRepository.find(db, id);
      if (office?.kind !== 'provincial') throw notFound();
      return spaceOf(office, limit);
    },
  };
}
export type SpacesService = ReturnType<typeof spacesService>;
