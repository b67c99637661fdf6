import { http } from 'shared-api/client/http';
import type { OfficeSpaceReply, ProvincialOfficesReply, SecretaryGeneralReply } from '../contract/spaces.contract.ts';

const request = async <Reply>(path: string, signal?: AbortSignal) =>
  (await http()).get(`org/${path}`, signal && { signal }).json<Reply>();

/** The secretary-general and its posts; `info` is null while there is none. @throws ApiError */
export const fetchSecretaryGeneral = (signal?: AbortSignal) =>
  request<SecretaryGeneralReply>('secretary-general', signal);

/** The national office, its first members and newest posts. @throws ApiError 404 while there is none */
export const fetchNationalOffice = (signal?: AbortSignal) => request<OfficeSpaceReply>('national-office', signal);

/** Every provincial office by name, in Arabic alphabetical order. @throws ApiError */
export const fetchProvincialOffices = (signal?: AbortSignal) =>
  request<ProvincialOfficesReply>('provincial-offices', signal);

/** One provincial office, its first members and newest posts. @throws ApiError 404 when there is none of that id */
export const fetchProvincialOffice = (id: string, signal?: AbortSignal) =>
  request<OfficeSpaceReply>(`provincial-offices/${encodeURIComponent(id)}`, signal);
