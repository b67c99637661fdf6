import type { ErrorReport, ErrorReports } from 'shared-api/contract/front-ends/front-end-errors.contract';
import type { LoadReports, Outcome } from 'shared-api/contract/front-ends/front-ends.contract';
import type { Visit, VisitRequest } from 'shared-api/contract/front-ends/visits.contract';
import type { VitalsReport } from 'shared-api/contract/front-ends/vitals.contract';
import { ownerOf, type PageRemote } from 'shared-api/contract/wire/page.contract';
import { longestTaskMs } from './limits.ts';
import { observeErrors } from './page-errors.ts';
import { pageEvents } from './page-events.ts';
import { findReplacedGlobals, globalsAtStart } from './replaced-globals.ts';
import { observeVitals } from './vitals.ts';

/** Calls `onBlock` where the page did not answer for as long as no sound page keeps even a slow phone; Chromium alone tells. */
function observeBlocks(onBlock: () => void) {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ duration }) => duration > longestTaskMs)) onBlock();
  });
  // also of what came before this was listening
  observer.observe({ type: 'longtask', buffered: true });
}

declare const __webpack_public_path__: string;

const root = '/api/front-ends/';
const toPath = (url: string) => new URL(url, location.href).pathname;

/** Undefined where the portal takes no reports of this page, or does not answer: the page is the same without them. */
async function openVisit(builds: VisitRequest): Promise<Visit | undefined> {
  const { fetch } = globalsAtStart; // what a remote put in its place may never answer
  try {
    const reply = await fetch(`${root}visits`, { method: 'POST', body: JSON.stringify(builds) });
    return reply.status === 200 ? await reply.json() : undefined;
  } catch {
    return undefined; // without a network there is nobody to tell
  }
}

const send = (what: string, body: LoadReports | VitalsReport | ErrorReports) =>
  navigator.sendBeacon(root + what, JSON.stringify(body));

/** An error of a build, of which no frame tells where it was thrown: this one leads to the build's entry. */
function toErrorOf(url: string, message: string) {
  const at = new URL(url, location.href).href;
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at entry (${at}:1:1)` });
}

/** The routes of the page that a document opened with, from the frame to the page. */
type Matches = readonly { route: { id: string } }[];

/**
 * Tells the server how this page's builds came up, the shell's own, then each of the remotes', and at the end of the visit
 * what it felt like; errors that nobody caught are told at once. What happens before the server has agreed to listen is told afterwards. Whether it arrives does not
 * matter to the page. `liveAt` is when the page became live, in milliseconds.
 */
export async function reportLoads(remotes: Record<string, PageRemote>, matches: Matches, liveAt: number) {
  const shell = toPath(__webpack_public_path__);
  const waiting: LoadReports['reports'] = [];
  const errors: ErrorReport[] = [];
  /** The build that renders a remote's pages is the first that came. */
  const inUse = new Map<string, string>();
  let token: string | undefined;
  let hasToldVitals = false;

  function recordUse(url: string) {
    const hasUrl = ({ releases }: PageRemote) => releases.some((release) => release.url === url);
    const [name] = Object.entries(remotes).find(([, remote]) => hasUrl(remote)) ?? [];
    if (name && !inUse.has(name)) inUse.set(name, url);
  }

  function sendWaiting() {
    if (token && waiting.length > 0) send('loads', { token, reports: waiting.splice(0, 20) });
    if (token && errors.length > 0) send('errors', { token, errors: errors.splice(0) });
  }

  const recordError = observeErrors((error) => {
    errors.push(error);
    sendWaiting();
  });

  const inUseAt = (pathname: string) => inUse.get(ownerOf(remotes, pathname) ?? '');

  /** What a build replaces when it is loaded, or later, while one reads its pages. */
  function recordReplaced(url = inUseAt(location.pathname)) {
    if (!url) return;
    for (const name of findReplacedGlobals()) recordError('error', toErrorOf(url, `${name} was replaced`));
  }

  /** By its own stack, where it has one. */
  function recordThrown(error: unknown, url: string | undefined) {
    const isError = error instanceof Error;
    recordError(
      'boundary',
      url && !(isError && error.stack) ? toErrorOf(url, isError ? error.message : String(error)) : error,
    );
  }

  function report(outcome: Outcome, urlOrPath: string, ms = 0, error?: unknown) {
    const url = outcome === 'threw' ? inUseAt(urlOrPath) : urlOrPath;
    if (outcome === 'loaded') recordUse(urlOrPath);
    if (outcome === 'threw') recordThrown(error, url);
    if (url !== shell) recordReplaced(url);
    if (url) waiting.push({ url: toPath(url), outcome, ms: Math.round(ms) });
    sendWaiting();
  }

  report('loaded', shell, liveAt);
  for (const event of pageEvents.early) report(...event);
  observeBlocks(() => {
    const url = inUseAt(location.pathname);
    if (url) recordError('error', toErrorOf(url, 'the page was blocked for seconds'));
  });
  pageEvents.record = report;
  observeVitals(liveAt, (measured) => {
    recordReplaced();
    if (!token || hasToldVitals) return;
    const owner = matches.map(({ route }) => inUse.get(route.id)).find(Boolean);
    const route = matches.at(-1)?.route.id ?? '';
    hasToldVitals = send('vitals', { token, url: owner ? toPath(owner) : shell, route, ...measured });
  });
  const builds = Object.values(remotes).flatMap(({ releases }) => releases.map(({ url }) => toPath(url)));
  token = (await openVisit([shell, ...builds]))?.token;
  sendWaiting();
}
