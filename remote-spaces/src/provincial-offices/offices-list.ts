import { optional } from 'shared-api/client/optional';
import { fetchProvincialOffices } from 'shared-api/client/spaces.client';
import type { ProvincialOfficesReply } from 'shared-api/contract/spaces.contract';

export type OfficesList = ProvincialOfficesReply['offices'];

const isServer = typeof document === 'undefined';
let known: Promise<OfficesList | null> | undefined;

async function ask(request: Request): Promise<OfficesList | null> {
  const reply = await optional('provincial-offices', request, fetchProvincialOffices());
  if (!reply) known = undefined;
  return reply?.offices ?? null;
}

/** In the browser the list is asked for once; on the server every rendering asks for itself. */
export function listOffices(request: Request): Promise<OfficesList | null> {
  if (isServer) return ask(request);
  // it outlives the page that asked: who comes next shares the answer, be it a failure
  known ??= ask(request).catch(() => {
    known = undefined;
    return null;
  });
  return known;
}
