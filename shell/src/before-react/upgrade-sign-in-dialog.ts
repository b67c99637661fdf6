import { opensElsewhere } from 'shared-ui/static';
import { findSignInDialog } from '../session/sign-in/sign-in-dialog.ts';

/**
 * Hydrates the sign-in dialog when it is first opened. On a hydrated page its form and its links wait for that, so that none
 * of them leaves the page or loses what was typed; where React cannot be loaded, the browser follows them.
 */
export function upgradeSignInDialog() {
  const dialog = findSignInDialog();
  if (!dialog) return;
  let upgraded: Promise<void> | undefined;
  let isUpgraded = false;

  async function upgrade(window: HTMLDialogElement) {
    const { hydrateDialog } = await import('../session/account-dialog.tsx');
    await hydrateDialog(window);
    isUpgraded = true;
  }
  const upgradeOnce = () => (upgraded ??= upgrade(dialog));

  /**
   * Cancels a click on a link, or a submit, and repeats it once the dialog is hydrated. Its propagation ends too: React, which
   * may become ready meanwhile, would handle it twice.
   */
  async function hold(event: MouseEvent | SubmitEvent) {
    const isPress = event instanceof MouseEvent;
    const held = (event.target as Element).closest<HTMLAnchorElement | HTMLFormElement>(
      isPress ? 'a' : 'form:not([method="dialog"])',
    );
    if (isUpgraded || !held || (isPress && opensElsewhere(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    try {
      await upgradeOnce();
      held instanceof HTMLFormElement ? held.requestSubmit() : held.click();
    } catch (error) {
      reportError(error);
      // without another submit event, which would be cancelled here again
      held instanceof HTMLFormElement ? held.submit() : location.assign(held.href);
    }
  }

  const open = () => upgradeOnce().catch(() => undefined); // `hold` reports it
  dialog.addEventListener('submit', hold);
  dialog.addEventListener('click', hold);
  dialog.addEventListener('focusin', open);
  if (dialog.open) open();
}
