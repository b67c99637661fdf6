/** The styles of every page that may follow in this document. */
export async function adoptStyles() {
  const { adoptStaticCss } = await import('shared-ui/styles.browser');
  adoptStaticCss();
}

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/** The first page came with the styles it shows; the others' come at the first sign that they may be wanted. */
export function adoptStylesOnIntent() {
  function adopt() {
    for (const sign of signs) removeEventListener(sign, adopt);
    void adoptStyles();
  }
  for (const sign of signs) addEventListener(sign, adopt, { passive: true });
}
