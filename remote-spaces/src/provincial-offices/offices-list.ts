import { optional } from 'shared-api/client/optional';
import { fetchProvincialOffices } from 'shared-api/client/spaces.client';
import type { ProvincialOfficesReply } from 'shared-api/contract/offices/spaces.contract';

export type OfficesList = ProvincialOfficesReply['offices'];

const isServer = typeof document === 'undefined';
let known: Promise<OfficesList | null> | undefined;

async function load(request: Request): Promise<OfficesList | null> {
  const reply = await optional('provincial-offices', request, fetchProvincialOffices());
  if (!reply) known = undefined;
  return reply?.offices ?? null;
}

/** In the browser the list is loaded once; on the server every rendering loads it. */
export function listOffices(request: Request): Promise<OfficesList | null> {
  if (isServer) return load(request);
  // it outlives the page that loaded it: the next page shares the answer, be it a failure
  known ??= load(request).catch(() => {
    known = undefined;
    return null;
  });
  return known;
}
