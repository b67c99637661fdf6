import { useEffect, useEffectEvent } from 'react';

/** Of HTML's close watchers, what is used here; TypeScript's library does not know them yet. */
type CloseWatcher = EventTarget & { destroy(): void };
declare const window: { CloseWatcher?: new () => CloseWatcher };

/** Hears how the platform asks to close what lies over a page, as Back does on Android: it closes, and the page stays. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
