import { slowReason } from './cpu-meter.mjs';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/react');
  // the machine may be busy, and the first screen of a file also reads and compiles its parts
  configure({ asyncUtilTimeout: 60_000 });
}

/** Testing Library fires events in an `act` that cannot be awaited; what follows waits for what is seen, so it may suspend. */
const suspendedInEvent = 'A component suspended inside an `act` scope';

// not a spy: a test's own spy would be the same one, and `restoreAllMocks` would end it
const strayErrors = [];
const { error: printError } = console;
Object.assign(console, {
  error(...args) {
    strayErrors.push(String(args[0]));
    printError(...args);
  },
});

afterEach(() => {
  const stray = strayErrors.splice(0).filter((text) => !text.startsWith(suspendedInEvent));
  if (stray.length > 0) throw new Error(`console.error was called: ${stray[0]}`);
});

globalThis.slow = (reason) => {
  globalThis[slowReason] = reason;
};
