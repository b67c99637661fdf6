import { listQuery } from 'shared-api/query';
import { fetchSecurityEvents } from '../client/security.client.ts';

/** What happened to accounts; no events tell of more. */
export const securityList = listQuery(null, 'security', fetchSecurityEvents);
