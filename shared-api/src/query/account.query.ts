import { listQuery } from 'shared-api/query';
import { fetchSessions } from '../client/account.client.ts';

/** Where the member is signed in. All stand on one page, and the live stream tells nothing of them. */
export const sessionsList = listQuery(null, 'sessions', (_: object, signal) => fetchSessions(signal));
