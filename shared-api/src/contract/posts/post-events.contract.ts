import * as v from 'valibot';
import { toPlainDigits } from '../text/digits.ts';
import { LocalTime } from '../text/local-time.contract.ts';
import { boundedText } from '../text/text.contract.ts';
import { Cursor, Id, Limit, SearchText } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';
import { eventLimits, monthPattern } from './event-limits.ts';

export const EventAudience = v.picklist(['everyone', 'members']);
export type EventAudience = v.InferOutput<typeof EventAudience>;

/** When and where an event takes place. */
export const EventFacts = v.object({
  beginsAt: Timestamp,
  endsAt: Timestamp,
  place: v.string(),
  /** How to find the place; may be empty. */
  address: v.string(),
});
export type EventFacts = v.InferOutput<typeof EventFacts>;

/** What an announcement invites to. */
export const PostEvent = v.object({
  ...EventFacts.entries,
  /** How many it has places for; null where that has no bound. */
  capacity: v.nullable(v.number()),
  /** How many of its places are free. Null where it has no bound, and where it takes nobody new: closed, cancelled or over. */
  placesLeft: v.nullable(v.number()),
  /** Who may come. */
  audience: EventAudience,
  /** It does not take place; its page stays. */
  isCancelled: v.boolean(),
});
export type PostEvent = v.InferOutput<typeof PostEvent>;

/** The query of GET /events: those that are not over yet, or those that take place in a month. */
export const EventsQuery = v.object({
  /** `2026-12` */
  month: v.optional(v.pipe(v.string(), v.regex(monthPattern))),
  office: v.optional(Id),
  q: v.optional(SearchText),
  limit: Limit,
  cursor: v.optional(Cursor),
});
export type EventsQuery = Partial<v.InferOutput<typeof EventsQuery>>;

/** Two local times are written so that they sort as they follow one another. */
export const isInOrder = (begins: string, ends: string) => begins < ends;

/** The fields of an event in the form of its announcement. */
export const EventForm = v.object({
  eventBegins: LocalTime,
  eventEnds: LocalTime,
  eventPlace: boundedText(eventLimits.place),
  eventAddress: v.optional(boundedText(eventLimits.address), ''),
  /** Empty for no bound. */
  eventCapacity: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(eventLimits.capacityTyped, 'bad_number'),
      v.transform(toPlainDigits),
      v.maxLength(eventLimits.capacityDigits, 'bad_number'),
      v.regex(/^(?:[1-9]\d*)?$/, 'bad_number'),
    ),
    '',
  ),
  eventAudience: v.optional(EventAudience, 'everyone'),
});
export type EventForm = v.InferOutput<typeof EventForm>;
