import { listQuery } from 'shared-api/query';
import { fetchAudit } from '../client/audit.client.ts';

/** What staff did in the viewer's scope. */
export const auditList = listQuery('audit', 'audit', fetchAudit);
