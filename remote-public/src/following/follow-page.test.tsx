import { screen } from '@testing-library/react';
import { recipientWords } from 'shared-api/contract/accounts/recipient-words';
import { followerWords } from 'shared-api/contract/offices/follower-words';
import type { FollowRequest } from 'shared-api/contract/offices/followers.contract';
import { api, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as mailedLinkMessages } from '../mailed-link/messages.ts';
import { routes } from '../routes.tsx';
import { loadFollow } from './load-follow.ts';
import { loadNoMails } from './load-no-mails.ts';
import { messages } from './messages.ts';

const server = startApiServer();
const oran = { id: '0198c0de-0000-7000-8000-000000000031', name: 'مكتب وهران' };
const offices = [{ id: 'adrar', name: 'مكتب أدرار' }, oran];

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const email = () => screen.findByRole('textbox', { name: new RegExp(messages.email, 'u') });
const office = () => screen.findByRole('combobox', { name: new RegExp(messages.office, 'u') });
const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });

const expired = { code: 'not_found', message: `هذا الرابط لا يعمل: ${followerWords.expired}`, gone: true } as const;

test('a visitor who comes from an office finds it chosen, leaves its address, reads where the link went and corrects it', async () => {
  const received: FollowRequest[] = [];
  server.use(
    api.offices(offices),
    api.requestFollowing((follower) => received.push(follower)),
  );
  const { user } = renderRoutes(routes, `/follow?office=${oran.id}`);
  expect(await office()).toHaveValue(oran.id);
  expect(link(messages.feedOfOffice)).toHaveAttribute('href', `/offices/${oran.id}/posts.rss`);
  await user.type(await email(), 'slma@portal.example');
  await user.click(await button(messages.send));
  expect(await screen.findByText(followerWords.mailed)).toBeVisible();
  expect(screen.getByText('slma@portal.example')).toBeVisible();
  expect(screen.getByRole('form', { name: messages.form })).toHaveFocus(); // its button is gone
  await user.click(await button(mailedLinkMessages.correctEmail));
  expect(await email()).toHaveFocus();
  expect(await office()).toHaveValue(oran.id);
  await user.clear(await email());
  await user.type(await email(), 'salma@portal.example');
  await user.click(await button(messages.send));
  expect(await screen.findByText('salma@portal.example')).toBeVisible();
  expect(received).toEqual([
    { email: 'slma@portal.example', office: oran.id },
    { email: 'salma@portal.example', office: oran.id },
  ]);
});

test('a visitor reads beside the field what is wrong with its address, and that an office must be chosen', async () => {
  server.use(api.offices(offices));
  const { user } = renderRoutes(routes, '/follow?office=of-nobody');
  expect(await office()).toHaveValue('');
  await user.type(await email(), 'salma');
  await user.click(await button(messages.send));
  expect(await screen.findByText(/اكتب بريدًا إلكترونيًا صحيحًا/u)).toBeVisible();
  expect(await office()).toBeInvalid();
  expect(await email()).toHaveValue('salma');
});

test('a visitor whose address is rejected by the portal keeps what was typed', async () => {
  const message = 'محاولات كثيرة، أعد المحاولة بعد دقيقة.';
  server.use(api.offices(offices), api.reject('post', 'followers', 429, { code: 'too_many_requests', message }));
  const { user } = renderRoutes(routes, `/follow?office=${oran.id}`);
  await user.type(await email(), 'salma@portal.example');
  await user.click(await button(messages.send));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await email()).toHaveValue('salma@portal.example');
});

test('a visitor to whom the offices did not come asks for them again', async () => {
  server.use(api.unreachable('get', 'auth/offices'));
  const { user } = renderRoutes(routes, '/follow');
  expect(await screen.findByText(messages.officesFailed)).toBeVisible();
  server.use(api.offices(offices));
  await user.click(await button('إعادة المحاولة'));
  expect(await office()).toBeVisible();
});

test.each([
  ['confirm', messages.titles.confirm, followerWords.confirmed],
  ['stop', messages.titles.stop, followerWords.stopped],
] as const)(
  'a visitor reads which office a link is about, and only its press does what it says: %s',
  async (step, label, done) => {
    server.use(...api.follower({ office: oran, isConfirmed: false }));
    const { user } = renderRoutes(routes, `/follow/${step}?t=of-a-mail`);
    expect(await title(label)).toBeVisible();
    expect(await screen.findByText(oran.name)).toBeVisible();
    expect(screen.queryByText(done)).not.toBeInTheDocument();
    await user.click(await button(label));
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
  },
);

test('a visitor who opens the link again reads that it follows, and finds no button', async () => {
  server.use(...api.follower({ office: oran, isConfirmed: true }));
  renderRoutes(routes, '/follow/confirm?t=of-a-mail');
  expect(await title(messages.titles.confirmed)).toBeVisible();
  expect(screen.getByText(oran.name)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a visitor confirms also where the portal did not say which office it was', async () => {
  server.use(api.unreachable('get', 'followers/link'), ...api.follower({ office: oran, isConfirmed: false }));
  const { user } = renderRoutes(routes, '/follow/confirm?t=of-a-mail');
  expect(await screen.findByText(messages.confirmLeadUnnamed)).toBeVisible();
  await user.click(await button(messages.titles.confirm));
  expect(await screen.findByText(followerWords.confirmed)).toBeVisible();
});

test.each(['confirm', 'stop'])('a visitor whose link to %s was used is led on, and its page is gone', async (step) => {
  server.use(api.reject('get', 'followers/link', 404, expired));
  renderRoutes(routes, `/follow/${step}?t=of-a-mail`);
  expect(await title(messages.titles.expired)).toBeVisible();
  expect(screen.getByText(followerWords.expired)).toBeVisible();
  expect(link(messages.titles.start)).toHaveAttribute('href', '/follow');
});

const at = (path: string) => ({ request: new Request(`http://localhost${path}`), context: {} });

test.each([
  ['/follow/stop?t=x', () => loadFollow({ ...at('/follow/stop?t=x'), params: { step: 'stop' } } as never)],
  ['/follow/confirm', () => loadFollow({ ...at('/follow/confirm'), params: { step: 'confirm' } } as never)],
  ['/no-mails?t=x', () => loadNoMails({ ...at('/no-mails?t=x'), params: {} } as never)],
])('the page of a link that works no more (%s) answers 410 and is stored nowhere', async (_, load) => {
  server.use(
    api.reject('get', 'followers/link', 404, expired),
    api.reject('get', 'recipients/link', 404, { ...expired, message: recipientWords.cut }),
  );
  const { data, init } = (await load()) as { data: unknown; init: { status: number; headers: unknown } };
  expect([data, init]).toEqual([{ view: 'expired' }, { status: 410, headers: { 'cache-control': 'no-store' } }]);
});

test('a visitor whose link is used up while it reads is told so at the press', async () => {
  server.use(api.reject('post', 'followers/stop', 404, expired), ...api.follower({ office: oran, isConfirmed: false }));
  const { user } = renderRoutes(routes, '/follow/stop?t=of-a-mail');
  await user.click(await button(messages.titles.stop));
  expect(await screen.findByText(expired.message)).toBeVisible();
});

test.each([
  [`?stopped=${oran.id}`, messages.titles.stopped, oran.name],
  ['?stopped=closed', messages.titles.stopped, messages.stoppedOfClosed],
])('a visitor without JavaScript is led to what came of the form (%s)', async (query, heading, sentence) => {
  server.use(api.offices(offices));
  renderRoutes(routes, `/follow${query}`);
  expect(await title(heading)).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a reader stops the mails of all forms by a press, and goes on to where it takes that back', async () => {
  server.use(...api.recipient({ isStopped: false }));
  const { user } = renderRoutes(routes, '/no-mails?t=of-a-mail');
  await user.click(await button(messages.noMails));
  expect(await screen.findByText(recipientWords.stopped)).toBeVisible();
  server.use(...api.recipient({ isStopped: true }));
  await user.click(link(messages.resume));
  expect(await title(messages.mailsStopped)).toBeVisible();
  await user.click(await button(messages.resume));
  expect(await screen.findByText(recipientWords.resumed)).toBeVisible();
});

test('a reader without JavaScript who took it back reads so', async () => {
  server.use(...api.recipient({ isStopped: false }));
  renderRoutes(routes, '/no-mails/undo?t=of-a-mail');
  expect(await screen.findByText(messages.resumed)).toBeVisible();
  expect(await button(messages.noMails)).toBeEnabled();
});

test('a reader who opened a part of the link is told how to open all of it', async () => {
  server.use(api.reject('get', 'recipients/link', 404, { ...expired, message: recipientWords.cut }));
  renderRoutes(routes, '/no-mails?t=x');
  expect(await title(messages.titles.expired)).toBeVisible();
  expect(screen.getByText(messages.cut)).toBeVisible();
});
