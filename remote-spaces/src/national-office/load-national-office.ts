import { optionalOrMissing } from 'shared-api/client/optional';
import { fetchNationalOffice } from 'shared-api/client/spaces.client';
import type { OfficeSpaceReply } from 'shared-api/contract/spaces.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { toPage } from '../loading/to-page.ts';

/** Null where the space could not be had; missing while there is no national office. */
export type NationalOfficeData = { space: OfficeSpaceReply | 'missing' | null };

export async function loadNationalOffice({ request }: LoaderFunctionArgs) {
  const space = await optionalOrMissing('national-office', request, fetchNationalOffice(request.signal));
  return toPage<NationalOfficeData>({ space });
}
