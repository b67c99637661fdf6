import { limits } from 'shared-api/contract/limits';
import type { Viewer } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard, scopeOf } from 'shared-api/contract/members/members.policy';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import type { Db } from '../../platform/database/db.ts';
import { forbidden } from '../../platform/errors.ts';
import { growthRate } from './growth-rate.ts';
import { statisticsRepository } from './statistics.repository.ts';

type MonthCount = { name: string; total: number };

/** The first days of this month and those before it, oldest first. */
const seriesMonths = (now: Date) =>
  Array.from(
    { length: limits.seriesMonths },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index + 1 - limits.seriesMonths)),
  );

const countIn = (counts: MonthCount[], month: string) => counts.find(({ name }) => name === month)?.total ?? 0;

export function statisticsService({ db }: { db: Db }) {
  async function series(office?: string) {
    const months = seriesMonths(new Date()).map((first) => first.toISOString().slice(0, 7));
    const since = `${months[0]}-01`;
    const [members, posts] = await Promise.all([
      statisticsRepository.countByMonth(db, 'members', since, office),
      statisticsRepository.countByMonth(db, 'posts', since, office),
    ]);
    return months.map((month) => ({ month, members: countIn(members, month), posts: countIn(posts, month) }));
  }

  return {
    /** Of what the viewer looks after. */
    async get(viewer: Viewer): Promise<Statistics> {
      if (!canOpenDashboard(viewer)) throw forbidden();
      const office = scopeOf(viewer);
      const [offices, members, posts, months] = await Promise.all([
        office ? 1 : statisticsRepository.countOffices(db),
        statisticsRepository.count(db, 'members', office),
        statisticsRepository.count(db, 'posts', office),
        series(office),
      ]);
      return {
        totalOffices: offices,
        totalMembers: members.total,
        memberGrowthRate: growthRate(members),
        totalPosts: posts.total,
        postGrowthRate: growthRate(posts),
        series: months,
      };
    },
  };
}
export type StatisticsService = ReturnType<typeof statisticsService>;
