import { http } from 'shared-api/client/http';
import type { OfficeName } from '../contract/offices.contract.ts';

/** The active offices, in Arabic alphabetical order. @throws ApiError */
export async function fetchOffices(signal?: AbortSignal): Promise<OfficeName[]> {
  const { offices } = await (await http()).get('auth/offices', signal && { signal }).json<{ offices: OfficeName[] }>();
  return offices;
}
