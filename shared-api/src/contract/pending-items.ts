import { dashboardApplicants, dashboardDeletions, dashboardMessages } from './path-to/dashboard.ts';
import { post } from './path-to/posts.ts';
import type { PendingWork } from './pending.contract.ts';
import { daysUntil } from './text/local-time.ts';
import {
  accountsToDelete,
  applicantsWait,
  eventBegins,
  messagesUnread,
  messageWaitsDays,
  messageWaitsHours,
} from './words/pending-words.ts';

const hourMs = 3_600_000;
/** An answer is promised within so many; what waits longer is told in days. */
const promisedHours = 72;
/** An event further away is no work of now. */
const eventDays = 7;

/** One thing that waits: `plural(count, forms)` says it, and `to` is the path of the page that does it. */
export type PendingItem = { to: string; count: number; forms: Record<Intl.LDMLPluralRule, string> };

function waitOf(since: string, now: Date): PendingItem {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / hourMs));
  const [count, forms] =
    hours < promisedHours ? [hours, messageWaitsHours] : [Math.floor(hours / 24), messageWaitsDays];
  return { to: dashboardMessages, count, forms };
}

function eventOf({ id, beginsAt }: NonNullable<PendingWork['event']>, now: Date): PendingItem[] {
  const count = daysUntil(beginsAt, now);
  return count > eventDays ? [] : [{ to: post(id), count, forms: eventBegins }];
}

/** What waits for staff at `now`, what others wait for first; nothing of what there is none of. */
export function pendingItems({ applicants, messages, deletions, event }: PendingWork, now = new Date()): PendingItem[] {
  const counted = [
    { to: dashboardApplicants, count: applicants, forms: applicantsWait },
    { to: dashboardMessages, count: messages?.unread ?? 0, forms: messagesUnread },
    { to: dashboardDeletions, count: deletions ?? 0, forms: accountsToDelete },
  ];
  return [
    ...counted.filter(({ count }) => count > 0),
    ...(messages?.waitingSince ? [waitOf(messages.waitingSince, now)] : []),
    ...(event ? eventOf(event, now) : []),
  ];
}
