import { me } from './writing.ts';

export const signIn = '/account/sign-in';
export const secondFactor = '/account/second-factor';
export const signOut = '/account/sign-out';
export const signUp = '/account/sign-up';
export const forgotPassword = '/account/forgot';
export const resetPassword = '/account/reset';
export const invitation = '/account/invitation';
export const confirmEmail = '/account/confirm';
export const stopMails = '/account/stop-mails';
export const security = '/account/security';
export const sessions = '/account/sessions';
export const personalData = '/account/data';

/** The home page, and the pages of an account but those of members: nobody is on the way to them. */
const wayIn = /^\/(?:$|[?#]|account\/(?!security|sessions|data))/;

/** Where a member goes on who has signed in at `to`, a path of this site, or to get there; its own page where it was on no way. */
export const afterSignIn = (to = '/') => (wayIn.test(to) ? me : to);
