import { optionalOrMissing } from 'shared-api/client/optional';
import { fetchNationalOffice } from 'shared-api/client/spaces.client';
import type { OfficeSpaceReply } from 'shared-api/contract/offices/spaces.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { pageLimit } from '../loaders/page-limit.ts';
import { toLoaderData } from '../loaders/to-loader-data.ts';

/** Null where the space could not be had; missing while there is no national office. */
export type NationalOfficeData = { space: OfficeSpaceReply | 'missing' | null };

export async function loadNationalOffice({ request }: LoaderFunctionArgs) {
  const limit = pageLimit(new URL(request.url).searchParams);
  const space = await optionalOrMissing('national-office', request, fetchNationalOffice(limit, request.signal));
  return toLoaderData<NationalOfficeData>({ space });
}
