import { http } from 'shared-api/client/http';
import type {
  MemberReply,
  NationalOfficeReply,
  ProvincialOfficeReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from '../contract/spaces.contract.ts';

const ask = async <Reply>(path: string, signal?: AbortSignal) =>
  (await http()).get(`org/${path}`, signal && { signal }).json<Reply>();

/** The secretary-general and its posts; `info` is null while there is none. @throws ApiError */
export const fetchSecretaryGeneral = (signal?: AbortSignal) => ask<SecretaryGeneralReply>('secretary-general', signal);

/** The national office, its first members and newest posts. @throws ApiError 404 while there is none */
export const fetchNationalOffice = (signal?: AbortSignal) => ask<NationalOfficeReply>('national-office', signal);

/** Every provincial office by name, in Arabic alphabetical order. @throws ApiError */
export const fetchProvincialOffices = (signal?: AbortSignal) =>
  ask<ProvincialOfficesReply>('provincial-offices', signal);

/** One provincial office, its first members and newest posts. @throws ApiError 404 when there is none of that id */
export const fetchProvincialOffice = (id: string, signal?: AbortSignal) =>
  ask<ProvincialOfficeReply>(`provincial-offices/${encodeURIComponent(id)}`, signal);

/** An active member and how to reach it. @throws ApiError 404 when there is none of that id */
export const fetchMember = (id: string, signal?: AbortSignal) =>
  ask<MemberReply>(`members/${encodeURIComponent(id)}`, signal);
