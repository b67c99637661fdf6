export const follow = '/follow';
export const followOffice = (office: string) => `${follow}?${new URLSearchParams({ office })}`;
/** Where who stopped to follow that office reads so. */
export const followStopped = (office: string) => `${follow}?${new URLSearchParams({ stopped: office })}`;
export const confirmFollowing = (token: string) => `/follow/confirm?${new URLSearchParams({ t: token })}`;
export const stopFollowing = (token: string) => `/follow/stop?${new URLSearchParams({ t: token })}`;
/** Where a reader stops the mails of all forms. */
export const noMails = (token: string) => `/no-mails?${new URLSearchParams({ t: token })}`;
export const resumeMails = (token: string) => `/no-mails/undo?${new URLSearchParams({ t: token })}`;
