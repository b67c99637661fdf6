import { optional } from 'shared-api/client/optional';
import { fetchRecipientLink } from 'shared-api/client/recipients.client';
import { data, type LoaderFunctionArgs } from 'shared-ui/router';
import { neverCache } from '../loaders/cache-if-complete.ts';
import { expiredOrThrow } from './load-follow.ts';

/** `resumed`: stopped once and taken back, by the form of this address. */
export type NoMailsData = { view: 'stop' | 'stopped' | 'resumed'; token: string } | { view: 'expired' };

const gone = 410;

export async function loadNoMails({ request, params: { step } }: LoaderFunctionArgs) {
  if (step !== undefined && step !== 'undo') throw data(null, { status: 404 });
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const asked = fetchRecipientLink(token, request.signal).catch(expiredOrThrow);
  const link = await optional('the link of a mail', request, asked);
  if (link === 'expired') return neverCache<NoMailsData>({ view: 'expired' }, gone);
  const view = link?.isStopped ? 'stopped' : step === 'undo' ? 'resumed' : 'stop';
  return neverCache<NoMailsData>({ view, token });
}
