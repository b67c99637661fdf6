import { http } from 'shared-api/client/http';
import type { ManagedOffice, OfficeName } from '../contract/offices/offices.contract.ts';
import { ifMatch, type VersionedRef } from './if-match.ts';
import type { Page } from './read-page.ts';

/** The active offices, in Arabic alphabetical order. @throws ApiError */
export async function fetchOffices(signal?: AbortSignal): Promise<OfficeName[]> {
  const { offices } = await (await http()).get('auth/offices', signal && { signal }).json<{ offices: OfficeName[] }>();
  return offices;
}

type OfficeChange = { message: string; office: ManagedOffice };

/** The offices of the viewer's scope, in Arabic alphabetical order. @throws ApiError */
export async function fetchOfficesOfScope(signal: AbortSignal): Promise<Page<ManagedOffice>> {
  const reply = await (await http()).get('dashboard/offices', { signal });
  const { offices } = await reply.json<{ offices: ManagedOffice[] }>();
  return { items: offices, next: null, total: offices.length };
}

/** Adds an office out of a multipart form. @throws ApiError 400 with `fields`, 409 name taken */
export const addOffice = async (form: FormData) =>
  (await http()).post('dashboard/office', { body: form }).json<OfficeChange>();

/** Edits an office out of a multipart form. @throws ApiError 400 with `fields`, 409 name taken or with `current` */
export const editOffice = async (seen: VersionedRef, form: FormData) =>
  (await http()).put('dashboard/office', { body: form, ...ifMatch(seen) }).json<OfficeChange>();

/** Opens an office or closes it. @throws ApiError 409 with `current` when it changed meanwhile */
export const toggleOffice = async (seen: VersionedRef) =>
  (await http()).put(`dashboard/office/${seen.id}/active`, ifMatch(seen)).json<OfficeChange>();
