import { jest } from '@jest/globals';
import { slowReason } from './cpu-meter.mjs';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/react');
  // the machine may be busy, and the first screen of a file also reads and compiles its parts
  configure({ asyncUtilTimeout: 60_000 });
}

/** Testing Library fires events in an `act` that cannot be awaited; what follows waits for what is seen, so it may suspend. */
const suspendedInEvent = 'A component suspended inside an `act` scope';

const failOnStrayError = jest.spyOn(console, 'error');

afterEach(() => {
  const stray = failOnStrayError.mock.calls.filter(([text]) => !String(text).startsWith(suspendedInEvent));
  failOnStrayError.mockClear();
  if (stray.length > 0) throw new Error(`console.error was called: ${String(stray[0]?.[0])}`);
});

globalThis.slow = (reason) => {
  globalThis[slowReason] = reason;
};
