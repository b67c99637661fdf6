import { chromium } from '@playwright/test';

/** The browser of a bench, which ends with `stack`; signals are the bench's own affair. */
export async function launchBrowser(stack: AsyncDisposableStack, ...args: string[]) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...args],
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  stack.defer(() => browser.close());
  return browser;
}
