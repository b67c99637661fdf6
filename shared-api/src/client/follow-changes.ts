import type { Change } from '../contract/notifications/changes.contract.ts';
import { changesLimits } from '../contract/notifications/changes-limits.ts';
import { changesPollMs } from './limits.ts';

type Receive = (change: Change | undefined) => void;

const listeners = new Set<Receive>();
let close: (() => void) | undefined;

const notifyAll: Receive = (change) => {
  for (const receive of listeners) receive(change);
};

/**
 * Calls `receive` with each change in the viewer's scope; with undefined where changes may have been missed: after a broken
 * connection, and at intervals for as long as there is none. All parts of a page share one connection, of which a browser
 * has few. Returns how to stop.
 */
export function followChanges(receive: Receive): () => void {
  listeners.add(receive);
  close ??= openStream(notifyAll);
  return () => {
    listeners.delete(receive);
    if (listeners.size > 0) return;
    close?.();
    close = undefined;
  };
}

/** How many whole seconds ago this page was requested, and with it the oldest of what it shows; as far back as the server tells. */
const ageOfPage = () => Math.min(Math.ceil(performance.now() / 1000), changesLimits.secondsBack);

function openStream(receive: Receive): () => void {
  let source: EventSource | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let wasLost = false;

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function poll() {
    receive(undefined);
    if (source && source.readyState === EventSource.CLOSED) listen();
  }

  function lose() {
    wasLost = true;
    polling ??= setInterval(poll, changesPollMs);
  }

  function listen() {
    if (typeof EventSource === 'undefined') return lose();
    source = new EventSource(`/api/changes?secondsBack=${ageOfPage()}`);
    source.onmessage = ({ data }: MessageEvent<string>) => receive(JSON.parse(data));
    source.onerror = lose;
    source.onopen = () => {
      stopPolling();
      if (wasLost) receive(undefined);
      wasLost = false;
    };
  }

  listen();
  return () => {
    stopPolling();
    source?.close();
  };
}
