/** Holds an answer back until the test lets it go, so that the test decides the order of events. */
export function aGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isReached = false;
  return {
    /** Whether a request waits, or waited, at the gate. */
    isReached: () => isReached,
    open: () => resolve(),
    /** Awaited by the handler whose answer is held back. */
    pass() {
      isReached = true;
      return promise;
    },
  };
}
