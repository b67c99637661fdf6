/** The window for signing in: it stands in every document, beside what React renders, and is opened by `boot.js`. */
export const signInDialogId = 'sign-in';
export const signInTitleId = 'sign-in-title';
/** Of the ids in it, so that they differ from those of the page. */
export const signInPrefix = 'w';

export const findSignInDialog = () => document.getElementById(signInDialogId) as HTMLDialogElement | null;

/** Brings what the window needs besides its form, when it is first opened. Without that it is the browser's own form. */
export function upgradeSignInDialog() {
  const dialog = findSignInDialog();
  if (!dialog) return;
  async function upgrade() {
    const { hydrateDialog } = await import('./account-dialog.tsx');
    if (dialog) hydrateDialog(dialog);
  }
  if (dialog.open) upgrade().catch((error: unknown) => reportError(error));
  else
    dialog.addEventListener('focusin', () => upgrade().catch((error: unknown) => reportError(error)), { once: true });
}
