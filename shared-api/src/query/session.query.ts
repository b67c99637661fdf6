import { listQuery } from 'shared-api/query';
import { fetchSessions } from '../client/session.client.ts';

/** Where the member is signed in: one page, and no events tell of changes. */
export const sessionsList = listQuery(null, 'sessions', (_: object, signal) => fetchSessions(signal));
