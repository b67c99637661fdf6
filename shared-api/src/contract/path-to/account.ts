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

/** A path of this site, but for the home page and the pages of an account that are no member's: nobody signs in to read those. */
const isDestination = /^\/(?![/\\\s?#]|$|account\/(?!security|sessions|data))/;

/** The page to open after signing in: `to` where it is a destination, else the member's own page. */
export const afterSignIn = (to: string | null | undefined) => (to && isDestination.test(to) ? to : me);
