import { http } from 'shared-api/client/http';
import type { SecurityEvent, SecurityQuery } from '../contract/accounts/security.contract.ts';
import type { CsvSeparator } from '../contract/wire/csv-separators.ts';
import { csvSearch } from './csv-search.ts';
import { type Page, toResultPage } from './read-page.ts';

/** What happened to accounts, newest first. @throws ApiError */
export async function fetchSecurityEvents(query: SecurityQuery, signal: AbortSignal): Promise<Page<SecurityEvent>> {
  const reply = await (await http()).get('dashboard/security', { searchParams: { ...query }, signal });
  const { events } = await reply.json<{ events: SecurityEvent[] }>();
  return toResultPage(events, reply);
}

/** The URL that downloads the events of a query as CSV. */
export const securityCsvUrl = ({ limit, cursor, ...filter }: SecurityQuery, separator: CsvSeparator) =>
  `/api/dashboard/security.csv?${csvSearch(filter, separator)}`;
