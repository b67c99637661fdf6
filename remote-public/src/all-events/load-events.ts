import { fetchOffices } from 'shared-api/client/offices.client';
import { optional } from 'shared-api/client/optional';
import { fetchEventsPage } from 'shared-api/client/post-events.client';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { cacheIfComplete } from '../loaders/cache-if-complete.ts';
import { toPreviewWithEvent } from '../posts/to-preview-with-event.ts';
import { type EventsFilter, filterOf, monthsAround } from './events-filter.ts';

async function fetchPreviews(query: EventsFilter & { cursor?: string }, signal: AbortSignal) {
  const { posts, next } = await fetchEventsPage(query, signal);
  return { previews: posts.map(toPreviewWithEvent), next };
}
type EventsPage = Awaited<ReturnType<typeof fetchPreviews>>;

/** Null what could not be had. The months are those of the server: the browser's clock may show others. */
export type EventsData = { page: EventsPage | null; offices: OfficeName[] | null; months: string[] };

export async function loadEvents({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const filter = filterOf(params);
  const cursor = params.get('cursor');
  const [page, offices] = await Promise.all([
    optional('events', request, fetchPreviews({ ...filter, ...(cursor && { cursor }) }, request.signal)),
    optional('offices', request, fetchOffices(request.signal)),
  ]);
  return cacheIfComplete<EventsData>({ page, offices, months: monthsAround(filter.month) });
}
