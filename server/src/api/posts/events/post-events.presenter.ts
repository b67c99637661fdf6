import type { EventAudience, PostEvent } from 'shared-api/contract/post-events.contract';

/** Null in all of a post that is no event. */
export type EventRow = {
  eventBeginsAt: Date | null;
  eventEndsAt: Date | null;
  eventPlace: string | null;
  eventAddress: string | null;
  eventCapacity: number | null;
  eventAudience: EventAudience | null;
};

export function toEvent(row: EventRow): PostEvent | null {
  const { eventBeginsAt, eventEndsAt, eventPlace, eventAddress, eventCapacity, eventAudience } = row;
  if (!eventBeginsAt || !eventEndsAt) return null;
  return {
    beginsAt: eventBeginsAt.toISOString(),
    endsAt: eventEndsAt.toISOString(),
    place: eventPlace ?? '',
    address: eventAddress ?? '',
    capacity: eventCapacity,
    audience: eventAudience ?? 'everyone',
  };
}
