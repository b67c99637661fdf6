import { AttendeeState, type AttendeesFilter } from 'shared-api/contract/posts/attendees.contract';

/** What the address says of the list; what is no choice of it is passed over. */
export function filterOf(params: URLSearchParams): AttendeesFilter {
  const state = AttendeeState.options.find((each) => each === params.get('state'));
  const q = params.get('q');
  return { ...(state && { state }), ...(q && { q }) };
}
