import { fetchRevision, fetchRevisions } from '../client/revisions.client.ts';

type Asked = { signal: AbortSignal };

/** What a post said before its edits. */
export const revisionsQuery = (id: string) => ({
  queryKey: ['revisions', id],
  queryFn: ({ signal }: Asked) => fetchRevisions(id, signal),
});

/** One text of it, which never changes. */
export const revisionQuery = (id: string, version: number) => ({
  queryKey: ['revision', id, version],
  queryFn: ({ signal }: Asked) => fetchRevision(id, version, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
