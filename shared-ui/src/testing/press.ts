import { waitFor } from '@testing-library/react';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export const waitByItself = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
};

/**
 * Presses what `find` returns, as soon as it is there and in the same turn: an element that was found a moment ago may have
 * left the page, and pressing it does nothing. React then renders in its own time, as in a browser: on a page that renders
 * in several steps `act` would lose all but the first. What follows is waited for with `find…`.
 */
export async function press(find: () => HTMLElement): Promise<void> {
  await waitFor(() => {
    const found = find();
    if (found.matches(':disabled')) throw new Error(`«${found.textContent}» cannot be pressed yet`);
    found.click();
  });
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}
