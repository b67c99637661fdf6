import { screen, waitFor, within } from '@testing-library/react';
import { usualQuietHours } from 'shared-api/contract/notifications/push.contract';
import { accountPages } from 'shared-api/contract/words/account-area';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { choicesMessages as messages } from './messages.ts';

const server = startApiServer();
const path = '/organization/notifications/choices';

const choices = (['posts', 'decisions'] as const).map((topic) => ({
  topic,
  inPortal: true,
  mail: 'none' as const,
}));

const member = aMember();

function open() {
  signInAs(member);
  server.use(api.choices(choices), api.quietHours(usualQuietHours));
  return renderRoutes(routes, path);
}

const box = (topic: keyof typeof messages.topic) => screen.findByRole('checkbox', { name: messages.topic[topic] });
const mail = (topic: keyof typeof messages.topic) =>
  screen.findByRole('combobox', { name: messages.mailOf(messages.topic[topic]) });

test('a member chooses what it is told of here, and what by mail', async () => {
  const { user } = open();
  const kept: unknown[] = [];
  server.use(api.saveChoice(structuredClone(choices), (change) => kept.push(change)));
  await user.click(await box('posts'));
  await waitFor(async () => expect(await box('posts')).not.toBeChecked());
  await user.selectOptions(await mail('posts'), messages.mailFrequency.weekly);
  await user.click(await box('decisions'));
  await waitFor(() =>
    expect(kept).toEqual([
      { topic: 'posts', inPortal: false },
      { topic: 'posts', mail: 'weekly' },
      { topic: 'decisions', inPortal: false },
    ]),
  );
  expect(await mail('posts')).toHaveValue('weekly');
});

test('a member whose choice could not be saved reads so, and it is as before', async () => {
  const { user } = open();
  server.use(api.unreachable('put', 'notifications/choices'));
  await user.click(await box('posts'));
  expect(await screen.findByText(`${messages.choiceFailed} ${connectionHint}`)).toBeVisible();
  expect(await box('posts')).toBeChecked();
});

test('a member who makes two choices on a failing line reads both as they were', async () => {
  const { user } = open();
  server.use(api.unreachable('put', 'notifications/choices'));
  await user.click(await box('posts'));
  await user.click(await box('decisions'));
  expect(await screen.findAllByText(`${messages.choiceFailed} ${connectionHint}`)).toHaveLength(2);
  await waitFor(async () => expect(await box('posts')).toBeChecked());
  expect(await box('decisions')).toBeChecked();
});

test('a member sees after a choice what it chose in another tab meanwhile', async () => {
  const { user } = open();
  const elsewhere = structuredClone(choices).map((each) => ({ ...each, mail: 'daily' as const }));
  await box('posts');
  server.use(api.saveChoice(elsewhere, () => undefined));
  await user.click(await box('posts'));
  await waitFor(async () => expect(await mail('decisions')).toHaveValue('daily'));
  expect(await mail('posts')).toHaveValue('daily');
  expect(await box('posts')).not.toBeChecked();
});

test('a member reads beside each choice that it was saved', async () => {
  const { user } = open();
  server.use(api.saveChoice(structuredClone(choices), () => undefined));
  await user.click(await box('posts'));
  await waitFor(() => expect(screen.getAllByText('حُفظ')).toHaveLength(1));
  await user.selectOptions(await mail('decisions'), messages.mailFrequency.daily);
  await waitFor(() => expect(screen.getAllByText('حُفظ')).toHaveLength(2));
});

test('a member who clicks a choice twice sends it once', async () => {
  const { user } = open();
  const kept: unknown[] = [];
  const arrived = Promise.withResolvers<void>();
  server.use(
    api.held('put', 'notifications/choices', arrived.promise),
    api.saveChoice(structuredClone(choices), (change) => kept.push(change)),
  );
  await user.dblClick(await box('posts'));
  arrived.resolve();
  expect(await screen.findByText('حُفظ')).toBeVisible();
  expect(kept).toEqual([{ topic: 'posts', inPortal: false }]);
  expect(await box('posts')).not.toBeChecked();
});

test('a member whose choice the portal rejects reads why in the words of the portal', async () => {
  const { user } = open();
  const message = 'محاولات كثيرة، أعد المحاولة بعد دقيقة.';
  server.use(api.reject('put', 'notifications/choices', 429, { code: 'too_many_requests', message }));
  await user.selectOptions(await mail('posts'), messages.mailFrequency.weekly);
  expect(await screen.findByText(message)).toBeVisible();
  expect(await mail('posts')).toHaveValue('none');
});

test('a member finds the other pages of its account over its choices, and the way to what came', async () => {
  open();
  const { label, pages } = accountPages(member.id);
  const nav = await screen.findByRole('navigation', { name: label });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    pages.map(({ to, label }) => [to, label]),
  );
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: messages.toInbox })).toHaveAttribute('href', '/organization/notifications');
});

test('a visitor is asked to sign in first', async () => {
  signInAs(null);
  renderRoutes(routes, path);
  expect(await screen.findByText(sendingMessages.signInFirst)).toBeVisible();
});
