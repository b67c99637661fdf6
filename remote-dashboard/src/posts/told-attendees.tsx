import { useQuery } from 'shared-api/query';
import { toldQuery } from 'shared-api/query/attendees.query';

/** Before a change or a deletion of an event: how many are registered for it, and hear of that. */
export function ToldAttendees({ postId }: { postId: string }) {
  const { data } = useQuery(toldQuery(postId));
  return data?.message && <strong role="status">{data.message}</strong>;
}
