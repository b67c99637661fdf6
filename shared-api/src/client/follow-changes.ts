import type { Change } from '../contract/notifications/changes.contract.ts';
import { changesLimits } from '../contract/notifications/changes-limits.ts';
import { changesPollMs } from './limits.ts';

type Hear = (change: Change | undefined) => void;

const listeners = new Set<Hear>();
let close: (() => void) | undefined;

const tellAll: Hear = (change) => {
  for (const hear of listeners) hear(change);
};

/**
 * Calls `hear` with each change in the viewer's scope; with undefined where changes may have been missed: after a broken
 * connection, and at intervals for as long as there is none. All parts of a page share one connection, of which a browser
 * has few. Returns how to stop.
 */
export function followChanges(hear: Hear): () => void {
  listeners.add(hear);
  close ??= openStream(tellAll);
  return () => {
    listeners.delete(hear);
    if (listeners.size > 0) return;
    close?.();
    close = undefined;
  };
}

/** How many whole seconds ago this page was requested, and with it the oldest of what it shows; as far back as the server tells. */
const ageOfPage = () => Math.min(Math.ceil(performance.now() / 1000), changesLimits.secondsBack);

function openStream(hear: Hear): () => void {
  let source: EventSource | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let wasLost = false;

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function poll() {
    hear(undefined);
    if (source && source.readyState === EventSource.CLOSED) listen();
  }

  function lose() {
    wasLost = true;
    polling ??= setInterval(poll, changesPollMs);
  }

  function listen() {
    if (typeof EventSource === 'undefined') return lose();
    source = new EventSource(`/api/changes?secondsBack=${ageOfPage()}`);
    source.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data));
    source.onerror = lose;
    source.onopen = () => {
      stopPolling();
      if (wasLost) hear(undefined);
      wasLost = false;
    };
  }

  listen();
  return () => {
    stopPolling();
    source?.close();
  };
}
