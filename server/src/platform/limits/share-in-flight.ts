/** Callers who ask for the same at the same time share one answer, and one failure. */
export function shareInFlight<T>() {
  const inFlight = new Map<string, Promise<T>>();
  return function shared(key: string, work: () => Promise<T>): Promise<T> {
    const answer = inFlight.get(key) ?? work().finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer;
  };
}
