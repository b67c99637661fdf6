import type { NotificationKind } from 'shared-api/contract/notifications/notifications.contract';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';

export type EventChangeKind = Extract<NotificationKind, `event_${string}`> & Exclude<NotificationKind, 'event_place'>;

/** An event as those who are registered for it know it. */
export type EventState = {
  title: string;
  type: PostType;
  status: string;
  beginsAt: Date;
  endsAt: Date;
  place: string;
  address: string;
  isCancelled: boolean;
  isOver: boolean;
};
type Facts = Pick<EventState, 'beginsAt' | 'endsAt' | 'place' | 'address'>;

/** To the minute, as forms have it. */
export const isAnotherTime = (was: Facts, is: Facts) =>
  toLocalTime(was.beginsAt) !== toLocalTime(is.beginsAt) || toLocalTime(was.endsAt) !== toLocalTime(is.endsAt);
export const isAnotherPlace = (was: Facts, is: Facts) => was.place !== is.place || was.address !== is.address;

/** Whether its announcement has a page that shows it. */
const hasPage = ({ type, status }: EventState) => type === 'Ad' && (status === 'published' || status === 'expired');

/** What attendees are told of; undefined where nothing changed for them, or all of it is over. */
export function changeOf(was: EventState, is: EventState): EventChangeKind | undefined {
  if (was.isOver && is.isOver) return undefined;
  if (!hasPage(was)) return hasPage(is) ? 'event_restored' : undefined;
  if (!hasPage(is)) return is.status === 'trashed' ? 'event_deleted' : 'event_removed';
  if (was.isCancelled !== is.isCancelled) return is.isCancelled ? 'event_cancelled' : 'event_resumed';
  if (isAnotherTime(was, is) || isAnotherPlace(was, is)) return 'event_changed';
  return was.status === 'published' && is.status === 'expired' && !is.isCancelled ? 'event_ended' : undefined;
}
