import { optionalOrMissing } from 'shared-api/client/optional';
import { fetchProvincialOffice } from 'shared-api/client/spaces.client';
import type { OfficeSpaceReply } from 'shared-api/contract/offices/spaces.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { pageLimit } from '../loaders/page-limit.ts';
import { toLoaderData } from '../loaders/to-loader-data.ts';
import type { Answer } from '../loaders/use-answer.ts';
import { forgetMyOffice, readMyOffice } from './my-office.tsx';
import { listOffices, type OfficesList } from './offices-list.ts';

/** Null where it could not be had; missing where there is no such office. */
export type OfficeAnswer = OfficeSpaceReply | 'missing' | null;

export type ProvincialOfficesData = {
  /** By the address, or one's own; undefined: nobody chose yet, and the first of the list is shown. */
  chosenId: string | undefined;
  offices: Answer<OfficesList | null>;
  office: Answer<OfficeAnswer>;
};

async function openOffice(request: Request, chosenId: string | undefined, offices: Promise<OfficesList | null>) {
  const shown = chosenId ?? (await offices)?.[0]?.id;
  if (!shown) return null;
  const limit = pageLimit(new URL(request.url).searchParams);
  const office = await optionalOrMissing('provincial-office', request, fetchProvincialOffice(shown, limit));
  if (office === 'missing' && shown === readMyOffice()) forgetMyOffice();
  return office;
}

/** The server waits for everything; the browser shows the page at once, and each part when its answer comes. */
export async function loadProvincialOffices({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const chosenId = params.get('office') ?? readMyOffice();
  const offices = listOffices(request);
  const office = openOffice(request, chosenId, offices);
  const page: ProvincialOfficesData = { chosenId, offices, office };
  if (typeof document !== 'undefined') {
    office.catch(() => undefined); // nobody waits for it where the person has gone elsewhere
    return page;
  }
  const [allOffices, oneOffice] = await Promise.all([offices, office]);
  return toLoaderData({ chosenId, offices: allOffices, office: oneOffice });
}
