import { limits } from 'shared-api/contract/limits';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { scopeOf } from 'shared-api/contract/members/members.policy';
import { dayMs, serverLimits } from '../../../limits.ts';
import { listOf, rowOf, shows } from '../../../platform/changes/shown.ts';
import type { Db } from '../../../platform/database/db.ts';
import { notFound, postGone } from '../../../platform/errors.ts';
import { type Position, toResultPage } from '../../../platform/http/paging.ts';
import { countShown, toPost, toPosts } from '../posts.presenter.ts';
import { postsRepository } from '../posts.repository.ts';
import { matchesOf } from './matches-of.ts';
import { type PostFilter, postsListRepository } from './posts-list.repository.ts';

/** A search finds posts by the names of their authors too. */
const showsFound = ({ office, q }: PostFilter) => shows(listOf('posts', office), ...(q ? [listOf('members')] : []));

export function postsListService({ db, now = Date.now }: { db: Db; now?: () => number }) {
  async function list(filter: PostFilter, limit: number, after?: Position) {
    showsFound(filter);
    const [rows, total] = await Promise.all([
      postsListRepository.list(db, filter, limit + 1, after),
      postsListRepository.count(db, filter),
    ]);
    const { items, last } = toResultPage(rows, countShown(rows.slice(0, limit)));
    const toMatch = matchesOf(filter.q);
    const posts = items.map((row) =>
      row.searchedText === undefined ? toPost(row) : { ...toPost(row), match: toMatch(row.title, row.searchedText) },
    );
    return { posts, total, next: last && { at: last.publishedAt, id: last.id } };
  }

  return {
    list,

    /** Those the viewer looks after, also announcements that ended. */
    async listInScope(viewer: Viewer, filter: PostFilter, limit: number, after?: Position) {
      const scope = scopeOf(viewer);
      if (scope && filter.office && filter.office !== scope) return { posts: [], total: 0, next: undefined };
      return list({ ...filter, office: scope ?? filter.office, withExpired: true }, limit, after);
    },

    /** Random posts, recent where there are enough, the same ones in every instance until the next period. */
    async sample(filter: PostFilter, size: number) {
      showsFound(filter);
      const seed = Math.floor(now() / serverLimits.periodMs);
      const recentSince = new Date(seed * serverLimits.periodMs - limits.recentPostDays * dayMs);
      return toPosts(await postsListRepository.sample(db, { filter, size, seed, recentSince }));
    },

    /** @throws Rejection 404 */
    async get(id: string) {
      shows(rowOf('posts', id));
      const row = await postsRepository.find(db, id);
      if (row) return toPost(row);
      throw (await postsRepository.isTrashed(db, id)) ? postGone() : notFound();
    },
  };
}
export type PostsListService = ReturnType<typeof postsListService>;
