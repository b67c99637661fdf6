import { setTimeout as pause } from 'node:timers/promises';

type Worker = {
  /** Does what is due, and watches the signal between two pieces of it. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** Told of a try that failed; the next one follows after the pause. */
  onError: (error: Error) => void;
  /** The pause before it looks again. */
  lookEveryMs: number;
};

/** Repeats the work until it is stopped. Several instances may run the same: what is due is locked by the work itself. */
export function startWorker({ work, onError, lookEveryMs }: Worker) {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function repeat() {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await pauseUnlessStopping(signal, lookEveryMs);
    }
  }

  const working = repeat();
  return {
    /** Resolves when the work under way has ended. */
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

/** Work that takes what is due, part by part, until a part says that there was nothing left; `pauseMs` lie between two. */
export const untilNothingIsDue =
  (takeNext: () => Promise<number | boolean>, pauseMs = 0) =>
  async (signal: AbortSignal) => {
    while (!signal.aborted && (await takeNext())) if (pauseMs > 0) await pauseUnlessStopping(signal, pauseMs);
  };

/** Ends at once when the signal is aborted. */
export const pauseUnlessStopping = (signal: AbortSignal, ms: number) =>
  pause(ms, undefined, { signal }).then(
    () => undefined,
    () => undefined,
  );
