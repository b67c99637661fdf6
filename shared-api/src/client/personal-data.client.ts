import { http } from 'shared-api/client/http';
import type {
  DataExport,
  DeletionRequest,
  DeletionsQuery,
  PendingDeletion,
  PersonalDataReply,
} from '../contract/accounts/personal-data.contract.ts';
import { type Page, toResultPage } from './read-page.ts';

/** Where the finished copy is downloaded from, by a link. */
export const dataExportUrl = '/api/auth/data/export';

/** The member's copy of its data, if there is one. @throws ApiError 401 */
export const fetchPersonalData = async (signal: AbortSignal) =>
  (await http()).get('auth/data', { signal }).json<PersonalDataReply>();

/** Has a copy made. @throws ApiError 401, 429 */
export const requestDataExport = async () =>
  (await http()).post('auth/data/export').json<{ message: string; export: DataExport }>();

/** Asks for the account to be deleted, and ends every session of the member. @throws ApiError 400 with `fields`, 409 of the last administrator, 429 */
export const requestDeletion = async (request: DeletionRequest) =>
  (await http()).post('auth/data/deletion', { json: request }).json<{ message: string; dueAt: string }>();

/** Members who asked to leave, the one due first at the top. @throws ApiError */
export async function fetchDeletions(query: DeletionsQuery, signal: AbortSignal): Promise<Page<PendingDeletion>> {
  const reply = await (await http()).get('dashboard/deletions', { searchParams: { ...query }, signal });
  const { deletions } = await reply.json<{ deletions: PendingDeletion[] }>();
  return toResultPage(deletions, reply);
}

/** Deletes the account now. @throws ApiError 404, 409 of the last administrator */
export const carryOutDeletion = async (id: string) =>
  (await http()).post(`dashboard/deletions/${id}/carry-out`).json<{ message: string }>();

/** Takes the request back in the member's name. @throws ApiError 404 */
export const cancelDeletion = async (id: string) =>
  (await http()).delete(`dashboard/deletions/${id}`).json<{ message: string }>();
