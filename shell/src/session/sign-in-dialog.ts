/** The window for signing in: it stands in every document, beside what React renders, and is opened by `boot.js`. */
export const signInDialogId = 'sign-in';
export const signInTitleId = 'sign-in-title';
/** Of the ids in it, so that they differ from those of the page. */
export const signInPrefix = 'w';

export const findSignInDialog = () => document.getElementById(signInDialogId) as HTMLDialogElement | null;
