let adopting: Promise<void> | undefined;

async function adopt() {
  const { adoptStaticCss } = await import('shared-ui/styles.browser');
  adoptStaticCss();
}

/** The styles of every page that may follow in this document; the first one came with those it shows. */
export function adoptStyles(): Promise<void> {
  adopting ??= adopt();
  return adopting;
}
