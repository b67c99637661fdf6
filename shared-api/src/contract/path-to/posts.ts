export const home = '/';
export const posts = '/posts';
export const postsOf = (office: string) => `${posts}?office=${office}`;
export const post = (id: string) => `${posts}/${id}`;
/** The event of an announcement, for a calendar. */
export const eventCalendar = (id: string) => `${post(id)}/event.ics`;
