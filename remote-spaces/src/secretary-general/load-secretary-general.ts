import { optional } from 'shared-api/client/optional';
import { fetchSecretaryGeneral } from 'shared-api/client/spaces.client';
import type { SecretaryGeneralReply } from 'shared-api/contract/offices/spaces.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { toLoaderData } from '../loaders/to-loader-data.ts';

/** Null where the space could not be had. */
export type SecretaryGeneralData = { space: SecretaryGeneralReply | null };

export async function loadSecretaryGeneral({ request }: LoaderFunctionArgs) {
  const space = await optional('secretary-general', request, fetchSecretaryGeneral(request.signal));
  return toLoaderData<SecretaryGeneralData>({ space });
}
