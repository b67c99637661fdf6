import { jest } from '@jest/globals';

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals');
  const { configure } = await import('@testing-library/react');
  // the machine may be busy, and the first screen of a file also reads and compiles its parts
  configure({ asyncUtilTimeout: 60_000 });
}

const failOnStrayError = jest.spyOn(console, 'error');

afterEach(() => {
  const stray = failOnStrayError.mock.calls;
  failOnStrayError.mockClear();
  if (stray.length > 0) throw new Error(`console.error was called: ${String(stray[0]?.[0])}`);
});

/** Begins a test that takes more CPU time than the budget of its kind, with the reason. */
globalThis.slow = (reason) => {
  globalThis[Symbol.for('tadamon.slow-reason')] = reason;
};
