import { fetchOffices } from 'shared-api/client/offices.client';
import { optional } from 'shared-api/client/optional';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import type { LoaderFunctionArgs } from 'shared-ui/router';
import { cacheIfComplete } from '../loaders/cache-if-complete.ts';
import { fetchPreviews, type PreviewsPage } from './fetch-previews.ts';
import { filterOf } from './posts-filter.ts';

/** Null what could not be had: without the offices one can still search. */
export type AllPostsData = { page: PreviewsPage | null; offices: OfficeName[] | null };

export async function loadAllPosts({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const cursor = params.get('cursor');
  const query = { ...filterOf(params), ...(cursor && { cursor }) };
  const [page, offices] = await Promise.all([
    optional('posts', request, fetchPreviews(query, request.signal)),
    optional('offices', request, fetchOffices(request.signal)),
  ]);
  return cacheIfComplete<AllPostsData>({ page, offices });
}
