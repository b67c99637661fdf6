import * as v from 'valibot';
import { count } from '../wire/query.contract.ts';
import { changesLimits } from './changes-limits.ts';

/** The data of one event of GET /changes: what changed in the viewer's scope, to be refetched. A member hears of its notifications, staff of the dashboard too. */
export const Change = v.object({
  /** `security` is told at intervals, with the newest entry alone. */
  noun: v.picklist(['members', 'offices', 'posts', 'messages', 'audit', 'security', 'notifications']),
  /** For an OP a member that moved to its office was added, one that left it removed. */
  change: v.picklist(['added', 'changed', 'removed']),
  id: v.string(),
});
export type Change = v.InferOutput<typeof Change>;

/** Begins with what changed in so many seconds before: a page requests its data before it can hear of changes. */
export const ChangesQuery = v.object({ secondsBack: v.optional(count(changesLimits.secondsBack)) });
export type ChangesQuery = v.InferOutput<typeof ChangesQuery>;
