import type { BrowserContext } from '@playwright/test';

/** Playwright's own word, where it keeps service workers from standing between the page and a journey's false network. */
const blocked = /Service Worker registration blocked by Playwright/;

/** Fills the answered list with all that a page must not do: complain, throw, break its policy, ask another host. */
export async function watchTroubles(context: BrowserContext, origin: string): Promise<string[]> {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (blocked.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) troubles.push(`asked ${url.origin}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`policy broken: ${violatedDirective} ${blockedURI}`);
    });
  });
  return troubles;
}
