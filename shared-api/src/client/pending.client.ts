import { http } from 'shared-api/client/http';
import type { PendingWork } from '../contract/pending.contract.ts';

/** What waits for the viewer as one of staff. @throws ApiError 401, 403 */
export const fetchPendingWork = async (signal: AbortSignal) =>
  (await http()).get('dashboard/pending', { signal }).json<PendingWork>();
