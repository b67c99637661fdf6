import { defineConfig, devices } from '@playwright/test';
import { hasNginx } from './e2e/nginx.ts';
import { specsIn } from './e2e/viewports.ts';

const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

const staticHosting = '**/static-hosting.spec.ts';
const isSecondViewport = process.env.SECOND_VIEWPORT === 'on';

/** The journeys, each in one viewport, against a portal of their own. */
export default defineConfig({
  testDir: 'e2e/journeys',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '.cache/journeys',
  fullyParallel: true,
  workers: 3, // journeys wait half of their time, for timers and for the network
  reporter: 'list',
  forbidOnly: true,
  // a quiet machine takes a fourth of it; a test that needs more begins with `test.slow(true, 'why')`
  timeout: 90_000,
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
    ...(hasNginx && !isSecondViewport ? [{ name: 'nginx', testMatch: staticHosting }] : []),
    {
      name: 'phone',
      testMatch: specsIn('phone', isSecondViewport),
      testIgnore: staticHosting,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 412, height: 915 },
        deviceScaleFactor: 1, // the processor paints here: seven times as many pixels would show nothing else
        locale: 'ar-DZ',
      },
    },
    {
      name: 'desktop',
      testMatch: specsIn('desktop', isSecondViewport),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
