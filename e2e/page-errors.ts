import type { BrowserContext } from '@playwright/test';

/** Logged by Playwright itself where a journey blocks service workers. */
const blocked = /Service Worker registration blocked by Playwright/;

/** The bell may be asking while the session ends for which it asks: by signing out, or by signing in as somebody else. */
const asksAfterItsSession =
  /status of 401 .*\/api\/(?:changes|notifications\?state=unread)|^unread-notifications could not be loaded .*status 401/;

/** A list that fills with what a page must not do: log errors, throw, break its policy, request another host. */
export async function collectPageErrors(context: BrowserContext, origin: string): Promise<string[]> {
  const pageErrors: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = `${message.text()} ${message.location().url}`;
    if (!blocked.test(text) && !asksAfterItsSession.test(text)) pageErrors.push(text);
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
