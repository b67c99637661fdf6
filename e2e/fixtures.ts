import { createHash } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, test as base, type Page } from '@playwright/test';
import { signedInCookie } from 'shared-api/contract/accounts/cookies';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { collectPageErrors } from './page-errors.ts';
import { untilLive } from './until-live.ts';

export const password = 'tadamon-1999';
export type Account = 'ad' | 'sg' | 'no' | 'op' | 'om' | 'oran' | 'waiting';
export const emailOf = (account: Account) => `${account}@portal.example`;

/** A browser's context, whose open pages are left first, or a context of requests without pages. */
export type SignInTarget = BrowserContext | APIRequestContext;

export const requestOf = (target: SignInTarget): APIRequestContext => ('request' in target ? target.request : target);

/** A request in flight as the former member would log a 401. */
async function leavePages(context: BrowserContext) {
  const cookies = await context.cookies();
  if (!cookies.some(({ name }) => name === signedInCookie)) return;
  for (const page of context.pages()) await page.goto('about:blank');
}

/** Signs in by request; replaces the session that was there. */
export async function signIn(target: SignInTarget, email: string): Promise<PrivateMember> {
  if ('pages' in target) await leavePages(target);
  const reply = await requestOf(target).post('/api/auth/login', { data: { email, password } });
  base.expect(reply.status()).toBe(201);
  return (await reply.json()).member;
}

/** Signs this page's browser in without passing by the screen. */
export const signInAs = (page: Page, account: Account) => signIn(page.context(), emailOf(account));

/** Goes to `path` and waits until the page answers to a person. */
export async function openLive(page: Page, path: string) {
  await page.goto(path);
  await untilLive(page.getByRole('banner'));
}

type Fixtures = {
  /** Names what the browser complains about here, each time unless it may be missing; anything else fails the test. */
  expectPageError: (error: RegExp, options?: { mayBeMissing?: boolean }) => void;
};

/** Each test comes from an address of its own, so that none uses up another's tries. */
const addressOf = (attempt: string) => {
  const groups = createHash('sha256').update(attempt).digest('hex').match(/.{4}/g) ?? [];
  return ['2001', 'db8', ...groups.slice(0, 6)].join(':');
};

/** Of a browser that followed the link of a preview, where the journeys are run against one. */
function previewState() {
  const { PREVIEW_COOKIE: value, PORTAL_ORIGIN: origin = '' } = process.env;
  if (!value) return undefined;
  const { hostname, protocol } = new URL(origin);
  const more = { path: '/', expires: -1, httpOnly: true, secure: protocol === 'https:', sameSite: 'Lax' } as const;
  return { cookies: [{ name: 'use', value, domain: hostname, ...more }], origins: [] };
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
  baseURL: async ({}, use) => use(process.env.PORTAL_ORIGIN),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
  storageState: async ({}, use) => use(previewState()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
  extraHTTPHeaders: async ({}, use, { testId, retry }) => use({ 'x-forwarded-for': addressOf(`${testId} ${retry}`) }),

  // an answer that a handler still waits for when the test ends, such as a list that was requested again, fails no test
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  expectPageError: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = [];
      const sure: RegExp[] = [];
      const pageErrors = await collectPageErrors(context, baseURL ?? '');
      await use((error, { mayBeMissing = false } = {}) => {
        expected.push(error);
        if (!mayBeMissing) sure.push(error);
      });
      // what a test sees last may be shown before the browser complains
      for (const pattern of sure)
        await base.expect.poll(() => pageErrors).toContainEqual(base.expect.stringMatching(pattern));
      base.expect(pageErrors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
