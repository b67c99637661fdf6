import { signInDialogId } from 'shared-api/contract/wire/page.contract';

export const signInTitleId = 'sign-in-title';
/** Of the ids in it, so that they differ from those of the page. */
export const signInPrefix = 'w';

export const findSignInDialog = () => document.getElementById(signInDialogId) as HTMLDialogElement | null;
