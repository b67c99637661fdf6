import { longestTaskMs } from './limits.ts';

/** Calls `onBlock` where the page did not answer for as long as no sound page keeps even a slow phone; Chromium alone tells. */
export function observeBlocks(onBlock: () => void) {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ duration }) => duration > longestTaskMs)) onBlock();
  });
  // also of what came before this was listening
  observer.observe({ type: 'longtask', buffered: true });
}
