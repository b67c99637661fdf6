import { screen, waitFor } from '@testing-library/react';
import type { Notification } from 'shared-api/contract/notifications/notifications.contract';
import { aMember, aNotification, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { loadingMessages } from '../loaders/messages.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { notificationsMessages as messages } from './messages.ts';

const server = startApiServer();
const path = '/organization/notifications';

beforeEach(() => {
  signInAs(aMember());
});

function open(notifications: Notification[]) {
  const unread = () => notifications.filter(({ isRead }) => !isRead).length;
  server.use(api.notifications(notifications), api.unread(unread));
  return renderRoutes([...routes, { path: '*', element: <h1>there</h1> }], path);
}

const post = { id: 'it', title: 'حملة تبرع', type: 'Post' } as const;

test.each<[Partial<Notification>, string, string]>([
  [{ post }, 'منشور جديد من ⁨مكتب أدرار⁩: ⁨حملة تبرع⁩', '/posts/it'],
  [{ post: { ...post, type: 'Ad' } }, 'إعلان جديد من ⁨مكتب أدرار⁩: ⁨حملة تبرع⁩', '/posts/it'],
  [{ kind: 'post_removed', post }, 'حذفت إدارة البوابة منشورك: ⁨حملة تبرع⁩', '/organization/trash'],
  [{ kind: 'post_removed', post: null }, 'حذفت إدارة البوابة أحد منشوراتك', '/organization/trash'],
  [{ kind: 'post_restored', post }, 'استعادت إدارة البوابة منشورك: ⁨حملة تبرع⁩', '/posts/it'],
  [{ kind: 'post_restored', post: null }, 'استعادت إدارة البوابة أحد منشوراتك', '/organization/trash'],
  [{ kind: 'account_activated' }, 'فُعّل حسابك، ويمكنك الآن أن تنشر', '/organization/me'],
  [{ kind: 'role_changed', role: 'OP' }, 'صفتك الآن: رئيس مكتب', '/organization/me'],
  [{ kind: 'role_changed', role: 'OP', addressedAs: 'woman' }, 'صفتك الآن: رئيسة مكتب', '/organization/me'],
  [{ kind: 'office_changed' }, 'انتقلت عضويتك إلى ⁨مكتب أدرار⁩', '/organization/me'],
  [{ kind: 'applicant' }, 'طلب انضمام جديد إلى ⁨مكتب أدرار⁩: ⁨سلمى بن عيسى⁩', '/organization/dashboard/applicants'],
  [{ kind: 'message' }, 'رسالة جديدة من ⁨سلمى بن عيسى⁩', '/organization/dashboard/messages'],
])('a member who is told of %j reads: %s', async (details, sentence, to) => {
  open([aNotification(details)]);
  expect(await screen.findByRole('link', { name: sentence })).toHaveAttribute('href', to);
});

test('a member who opens a notification has read it', async () => {
  const [first, second] = [aNotification(), aNotification({ post: { ...post, title: 'لقاء' } })];
  const { user } = open([first, second]);
  expect(await screen.findAllByText(messages.unread)).toHaveLength(2);
  let isTold = false;
  server.use(
    api.readNotifications(`notifications/${second.id}/read`, () => {
      isTold = true;
      return 1;
    }),
  );
  await user.click(screen.getByRole('link', { name: /لقاء/ }));
  expect(await screen.findByRole('heading', { name: 'there' })).toBeVisible();
  await waitFor(() => expect(isTold).toBe(true));
});

test('a member marks all as read at once', async () => {
  let notifications = [aNotification(), aNotification(), aNotification({ isRead: true })];
  const { user } = open(notifications);
  expect(await screen.findByText('3 إشعارات')).toBeVisible();
  expect(screen.getAllByText(messages.unread)).toHaveLength(2);
  const readAll = screen.getByRole('button', { name: messages.readAll });
  await waitFor(() => expect(readAll).toBeEnabled());
  notifications = notifications.map((each) => ({ ...each, isRead: true }));
  server.use(
    api.readNotifications('notifications/read', () => 0),
    api.notifications(notifications),
    api.unread(() => 0),
  );
  await user.click(readAll);
  await waitFor(() => expect(screen.queryByText(messages.unread)).not.toBeInTheDocument());
  expect(readAll).toBeDisabled();
});

test('a member whose line fails reads so, and all stays unread', async () => {
  const { user } = open([aNotification()]);
  const readAll = await screen.findByRole('button', { name: messages.readAll });
  await waitFor(() => expect(readAll).toBeEnabled());
  server.use(api.unreachable('put', 'notifications/read'));
  await user.click(readAll);
  expect(await screen.findByText(messages.readAllFailed)).toBeVisible();
  expect(screen.getByText(messages.unread)).toBeVisible();
});

test('a member who was told of nothing yet reads what will stand here', async () => {
  open([]);
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('a member who was told of much goes on to the next page', async () => {
  server.use(
    api.notifications([aNotification()], 'further'),
    api.unread(() => 1),
  );
  renderRoutes(routes, path);
  expect(await screen.findByRole('link', { name: loadingMessages.next })).toHaveAttribute(
    'href',
    `${path}?cursor=further`,
  );
});

test.each([
  ['nothing', []],
  ['something', [aNotification()]],
])('a member who was told of %s is led to what it may choose to be told of', async (_, notifications) => {
  open(notifications);
  expect(await screen.findByRole('link', { name: messages.choices })).toHaveAttribute('href', `${path}/choices`);
});

test('a visitor is asked to sign in first', async () => {
  signInAs(null);
  renderRoutes(routes, path);
  expect(await screen.findByText(sendingMessages.signInFirst)).toBeVisible();
});
