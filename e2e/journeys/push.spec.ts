import type { BrowserContext, Page } from '@playwright/test';
import type { PushMessage } from 'shared-api/contract/notifications/push.contract';
import { expectSound } from '../expect-sound.ts';
import { test as base, emailOf, expect, signIn } from '../fixtures.ts';
import { type Portal, startPortal } from '../portal.ts';
import { aTitle } from '../post-form.ts';
import { aPushService, type FakePushService } from '../push-service.ts';
import { chooseOwnPassword, insertMember, insertOffice } from '../staff.ts';
import { untilLive } from '../until-live.ts';

type Fixtures = { portal: Portal; service: FakePushService };

/** A portal of the journey's own, and a push service it may reach. */
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's parts out of it
  service: async ({}, use) => {
    const service = await aPushService();
    await use(service);
    await service.close();
  },
  portal: [
    async ({ service }, use) => {
      const portal = await startPortal(process.env.PORTAL_SEED, { PUSH_STAND_IN: service.origin });
      await use(portal);
      await portal.remove();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
});
/** Chromium without a window of its own shows no notifications: this takes the whole one, without a window too. */
const launchOptions = {
  executablePath: process.env.WHOLE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions });

type Subscription = ReturnType<FakePushService['subscribe']>;

/** Chromium subscribes at Google's service alone, which is not reached from here: the page is given one of the stand-in. */
const subscribeAtFake = (context: BrowserContext, subscription: Subscription) =>
  context.addInitScript((given) => {
    let key = '';
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const own = () => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: bytesOf(key).buffer },
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem('push-key'),
    });
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        key = localStorage.getItem('push-key') ?? '';
        return key ? own() : null;
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        key = applicationServerKey;
        localStorage.setItem('push-key', key);
        return own();
      },
    });
  }, subscription);

/** Hands a message to the page's service worker as the browser does that received it. */
async function deliver(page: Page, origin: string, data: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, tag, dir, lang }) => ({ title, body, tag, dir, lang }));
  });

type Pushed = { origin: string; text: string };

/** Hands it over again until it is shown: Chromium may lose the first of a profile, and replaces one of the same tag. */
async function expectShown(page: Page, { origin, text }: Pushed) {
  const { title, body, tag } = JSON.parse(text) as PushMessage;
  await expect(async () => {
    await deliver(page, origin, text);
    const shown = [{ title, body, tag, dir: 'rtl', lang: 'ar' }];
    await expect.poll(() => shownOn(page), { timeout: 5_000 }).toEqual(shown);
  }).toPass();
}

/** Presses the notification. Chromium lets a real press alone open a page, and shows none here: the worker tells which it wants. */
async function press(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker.evaluate(async () => {
    type Scope = {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<void> };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const scope = globalThis as unknown as Scope;
    const [notification] = await scope.registration.getNotifications();
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = async (path) => resolve(path);
    });
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    return opened;
  });
}

test('a member chooses notifications on this device, is sent one that none but its browser can read, and follows it', async ({
  page,
  context,
  request,
  portal,
  service,
}) => {
  await signIn(request, emailOf('ad'));
  const { id: officeId } = await insertOffice(request);
  const member = await insertMember(request, { role: 'OM', officeId });
  const head = await insertMember(request, { role: 'OP', officeId });

  await signIn(context, member.email);
  await subscribeAtFake(context, service.subscribe());
  await page.goto('/organization/notifications/choices');
  await untilLive(page.getByRole('banner'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const posts = page.getByRole('checkbox', {
    name: 'على هذا الجهاز: المنشورات والإعلانات الجديدة لمكتبك وللمكتب الوطني',
  });
  await expect(posts).not.toBeChecked();
  const quiet = page.getByRole('checkbox', { name: 'لا تنبّهني في ساعات الهدوء' });
  /** How far the next choice lies below this one: a press meant for it must not land elsewhere. */
  const readGap = async () => ((await quiet.boundingBox())?.y ?? 0) - ((await posts.boundingBox())?.y ?? 0);
  const gap = await readGap();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/push/subscription', async (route) => {
    await held.promise;
    await route.continue();
  });
  await posts.click();
  await expect(posts).toBeChecked();
  await expect(page.getByText('جارٍ ضبط هذا الجهاز')).toBeVisible();
  expect(await readGap()).toBe(gap);
  held.resolve();
  await quiet.click();
  await expect(page.getByRole('button', { name: 'حفظ الساعات' })).toHaveCount(0);
  await expectSound(page);
  await page.reload();
  await expect(posts).toBeChecked();
  const { key } = await (await page.request.get('/api/push/key')).json();
  service.trust(key);

  const title = aTitle('لقاء الطلبة', page);
  await signIn(request, head.email);
  await chooseOwnPassword(request, head);
  const post = { title, content: '<p>ندعو الطلبة إلى الحضور.</p>', type: 'Post', author: head.id };
  expect((await request.post('/api/post', { multipart: post })).status()).toBe(201);
  await expect.poll(() => service.pushed.length).toBe(1);
  expect(service.refused).toEqual([]);
  const text = service.pushed[0]?.text ?? '';
  expect(text).toContain(title);

  const pushed = { origin: portal.origin, text };
  await expectShown(page, pushed);
  const path = await press(context);
  await expect.poll(() => shownOn(page)).toEqual([]);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await expectShown(page, pushed);
  await page.getByRole('button', { name: /^حساب/ }).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByText('تم تسجيل الخروج')).toBeVisible();
  await expect.poll(() => shownOn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('push-key'))).toBeNull();
});
