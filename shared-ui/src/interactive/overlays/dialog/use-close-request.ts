import { useEffect, useEffectEvent } from 'react';

/** Of HTML's close watchers, what is used here; TypeScript's library does not know them yet. */
type CloseWatcher = EventTarget & { destroy(): void };
declare const window: { CloseWatcher?: new () => CloseWatcher };

/** Hears how the platform asks to close what lies over a page, as Back does on Android, each time it asks. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher) return;
    let watcher: CloseWatcher;
    function listen(Watcher: new () => CloseWatcher) {
      watcher = new Watcher(); // each hears one request
      watcher.addEventListener('close', () => {
        close();
        listen(Watcher);
      });
    }
    listen(CloseWatcher);
    return () => watcher.destroy();
  }, [isOpen]);
}
