import { toLocalTime } from 'shared-api/contract/text/local-time';

const hourMs = 3_600_000;

/** What a form says of an event that begins in so many hours, for two of them. */
export const eventFields = (changes: Record<string, string> = {}, hours = 24 * 7) => ({
  type: 'Ad',
  isEvent: 'yes',
  eventBegins: toLocalTime(Date.now() + hours * hourMs),
  eventEnds: toLocalTime(Date.now() + (hours + 2) * hourMs),
  eventPlace: 'قاعة',
  eventCapacity: '',
  ...changes,
});
