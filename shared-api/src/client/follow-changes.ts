import type { Change } from '../contract/events.contract.ts';
import { changesPollMs } from './limits.ts';

/**
 * Calls `hear` with each change in the viewer's scope; with undefined where changes may have been missed: after a broken
 * connection, and at intervals for as long as there is none. Returns how to stop.
 */
export function followChanges(hear: (change: Change | undefined) => void): () => void {
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
    source = new EventSource('/api/dashboard/events');
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
