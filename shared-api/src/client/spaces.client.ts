import { http } from 'shared-api/client/http';
import type { Member } from '../contract/members.contract.ts';
import type {
  MemberReply,
  OfficeSpaceReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from '../contract/spaces.contract.ts';
import { type Page, toPage } from './read-page.ts';

const ask = async <Reply>(path: string, signal?: AbortSignal) =>
  (await http()).get(`org/${path}`, signal && { signal }).json<Reply>();

/** The secretary-general and its posts; `info` is null while there is none. @throws ApiError */
export const fetchSecretaryGeneral = (signal?: AbortSignal) => ask<SecretaryGeneralReply>('secretary-general', signal);

/** The national office, its first members and newest posts. @throws ApiError 404 while there is none */
export const fetchNationalOffice = (signal?: AbortSignal) => ask<OfficeSpaceReply>('national-office', signal);

/** Every provincial office by name, in Arabic alphabetical order. @throws ApiError */
export const fetchProvincialOffices = (signal?: AbortSignal) =>
  ask<ProvincialOfficesReply>('provincial-offices', signal);

/** One provincial office, its first members and newest posts. @throws ApiError 404 when there is none of that id */
export const fetchProvincialOffice = (id: string, signal?: AbortSignal) =>
  ask<OfficeSpaceReply>(`provincial-offices/${encodeURIComponent(id)}`, signal);

/** Its active members after the one of id `cursor`, the head first, then in the order they came. @throws ApiError */
export async function fetchMembersOf(office: string, cursor: string): Promise<Page<Member>> {
  const reply = await (await http()).get('org/members', { searchParams: { office, cursor } });
  return toPage(await reply.json<Member[]>(), reply);
}

/** An active member and how to reach it. @throws ApiError 404 when there is none of that id */
export const fetchMember = (id: string, signal?: AbortSignal) =>
  ask<MemberReply>(`members/${encodeURIComponent(id)}`, signal);
