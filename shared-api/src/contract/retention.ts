/**
 * What is kept for a time and then removed by the server's own worker, in days. The page `docs/SECURITY.md` and the notice of
 * sign-up show these very numbers. A table of persons' data says in its noun's `<noun>.tables.ts` which of them holds for its rows;
 * a new kind of data gets its row here and its line in the page.
 */
export const retentionDays = {
  /** From the rejection of a request to join: the whole account. */
  rejectedApplicants: 90,
  /** From the day a visitor wrote; the replies to it go with it. */
  contactMessages: 2 * 365,
  /** From the event, even where the account goes before. */
  securityEvents: 365,
  /** From the day the copy of a member's data was ready. */
  dataExports: 7,
  /** From the request of a member to delete its account; signing in before that takes the request back. */
  accountDeletions: 14,
  /** From the day a post was deleted: until then it can be restored; its pictures and former texts go with it. */
  trashedPosts: 30,
  /** From the day it happened, read or not. */
  notifications: 90,
  /** From the day a visitor asked to follow an office, where it never confirmed its address. */
  unconfirmedFollowers: 7,
  /** The same for a visitor who asked to come to an event. */
  unconfirmedEventVisitors: 7,
  /** From the end of the event: the visitors who came to it, or waited. */
  eventVisitors: 30,
  /** From the day a mail was given up: until then an operator can send it once more. */
  givenUpMails: 7,
  /** From their end: sessions and links of mails are of no use then. */
  endedSessions: 0,
  /** From the hour they were counted in: what pages felt like, of all visits together. */
  vitals: 90,
  /** From the day they were counted on: how builds came up, of all visits together. */
  frontEndLoads: 90,
  /** From the beginning of the visit: that it has reported. It names nobody. */
  visitReports: 1,
  /** From its first report on: which visit stands for a network, by a hash that is another one each day. */
  networkVisits: 1,
  /** From the last time it was seen: an error of a page, without what may name a person. */
  frontEndErrors: 90,
} as const;
export type Retained = keyof typeof retentionDays;
