import type { Change } from '../contract/notifications/changes.contract.ts';

class HandSource {
  static current: HandSource;
  onmessage = (_: { data: string }) => undefined;
  constructor() {
    HandSource.current = this;
  }
  close() {
    this.onmessage = () => undefined;
  }
}

/** Stands in for the browser's EventSource, which jsdom lacks. Returns how the server announces a change. */
export function startEventStream() {
  beforeAll(() => Object.assign(globalThis, { EventSource: HandSource }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));
  return (change: Change) => HandSource.current.onmessage({ data: JSON.stringify(change) });
}
