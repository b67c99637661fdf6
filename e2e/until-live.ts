import { expect, type Locator } from '@playwright/test';

/** React marks the elements it answers for; nothing else in the page tells that it has woken up. */
const isAwake = (element: Element) =>
  [...element.querySelectorAll('button, input')].some((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactProps$')),
  );

/**
 * Moves the pointer, which is the sign of a reader that a page waits for, until a part of the page that the server rendered
 * answers to a person; a bench says for how long at most.
 */
export async function untilLive(part: Locator, timeout?: number): Promise<void> {
  const { mouse } = part.page();
  let moves = 0;
  async function moveAndLook() {
    moves += 1;
    await mouse.move(moves % 2, 0);
    return part.evaluate(isAwake);
  }
  await expect.poll(moveAndLook, { intervals: [50, 100], ...(timeout !== undefined && { timeout }) }).toBe(true);
}
