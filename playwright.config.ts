import { defineConfig, devices } from '@playwright/test';
import { hasNginx } from './e2e/nginx.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

const staticHosting = /static-hosting\.spec\.ts$/;

/** The journeys, on a phone and at a desk, against a portal of their own. */
export default defineConfig({
  testDir: 'e2e/journeys',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    serviceWorkers: 'block',
    locale: 'ar-DZ',
    timezoneId: 'Africa/Algiers',
    launchOptions,
    screenshot: 'only-on-failure',
  },
  projects: [
    // where nginx is installed; CI installs it
    ...(hasNginx ? [{ name: 'nginx', testMatch: staticHosting }] : []),
    {
      name: 'phone',
      testIgnore: [/keyboard\.spec\.ts$/, staticHosting],
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 412, height: 915 },
        deviceScaleFactor: 1, // the processor paints here: seven times as many pixels would show nothing else
        locale: 'ar-DZ',
      },
    },
    // how a page is loaded does not depend on the width of the screen, and no desk is narrow
    {
      name: 'desktop',
      testIgnore: [
        /(federation-failures|deploys|large-letters|narrow|other-team|presses|signed-bucket|vitals)\.spec\.ts$/,
        staticHosting,
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
