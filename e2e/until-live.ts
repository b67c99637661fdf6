import { expect, type Locator } from '@playwright/test';

/** React marks the elements it answers for; nothing else in the page tells that it has woken up. */
const isAwake = (element: Element) =>
  [...element.querySelectorAll('button, input')].some((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactProps$')),
  );

/** Waits until a part of the page that the server drew answers to a person; a bench says for how long at most. */
export const untilLive = (part: Locator, timeout?: number): Promise<void> =>
  expect
    .poll(() => part.evaluate(isAwake), { intervals: [50, 100], ...(timeout !== undefined && { timeout }) })
    .toBe(true);
