import { limits } from './limits.ts';
import { dashboardApplicants, dashboardDeletions, dashboardMessage, dashboardMessages } from './path-to/dashboard.ts';
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
/** Staff is told of an event so many days before it. */
export const pendingEventDays = 2;

/** One thing that waits: `plural(count, forms)` says it, and `to` is the path of the page that does it. */
export type PendingItem = { to: string; count: number; forms: Record<Intl.LDMLPluralRule, string> };

/**
 * Told from the second day on, since it is counted among the new ones before; in days once an answer is overdue. Leads to the
 * message itself, or to all of them where a server from before names none.
 */
function waitOf(since: string, id: string | null | undefined, now: Date): PendingItem[] {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hourMs);
  if (hours < 24) return [];
  const [count, forms] =
    hours < limits.replyHours ? [hours, messageWaitsHours] : [Math.floor(hours / 24), messageWaitsDays];
  return [{ to: id ? dashboardMessage(id) : dashboardMessages, count, forms }];
}

function eventOf({ id, beginsAt }: NonNullable<PendingWork['event']>, now: Date): PendingItem[] {
  const count = daysUntil(beginsAt, now);
  return count > pendingEventDays ? [] : [{ to: post(id), count, forms: eventBegins }];
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
    ...(messages?.waitingSince ? waitOf(messages.waitingSince, messages.waitingId, now) : []),
    ...(event ? eventOf(event, now) : []),
  ];
}
