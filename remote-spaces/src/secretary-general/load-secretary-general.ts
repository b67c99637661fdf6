import { fetchSecretaryGeneral } from 'shared-api/client/spaces.client';
import type { SecretaryGeneralReply } from 'shared-api/contract/spaces.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { orNull, toPage } from '../loading/or-null.ts';

/** Null where the space could not be had. */
export type SecretaryGeneralData = { space: SecretaryGeneralReply | null };

export async function loadSecretaryGeneral({ request }: LoaderFunctionArgs) {
  const space = await orNull('secretary-general', request, fetchSecretaryGeneral(request.signal));
  return toPage<SecretaryGeneralData>({ space });
}
