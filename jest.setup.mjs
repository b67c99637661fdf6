import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

/** The machine may be busy, and the first screen of a file also reads and compiles its parts. */
const asyncTimeoutMs = 60_000;
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: asyncTimeoutMs });
}

const failOnStrayError = jest.spyOn(console, 'error');

afterEach(() => {
  const stray = failOnStrayError.mock.calls;
  failOnStrayError.mockClear();
  if (stray.length > 0) throw new Error(`console.error was called: ${String(stray[0]?.[0])}`);
});
