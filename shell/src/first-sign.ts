const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/** Does `work` once, at the first sign that somebody is there: what a first view does not need waits for it. */
export function atFirstSign(work: () => void) {
  function start() {
    for (const sign of signs) removeEventListener(sign, start);
    work();
  }
  for (const sign of signs) addEventListener(sign, start, { passive: true });
}
