import { http } from 'shared-api/client/http';
import { limits } from '../contract/limits.ts';
import type {
  OfficeSpaceReply,
  ProvincialOfficesReply,
  SecretaryGeneralReply,
} from '../contract/offices/spaces.contract.ts';

const request = async <Reply>(path: string, signal?: AbortSignal, limit: number = limits.listDefault) =>
  (await http())
    .get(`org/${path}`, {
      ...(limit !== limits.listDefault && { searchParams: { limit } }), // one address, and one answer kept, for most readers
      ...(signal && { signal }),
    })
    .json<Reply>();

/** The secretary-general and its posts; `info` is null while there is none. @throws ApiError */
export const fetchSecretaryGeneral = (signal?: AbortSignal) =>
  request<SecretaryGeneralReply>('secretary-general', signal);

/** The national office, the first `limit` members and newest posts. @throws ApiError 404 while there is none */
export const fetchNationalOffice = (limit: number, signal?: AbortSignal) =>
  request<OfficeSpaceReply>('national-office', signal, limit);

/** Every provincial office by name, in Arabic alphabetical order. @throws ApiError */
export const fetchProvincialOffices = (signal?: AbortSignal) =>
  request<ProvincialOfficesReply>('provincial-offices', signal);

/** One provincial office, the first `limit` members and newest posts. @throws ApiError 404 when there is none of that id */
export const fetchProvincialOffice = (id: string, limit: number, signal?: AbortSignal) =>
  request<OfficeSpaceReply>(`provincial-offices/${encodeURIComponent(id)}`, signal, limit);
