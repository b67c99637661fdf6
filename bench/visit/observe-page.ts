export type Observed = {
  fcp: number;
  lcp: number;
  cls: number;
  /** Time of long tasks over 50 ms each, all visit long. */
  longTasks: number;
  live: number | null;
  /** When the window for signing in was open. */
  signInShown: number | null;
  /** Requests that the first paint had to wait for, the page's own among them. */
  requestsBeforeContent: number;
};

declare global {
  interface Window {
    observed: Observed;
  }
}

/**
 * Runs in the page before anything of it. A page is live when an effect of the home page has run; the first thing its
 * effects do is to watch for its sleeping sections to be seen, and that can be heard from outside.
 */
export function observePage() {
  const observed: Observed = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: 0,
    live: null,
    signInShown: null,
    requestsBeforeContent: 1,
  };
  window.observed = observed;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.cls += value;
  });
  watch('longtask', ({ duration }) => {
    observed.longTasks += duration - 50;
  });
  watch('resource', (entry) => {
    const { renderBlockingStatus } = entry as PerformanceEntry & { renderBlockingStatus?: string };
    if (renderBlockingStatus === 'blocking') observed.requestsBeforeContent += 1;
  });

  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLDialogElement)) observed.signInShown ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['open'] });

  const { observe } = IntersectionObserver.prototype;
  IntersectionObserver.prototype.observe = function observeAndReport(target) {
    observed.live ??= performance.now();
    observe.call(this, target);
  };
}
