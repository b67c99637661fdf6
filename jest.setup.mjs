import { jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

const failOnStrayError = jest.spyOn(console, 'error');

afterEach(() => {
  const stray = failOnStrayError.mock.calls;
  failOnStrayError.mockClear();
  if (stray.length > 0) throw new Error(`console.error was called: ${String(stray[0]?.[0])}`);
});
