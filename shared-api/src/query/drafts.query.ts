import { fetchDraft, fetchDrafts } from '../client/drafts.client.ts';

/** One's own drafts. No change of them is announced: every page that shows them fetches them again. */
export const draftsList = {
  queryKey: ['drafts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchDrafts(signal),
};

/** One of them, for a form that begins with it: fetched each time the form opens, and not again while it is open. */
export const draftOfId = (id: string) => ({
  queryKey: ['draft', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchDraft(id, signal),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});
