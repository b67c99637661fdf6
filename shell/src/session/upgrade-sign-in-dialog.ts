import { findSignInDialog } from './sign-in-dialog.ts';

/**
 * Has React answer for the window when it is first opened. In a live page its form and its links wait for that, so that
 * nothing pressed in it leads away or loses what was typed; where React cannot be had, the browser follows them.
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

  /** React, which may be waking up in these very moments, hears of what is held only once: when it is repeated. */
  async function hold(event: MouseEvent | SubmitEvent) {
    const isPress = event instanceof MouseEvent;
    const held = (event.target as Element).closest<HTMLAnchorElement | HTMLFormElement>(
      isPress ? 'a' : 'form:not([method="dialog"])',
    );
    const opensElsewhere = isPress && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isUpgraded || !held || opensElsewhere) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    try {
      await upgradeOnce();
      held instanceof HTMLFormElement ? held.requestSubmit() : held.click();
    } catch (error) {
      reportError(error);
      held instanceof HTMLFormElement ? held.submit() : location.assign(held.href);
    }
  }

  const open = () => upgradeOnce().catch(() => undefined); // told when the form is sent
  dialog.addEventListener('submit', hold);
  dialog.addEventListener('click', hold);
  dialog.addEventListener('focusin', open);
  if (dialog.open) open();
}
