import { http } from 'shared-api/client/http';
import type { Statistics } from '../contract/statistics.contract.ts';

/** The figures of the viewer's scope. @throws ApiError 401, 403 */
export const fetchStatistics = async (signal: AbortSignal) =>
  (await http()).get('dashboard/statics', { signal }).json<Statistics>();
