import { screen, waitFor } from '@testing-library/react';
import type { PushSubscriptionReply } from 'shared-api/contract/notifications/push.contract';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { aGate, aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { pushMessages as messages } from './messages.ts';

const server = startApiServer();
const key = 'AQID';
const subscription = {
  endpoint: 'https://push.example.com/here',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};
const nothing: PushSubscriptionReply = { endpoint: null, topics: [] };

type Permission = 'default' | 'granted' | 'denied';
type Given = {
  permission?: Permission;
  answers?: Permission;
  isSubscribed?: boolean;
  ofKey?: number[];
  /** Until when its service worker is being installed. */
  installed?: Promise<void>;
};

/** The parts of a browser that jsdom lacks, as the standards describe them. @returns what the browser was asked for */
function aBrowser({
  permission = 'default',
  answers = 'granted',
  isSubscribed = false,
  ofKey = [1, 2, 3],
  installed = Promise.resolve(),
}: Given = {}) {
  const asked: string[] = [];
  let isInstalled = false;
  void installed.then(() => {
    isInstalled = true;
  });
  const made = (bytes: number[]) => ({
    endpoint: subscription.endpoint,
    options: { applicationServerKey: new Uint8Array(bytes).buffer },
    toJSON: () => subscription,
    async unsubscribe() {
      asked.push('unsubscribe');
      own = null;
    },
  });
  let own = isSubscribed ? made(ofKey) : null;
  const pushManager = {
    getSubscription: async () => own,
    async subscribe(options: object) {
      asked.push(`subscribe ${JSON.stringify(options)}`);
      own = made([1, 2, 3]);
      return own;
    },
  };
  const notification = {
    permission,
    async requestPermission() {
      if (notification.permission === 'default') asked.push('permission');
      if (notification.permission === 'default') notification.permission = answers;
      return notification.permission;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (isInstalled ? { pushManager } : undefined),
      ready: installed.then(() => ({ pushManager })),
    },
  });
  Object.defineProperty(globalThis, 'PushManager', { configurable: true, value: class {} });
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: notification });
  return asked;
}

beforeEach(() => {
  signInAs(aMember());
  server.use(api.choices([]), api.pushKey(key), api.quietHours({ isOn: true, begins: '22:00', ends: '07:00' }));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
});

function open(kept = nothing) {
  server.use(api.pushSubscription(kept));
  return renderRoutes(routes, '/organization/notifications/choices');
}
const choice = (topic: 'posts' | 'decisions') => screen.findByRole('checkbox', { name: messages.topic(topic) });

const settled = () => waitFor(() => expect(screen.queryByText(messages.pending)).not.toBeInTheDocument());

test('a member is asked for the permission once it has chosen, not before', async () => {
  const asked = aBrowser();
  const { user } = open();
  expect(await choice('posts')).not.toBeChecked();
  expect(asked).toEqual([]);
  const kept: unknown[] = [];
  server.use(api.subscribeToPush((given) => kept.push(given)));
  await user.click(await choice('posts'));
  await settled();
  expect(await choice('posts')).toBeChecked();
  expect(asked).toEqual(['permission', `subscribe {"userVisibleOnly":true,"applicationServerKey":"${key}"}`]);
  expect(kept).toEqual([{ ...subscription, topics: ['posts'] }]);
});

test('a member who chooses on its first visit, before the portal is installed, is subscribed once it is', async () => {
  const { promise: installed, resolve: install } = Promise.withResolvers<void>();
  const asked = aBrowser({ installed });
  const { user } = open();
  server.use(api.subscribeToPush(() => undefined));
  await user.click(await choice('posts'));
  await waitFor(() => expect(asked).toEqual(['permission']));
  expect(screen.getByText(messages.pending)).toBeVisible();
  expect(await choice('posts')).toBeChecked();
  install();
  await settled();
  expect(await choice('posts')).toBeChecked();
  expect(screen.queryByText(new RegExp(messages.failed))).not.toBeInTheDocument();
});

test('a member who chooses a second topic while the first is on its way has both', async () => {
  aBrowser();
  let kept = nothing;
  const { user } = open();
  server.use(
    api.subscribeToPush(({ endpoint, topics }) => {
      kept = { endpoint, topics };
      server.use(api.pushSubscription(kept));
    }),
  );
  await user.click(await choice('posts'));
  await user.click(await choice('decisions'));
  await settled();
  expect(await choice('decisions')).toBeChecked();
  expect(await choice('posts')).toBeChecked();
  expect(kept.topics).toEqual(['posts', 'decisions']);
});

test('a member who rejects the permission reads how to allow it, and nothing is chosen', async () => {
  aBrowser({ answers: 'denied' });
  const { user } = open();
  await user.click(await choice('posts'));
  expect(await screen.findByText(messages.refused)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: messages.topic('posts') })).not.toBeInTheDocument();
});

test('a member who closes the browser’s question may choose again', async () => {
  aBrowser({ answers: 'default' });
  const { user } = open();
  await user.click(await choice('posts'));
  expect(await screen.findByText(messages.notAllowed)).toBeVisible();
  await settled();
  expect(await choice('posts')).not.toBeChecked();
});

test('a member whose browser rejects notifications reads how to allow them', async () => {
  aBrowser({ permission: 'denied' });
  open();
  expect(await screen.findByText(messages.refused)).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: messages.quiet })).toBeVisible(); // for its other devices
});

test('a member whose browser knows no such notifications reads what to do', async () => {
  open();
  expect(await screen.findByText(messages.unsupported)).toBeVisible();
});

test.each<[string, Given, PushSubscriptionReply, boolean]>([
  ['both know it', { isSubscribed: true }, { endpoint: subscription.endpoint, topics: ['decisions'] }, true],
  ['the portal forgot it', { isSubscribed: true }, nothing, false],
  ['the browser forgot it', {}, { endpoint: subscription.endpoint, topics: ['decisions'] }, false],
  [
    'the portal knows another',
    { isSubscribed: true },
    { endpoint: 'https://push.example.com/', topics: ['decisions'] },
    false,
  ],
])('a choice is shown as it holds in this browser: %s', async (_, given, kept, isChosen) => {
  aBrowser({ permission: 'granted', ...given });
  open(kept);
  expect(await choice('posts')).not.toBeChecked();
  expect(((await choice('decisions')) as HTMLInputElement).checked).toBe(isChosen);
});

test('a member who wants nothing more on this device gives the subscription up', async () => {
  const asked = aBrowser({ permission: 'granted', isSubscribed: true });
  const { user } = open({ endpoint: subscription.endpoint, topics: ['posts'] });
  await waitFor(async () => expect(await choice('posts')).toBeChecked());
  server.use(api.unsubscribeFromPush());
  await user.click(await choice('posts'));
  await settled();
  expect(await choice('posts')).not.toBeChecked();
  expect(asked).toEqual(['unsubscribe']);
});

test('a subscription made with a key of before is made again', async () => {
  const asked = aBrowser({ permission: 'granted', isSubscribed: true, ofKey: [9] });
  const { user } = open();
  server.use(api.subscribeToPush(() => undefined));
  await user.click(await choice('posts'));
  await settled();
  expect(await choice('posts')).toBeChecked();
  expect(asked.map((each) => each.split(' ')[0])).toEqual(['unsubscribe', 'subscribe']);
});

test('a member whose line fails reads so, and the choice is as before', async () => {
  aBrowser();
  const { user } = open();
  server.use(api.unreachable('put', 'push/subscription'));
  await user.click(await choice('posts'));
  expect(await screen.findByText(`${messages.failed} ${connectionHint}`)).toBeVisible();
  await settled();
  expect(await choice('posts')).not.toBeChecked();
});

test('a member sets its quiet hours, and switches them off', async () => {
  aBrowser();
  const { user } = open();
  const ends = await screen.findByLabelText(new RegExp(messages.ends));
  const kept: unknown[] = [];
  server.use(api.saveQuietHours((hours) => kept.push(hours)));
  await user.clear(ends);
  await user.type(ends, '08:30');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('حُفظت ساعات الهدوء')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: messages.quiet }));
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.save })).not.toBeInTheDocument());
  expect(kept).toEqual([
    { isOn: true, begins: '22:00', ends: '08:30' },
    { isOn: false, begins: '22:00', ends: '08:30' },
  ]);
});

test('a member who switches its quiet hours off, and saves other times meanwhile, finds them off', async () => {
  aBrowser();
  const { user } = open();
  const ends = await screen.findByLabelText(new RegExp(messages.ends));
  await user.clear(ends);
  await user.type(ends, '08:30');
  const kept: unknown[] = [];
  const answer = aGate();
  server.use(
    api.saveQuietHours((hours) => {
      kept.push(hours);
      return answer.pass();
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: messages.quiet }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  answer.open();
  await waitFor(() =>
    expect(kept).toEqual([
      { isOn: false, begins: '22:00', ends: '07:00' },
      { isOn: false, begins: '22:00', ends: '08:30' },
    ]),
  );
  expect(screen.getByRole('checkbox', { name: messages.quiet })).not.toBeChecked();
});

test('a member who clicks twice on what it wants on this device is subscribed once, and reads that it is saved', async () => {
  const asked = aBrowser();
  const { user } = open();
  server.use(api.subscribeToPush(() => undefined));
  await user.dblClick(await choice('posts'));
  expect(await screen.findByText('حُفظ')).toBeVisible();
  expect(await choice('posts')).toBeChecked();
  expect(asked.filter((each) => each !== 'permission')).toHaveLength(1);
});

test('a member who switches its quiet hours off without a network reads so beside them, and they stay', async () => {
  aBrowser();
  const { user } = open();
  server.use(api.unreachable('put', 'push/quiet-hours'));
  await user.click(await screen.findByRole('checkbox', { name: messages.quiet }));
  expect(await screen.findByText(`${messages.quietFailed} ${connectionHint}`)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: messages.quiet })).toBeChecked();
});

test('quiet hours that end as they begin are rejected', async () => {
  aBrowser();
  const { user } = open();
  const ends = await screen.findByLabelText(new RegExp(messages.ends));
  await user.clear(ends);
  await user.type(ends, '22:00');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(messages.same)).toBeVisible();
});
