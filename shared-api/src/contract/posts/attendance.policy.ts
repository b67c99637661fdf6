import type { Viewer } from '../members/members.contract.ts';
import type { PostEvent } from './post-events.contract.ts';
import { canEditPost, canModeratePost } from './posts.policy.ts';

/** Every event is for members, whether others may come or not. */
export const canAttend = (viewer: Pick<Viewer, 'Active'>) => viewer.Active;

export type Announcement = { id: string; author: { id: string; office: { id: string } } };

/** Who announced the event, the head of that office, and administrators. */
const isOrganiser = (viewer: Viewer, announcement: Announcement) =>
  canEditPost(viewer, announcement) || (viewer.Active && canModeratePost(viewer, announcement));

export const canSeeAttendees = isOrganiser;
export const canCancelEvent = isOrganiser;

/** Who has no account comes only where others are invited too. */
export const canVisitorsAttend = ({ audience }: Pick<PostEvent, 'audience'>) => audience === 'everyone';
