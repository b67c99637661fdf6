import { useQuery } from 'shared-api/query';
import { pendingWork } from 'shared-api/query/pending.query';

/** How many wait for a decision, for an answer, and to be deleted. */
export function useWaiting() {
  const { data } = useQuery(pendingWork);
  return { applicants: data?.applicants ?? 0, messages: data?.messages?.unread ?? 0, deletions: data?.deletions ?? 0 };
}
