import { fetchSecretaryGeneral } from 'shared-api/client/spaces.client';
import type { SecretaryGeneralReply } from 'shared-api/contract/spaces.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { data, type LoaderFunctionArgs } from 'shared-ui/router';

/** Null where the space could not be had. */
export type SecretaryGeneralData = { space: SecretaryGeneralReply | null };

/** A page that lacks something is drawn anew for the next visitor. */
const notKept = { headers: { 'cache-control': 'no-store' } };

export async function loadSecretaryGeneral({ request }: LoaderFunctionArgs) {
  const space = await fetchSecretaryGeneral(request.signal).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    logQuietly('secretary-general', error);
    return null;
  });
  const answer: SecretaryGeneralData = { space };
  return space ? answer : data(answer, notKept);
}
