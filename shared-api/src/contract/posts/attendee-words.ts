import type { PostEvent } from './post-events.contract.ts';

/** What the list of an event's people is called at `nowMs`: those who signed up, and once it has begun those who come. */
export const attendeesName = ({ beginsAt }: Pick<PostEvent, 'beginsAt'>, nowMs = Date.now()): string =>
  Date.parse(beginsAt) > nowMs ? 'المسجَّلون' : 'الحاضرون';
