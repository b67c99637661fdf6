import { fetchDrafts } from '../client/drafts.client.ts';

/** One's own drafts. No change of them is announced: every page that shows them fetches them again. */
export const draftsList = {
  queryKey: ['drafts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchDrafts(signal),
};
