import { type AuditQuery, fetchAudit } from 'shared-api/client/audit.client';
import { AuditAct } from 'shared-api/contract/audit.contract';
import { createList } from '../lists/create-list.ts';
import { askWhenChanged } from '../live/ask-anew.ts';

export const audit = createList('audit', fetchAudit);
askWhenChanged(audit.refresh, 'audit');

export function auditQueryOf(params: URLSearchParams): AuditQuery {
  const act = AuditAct.options.find((each) => each === params.get('act'));
  const cursor = params.get('cursor');
  return { ...(act && { act }), ...(cursor && { cursor }) };
}
