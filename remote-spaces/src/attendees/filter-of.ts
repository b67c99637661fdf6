import { AttendeesFilter } from 'shared-api/contract/attendees.contract';

type State = NonNullable<AttendeesFilter['state']>;
const states: readonly State[] = AttendeesFilter.entries.state.wrapped.options;

/** What the address says of the list; what is no choice of it is passed over. */
export function filterOf(params: URLSearchParams): AttendeesFilter {
  const state = states.find((each) => each === params.get('state'));
  const q = params.get('q');
  return { ...(state && { state }), ...(q && { q }) };
}
