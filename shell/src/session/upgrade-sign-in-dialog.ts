import { findSignInDialog } from './sign-in-dialog.ts';

/**
 * Has React answer for the window when it is first opened. In a live page its form waits for that, so that signing in leads
 * away from nothing; where React cannot be had, the browser sends it.
 */
export function upgradeSignInDialog() {
  const dialog = findSignInDialog();
  if (!dialog) return;
  let upgraded: Promise<void> | undefined;
  let isUpgraded = false;

  async function upgrade(window: HTMLDialogElement) {
    const { hydrateDialog } = await import('./account-dialog.tsx');
    await hydrateDialog(window);
    isUpgraded = true;
  }
  const upgradeOnce = () => (upgraded ??= upgrade(dialog));

  async function hold(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (isUpgraded || form.method === 'dialog') return;
    event.preventDefault();
    try {
      await upgradeOnce();
      form.requestSubmit();
    } catch (error) {
      reportError(error);
      form.submit();
    }
  }

  const open = () => upgradeOnce().catch(() => undefined); // told when the form is sent
  dialog.addEventListener('submit', hold);
  dialog.addEventListener('focusin', open);
  if (dialog.open) open();
}
