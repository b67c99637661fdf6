import type { LoadReports, Outcome } from 'shared-api/contract/front-ends.contract';
import { ownerOf, type PageRemote } from 'shared-api/contract/page.contract';
import { pageEvents } from './page-events.ts';

declare const __webpack_public_path__: string;

const address = '/api/front-ends/loads';
const toPath = (url: string) => new URL(url, location.href).pathname;

/**
 * Tells the server how this page's builds came up: the shell's own, then each of the remotes'. Whether it arrives does not
 * matter to the page.
 */
export function reportLoads(remotes: Record<string, PageRemote>) {
  const send = (reports: LoadReports) => void navigator.sendBeacon(address, JSON.stringify(reports));
  /** The build that renders a remote's pages is the first that came. */
  const inUse = new Map<string, string>();

  function noteUse(url: string) {
    const hasUrl = ({ releases }: PageRemote) => releases.some((release) => release.url === url);
    const [name] = Object.entries(remotes).find(([, remote]) => hasUrl(remote)) ?? [];
    if (name && !inUse.has(name)) inUse.set(name, url);
  }

  function report(outcome: Outcome, urlOrPath: string, ms = 0) {
    if (outcome === 'loaded') noteUse(urlOrPath);
    const url = outcome === 'threw' ? inUse.get(ownerOf(remotes, urlOrPath) ?? '') : urlOrPath;
    if (url) send([{ url: toPath(url), outcome, ms: Math.round(ms) }]);
  }

  send([{ url: toPath(__webpack_public_path__), outcome: 'loaded', ms: Math.round(performance.now()) }]);
  for (const event of pageEvents.early) report(...event);
  pageEvents.record = report;
}
