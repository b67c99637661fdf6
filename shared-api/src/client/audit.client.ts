import { http } from 'shared-api/client/http';
import type { AuditEntry, AuditQuery } from '../contract/audit.contract.ts';
import { type Page, toResultPage } from './read-page.ts';

/** What staff did in the viewer's scope, newest first. @throws ApiError */
export async function fetchAudit(query: AuditQuery, signal: AbortSignal): Promise<Page<AuditEntry>> {
  const reply = await (await http()).get('dashboard/audit', { searchParams: { ...query }, signal });
  const { entries } = await reply.json<{ entries: AuditEntry[] }>();
  return toResultPage(entries, reply);
}
