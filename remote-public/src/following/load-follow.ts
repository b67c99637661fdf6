import { ApiError } from 'shared-api/client/api-error';
import { fetchFollowerLink } from 'shared-api/client/followers.client';
import { fetchOffices } from 'shared-api/client/offices.client';
import { optional } from 'shared-api/client/optional';
import { type FollowerLink, FollowPurpose } from 'shared-api/contract/offices/followers.contract';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import { data, type LoaderFunctionArgs } from 'shared-ui/router';
import { cacheIfComplete, neverCache } from '../loaders/cache-if-complete.ts';

/** What one of the addresses shows; null what could not be had: what is sent is checked by the server. */
export type FollowData =
  | { view: 'start'; offices: OfficeName[] | null }
  | { view: 'expired' }
  | { view: 'stopped'; office: OfficeName | 'closed' | null }
  | { view: 'confirm' | 'confirmed' | 'stop'; token: string; link: FollowerLink | null };

const gone = 410;

/** Of a link that works no more, or of which a part is missing, `expired`. */
export function expiredOrThrow(error: unknown): 'expired' {
  if (error instanceof ApiError && (error.gone || error.status === 400)) return 'expired';
  throw error;
}

async function loadLink(request: Request, purpose: FollowPurpose) {
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const asked = fetchFollowerLink(token, purpose, request.signal).catch(expiredOrThrow);
  const link = await optional('the link of a mail', request, asked);
  if (link === 'expired') return neverCache<FollowData>({ view: 'expired' }, gone);
  const view = purpose === 'confirm' && link?.isConfirmed ? 'confirmed' : purpose;
  return neverCache<FollowData>({ view, token, link });
}

async function loadStart(request: Request) {
  const query = new URL(request.url).searchParams;
  const offices = await optional('offices', request, fetchOffices(request.signal));
  const stopped = query.get('stopped');
  if (stopped === null) return cacheIfComplete<FollowData>({ view: 'start', offices });
  const office = offices && (offices.find(({ id }) => id === stopped) ?? 'closed');
  return neverCache<FollowData>({ view: 'stopped', office });
}

/** The form, or the step of the path for the token of the query. */
export async function loadFollow({ request, params: { step } }: LoaderFunctionArgs) {
  if (step === undefined) return loadStart(request);
  const purpose = FollowPurpose.options.find((each) => each === step);
  if (!purpose) throw data(null, { status: 404 });
  return loadLink(request, purpose);
}
