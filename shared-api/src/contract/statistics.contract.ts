import * as v from 'valibot';

/** GET /dashboard/statics, over the whole organisation for an AD, over its own office for an OP. */
export const Statistics = v.object({
  totalOffices: v.number(),
  totalMembers: v.number(),
  /** What the last 30 days added, in percent of what stood before, one decimal; 0 where nothing stood before. */
  memberGrowthRate: v.number(),
  totalPosts: v.number(),
  postGrowthRate: v.number(),
  /** The last 12 months, oldest first. */
  series: v.array(
    v.object({
      /** `2026-11` */
      month: v.string(),
      members: v.number(),
      posts: v.number(),
    }),
  ),
});
export type Statistics = v.InferOutput<typeof Statistics>;
