/** The styles of every page that may follow in this document; the first one came with those it shows. */
export async function adoptStyles() {
  const { adoptStaticCss } = await import('shared-ui/styles.browser');
  adoptStaticCss();
}
