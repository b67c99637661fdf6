export const events = '/events';
export const attendEvent = (post: string) => `/events/attend?${new URLSearchParams({ event: post })}`;
export const confirmAttending = '/events/attend/confirm';
export const cancelAttending = '/events/attend/cancel';
const byToken = (path: string, post: string, token: string) =>
  `${path}?${new URLSearchParams({ event: post, t: token })}`;
/** Where a visitor of the event that a post announces confirms that it comes. */
export const confirmAttendingBy = (post: string, token: string) => byToken(confirmAttending, post, token);
/** Where it takes that back. */
export const cancelAttendingBy = (post: string, token: string) => byToken(cancelAttending, post, token);
