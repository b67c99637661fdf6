declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export const waitByItself = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
};

/**
 * Presses as a browser does, and leaves React to draw in its own time: of a page drawn in several goes, on a busy machine
 * or while a part is on its way, `act` would lose all but the first. What follows is waited for with `find…`.
 */
export function press(element: HTMLElement): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  element.click();
}
