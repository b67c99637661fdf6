import { http } from 'shared-api/client/http';
import type {
  ActivateRequest,
  BulkReply,
  BulkRequest,
  Member,
  MemberReply,
  MembersQuery,
  PrivateMember,
  Role,
} from '../contract/members/members.contract.ts';
import type { MembersImportReply } from '../contract/members/members-import.contract.ts';
import type { CsvSeparator } from '../contract/wire/csv-separators.ts';
import { csvSearch } from './csv-search.ts';
import { ifMatch, type VersionedRef } from './if-match.ts';
import { type Page, toResultPage } from './read-page.ts';
import { type Sending, sendForm } from './send-form.ts';

type MembersPage = { cursor?: string; signal?: AbortSignal };

/** The active members of an office, the head first, then in the order they came; after the one of id `cursor`. @throws ApiError */
export async function fetchMembersOf(office: string, { cursor, signal }: MembersPage = {}): Promise<Page<Member>> {
  const searchParams = { office, ...(cursor && { cursor }) };
  const reply = await (await http()).get('org/members', { searchParams, ...(signal && { signal }) });
  return toResultPage(await reply.json<Member[]>(), reply);
}

/** An active member and how to reach it. @throws ApiError 404 when there is none of that id */
export const fetchMember = async (id: string, signal?: AbortSignal) =>
  (await http()).get(`org/members/${encodeURIComponent(id)}`, signal && { signal }).json<MemberReply>();

type MemberChange = { message: string; member: PrivateMember };

async function fetchPage(list: 'members' | 'applicants', query: MembersQuery, signal: AbortSignal) {
  const reply = await (await http()).get(`dashboard/${list}`, { searchParams: { ...query }, signal });
  const { members } = await reply.json<{ members: PrivateMember[] }>();
  return toResultPage(members, reply);
}

/** The members of the viewer's scope. @throws ApiError */
export const fetchMembers = (query: MembersQuery, signal: AbortSignal) => fetchPage('members', query, signal);

/** Those who signed up and wait for approval. @throws ApiError */
export const fetchApplicants = (query: MembersQuery, signal: AbortSignal) => fetchPage('applicants', query, signal);

/** The URL that downloads the members of a query as CSV. */
export const membersCsvUrl = ({ limit, cursor, ...filter }: MembersQuery, separator: CsvSeparator) =>
  `/api/dashboard/members.csv?${csvSearch(filter, separator)}`;

/** Adds a member out of a multipart form. @throws ApiError 400 with `fields`, 409 e-mail taken */
export const addMember = async (form: FormData) =>
  (await http()).post('dashboard/member', { body: form }).json<MemberChange>();

/** Reads a file of members; a trial adds nobody. @throws ApiError 400 with `fields`, 413 */
export const importMembers = (form: FormData, sending?: Sending) =>
  sendForm<MembersImportReply>('POST', 'dashboard/members/import', form, sending);

/** Turns an active member inactive or back. @throws ApiError 409 with `current` when it changed meanwhile, and without a second decision */
export const toggleMember = async (seen: VersionedRef, request: ActivateRequest = {}) =>
  (await http()).put(`dashboard/member/${seen.id}`, { json: request, ...ifMatch(seen) }).json<MemberChange>();

/** Gives a member another role. @throws ApiError 409 with `current` when it changed meanwhile */
export const changeRole = async (seen: VersionedRef, role: Role) =>
  (await http()).put('dashboard/member', { json: { id: seen.id, role }, ...ifMatch(seen) }).json<MemberChange>();

/**
 * Mails an address a link by which it becomes the member's; the present address takes that back. @throws ApiError 409 when it is
 * another's or nothing may be mailed there now, or with `current` when the member changed meanwhile, 429
 */
export const correctEmail = async (seen: VersionedRef, email: string) =>
  (await http()).put(`dashboard/member/${seen.id}/email`, { json: { email }, ...ifMatch(seen) }).json<MemberChange>();

/** Transfers a member to another office. @throws ApiError 409 with `current` when it changed meanwhile */
export const moveMember = async (seen: VersionedRef, officeId: string) =>
  (await http())
    .put(`dashboard/member/${seen.id}/office`, { json: { officeId }, ...ifMatch(seen) })
    .json<MemberChange>();

/** Deletes a member; its posts stay. @throws ApiError 409 with `current` when it changed meanwhile */
export const deleteMember = async (seen: VersionedRef) =>
  (await http()).delete(`dashboard/member/${seen.id}`, ifMatch(seen)).json<{ message: string }>();

/** Signs a member out everywhere. @throws ApiError */
export const endMemberSessions = async ({ id }: { id: string }) =>
  (await http()).delete(`dashboard/member/${id}/sessions`).json<MemberChange>();

/** Takes every second factor from a member who lost them, and signs it out everywhere. @throws ApiError */
export const resetFactors = async ({ id }: { id: string }) =>
  (await http()).delete(`dashboard/member/${id}/factors`).json<MemberChange>();

/** Mails an invitation again. @throws ApiError 409 to a member who signed in already, 429 */
export const inviteMember = async ({ id }: { id: string }) =>
  (await http()).post(`dashboard/member/${id}/invitation`).json<MemberChange>();

/** Does the same to many, each by itself. @throws ApiError */
export const actOnMembers = async (request: BulkRequest) =>
  (await http()).post('dashboard/members/bulk', { json: request }).json<BulkReply>();

/** Approves an applicant, who is told by mail. @throws ApiError 409 when that was decided already, and without a second decision */
export const approveApplicant = async (seen: VersionedRef, request: ActivateRequest = {}) =>
  (await http())
    .post(`dashboard/applicants/${seen.id}/approve`, { json: request, ...ifMatch(seen) })
    .json<MemberChange>();

/** Takes a rejection back before it is mailed. @throws ApiError 409 when it is out already, or the member changed meanwhile */
export const undoRejection = async (seen: VersionedRef) =>
  (await http()).delete(`dashboard/applicants/${seen.id}/refuse`, ifMatch(seen)).json<MemberChange>();

/** Declines an applicant, who is told why by mail. @throws ApiError 409 when that was decided already */
export const rejectApplicant = async (seen: VersionedRef, reason: string) =>
  (await http())
    .post(`dashboard/applicants/${seen.id}/refuse`, { json: { reason }, ...ifMatch(seen) })
    .json<MemberChange>();
