export const me = '/organization/me';
export const addPost = '/organization/add-post';
/** The form of a new post, which begins as an event. */
export const addEvent = `${addPost}?kind=event`;
export const addPostOf = (draft: string) => `${addPost}?draft=${draft}`;
/** The form of a post that waits for its time, by the id of its draft. */
export const editScheduled = (draft: string) => `${addPost}?scheduled=${draft}`;
export const editPost = (id: string) => `/organization/edit-post/${id}`;
export const postHistory = (id: string) => `${editPost(id)}/history`;
export const attendees = (event: string) => `/organization/events/${event}/attendees`;
export const drafts = '/organization/drafts';
/** One's scheduled posts, or one's announcements that ended. */
export const draftsIn = (tab: 'scheduled' | 'ended') => `${drafts}?tab=${tab}`;
export const notifications = '/organization/notifications';
/** What a member wants to be told of, and how. */
export const notificationChoices = `${notifications}/choices`;
export const trash = '/organization/trash';
export const editProfile = (id: string) => `/organization/edit-profile/${id}`;
