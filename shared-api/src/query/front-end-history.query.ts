import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchFrontEndHistory } from '../client/front-ends.client.ts';

/** A front end over the last days; no events tell of changes. What was shown of other days stays until these are there. */
export const frontEndHistoryQuery = (name: string, days: number) =>
  queryOptions({
    queryKey: ['front end history', name, days],
    queryFn: ({ signal }) => fetchFrontEndHistory(name, days, signal),
    placeholderData: keepPreviousData,
  });
