import type { BrowserContext } from '@playwright/test';

/** Logged by Playwright itself where a journey blocks service workers. */
const blocked = /Service Worker registration blocked by Playwright/;

/** A list that fills with what a page must not do: log errors, throw, break its policy, request another host. */
export async function collectPageErrors(context: BrowserContext, origin: string): Promise<string[]> {
  const pageErrors: string[] = [];
  context.on('console', (message) => {
    if (blocked.test(message.text())) return;
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    pageErrors.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => pageErrors.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) pageErrors.push(`request to ${url.origin}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`policy broken: ${violatedDirective} ${blockedURI}`);
    });
  });
  return pageErrors;
}
