import { useState } from 'react';
import type { Attendee } from 'shared-api/contract/posts/attendees.contract';

type Ticked = { view: string; attendees: readonly Attendee[] };

/** The order of the list: as they said that they come. */
const compare = (one: Attendee, other: Attendee) =>
  one.joinedAt === other.joinedAt ? (one.id < other.id ? -1 : 1) : one.joinedAt < other.joinedAt ? -1 : 1;

/**
 * The rows of a page, and in their places those that were ticked on it and that its list no longer holds: nothing moves under
 * the finger, and a wrong tick can be taken back. They go with the `view`, which is the choice and the page.
 */
export function useTickedInPlace(items: readonly Attendee[], view: string) {
  const [ticked, setTicked] = useState<Ticked>({ view, attendees: [] });
  if (ticked.view !== view) setTicked({ view, attendees: [] });
  const missing = ticked.attendees.filter(({ id }) => items.every((each) => each.id !== id));
  return {
    rows: missing.length > 0 ? [...items, ...missing].sort(compare) : items,
    keep: (attendee: Attendee) =>
      setTicked((before) => {
        const others = before.attendees.filter(({ id }) => id !== attendee.id);
        return before.view === view ? { view, attendees: [...others, attendee] } : before;
      }),
  };
}
