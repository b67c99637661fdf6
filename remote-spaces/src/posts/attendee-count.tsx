import { useQuery } from 'shared-api/query';
import { attendeeCountQuery } from 'shared-api/query/attendees.query';

/** Before a change or a deletion of an event: how many are registered for it, and hear of that. */
export function AttendeeCount({ postId }: { postId: string }) {
  const { data } = useQuery(attendeeCountQuery(postId));
  return data?.message && <strong role="status">{data.message}</strong>;
}
