import type { LoadReports, Outcome } from 'shared-api/contract/front-ends.contract';
import { ownerOf, type PageRemote } from 'shared-api/contract/page.contract';

declare const __webpack_public_path__: string;

const address = '/api/front-ends/loads';
const outcomes = new Map<unknown, Outcome>([
  [true, 'loaded'],
  [false, 'failed'],
]);
/** The timeline is sorted by the starts; a page throws when its build is there. */
const endOf = ({ startTime, duration }: PerformanceMeasure) => startTime + duration;
const toPath = (url: string) => new URL(url, location.href).pathname;

/**
 * Tells the server how this page's builds came up: the shell's own, then each of the remotes' as the page's timeline
 * tells of it. Whether it arrives does not matter to the page.
 */
export function reportLoads(remotes: Record<string, PageRemote>) {
  const send = (reports: LoadReports) => void navigator.sendBeacon(address, JSON.stringify(reports));
  /** The build that draws a remote's pages is the first that came. */
  const inUse = new Map<string, string>();

  function toReport({ name, detail, duration }: PerformanceMeasure): LoadReports {
    if (name === 'release') {
      const [url, isThere] = detail;
      const remote = Object.entries(remotes).find(([, { releases }]) =>
        releases.some((release) => release.url === url),
      );
      if (remote && isThere && !inUse.has(remote[0])) inUse.set(remote[0], url);
      return [{ url: toPath(url), outcome: outcomes.get(isThere) ?? 'late', ms: Math.round(duration) }];
    }
    const url = name === 'page threw' ? inUse.get(ownerOf(remotes, detail) ?? '') : undefined;
    return url ? [{ url: toPath(url), outcome: 'threw', ms: 0 }] : [];
  }

  send([{ url: toPath(__webpack_public_path__), outcome: 'loaded', ms: Math.round(performance.now()) }]);
  new PerformanceObserver((list) => {
    const measures = list.getEntries() as PerformanceMeasure[];
    const reports = measures.sort((a, b) => endOf(a) - endOf(b)).flatMap(toReport);
    if (reports.length > 0) send(reports);
  }).observe({ type: 'measure', buffered: true });
}
