import { listQuery } from 'shared-api/query';
import { fetchSecurityEvents } from '../client/security.client.ts';

/** What happened to accounts. */
export const securityList = listQuery('security', 'security', fetchSecurityEvents);
