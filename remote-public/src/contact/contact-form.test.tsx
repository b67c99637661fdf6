import { act, screen, waitFor } from '@testing-library/react';
import type { ContactRequest } from 'shared-api/contract/contact.contract';
import { api, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { contactMessage } from './contact-form.tsx';
import { contactMessages as messages } from './messages.ts';

const server = startApiServer();
beforeEach(() => {
  contactMessage.reset();
  server.use(api.eventsPages(() => ({ posts: [] })));
});

const letter = { name: 'سلمى بن عيسى', email: '0550112233', message: 'كيف أنضمّ إليكم؟' };

const name = () => screen.findByRole('textbox', { name: new RegExp(messages.senderName, 'u') });
const address = () => screen.getByRole('textbox', { name: new RegExp(messages.senderAddress, 'u') });
const message = () => screen.getByRole('textbox', { name: new RegExp(messages.message, 'u') });
const send = () => screen.getByRole('button', { name: messages.send });

async function openWritten() {
  server.use(api.posts([]));
  const { user } = renderRoutes(routes, '/');
  await user.type(await name(), letter.name);
  await user.type(address(), letter.email);
  await user.type(message(), letter.message);
  return user;
}

async function expectLetterKept() {
  expect(await name()).toHaveValue(letter.name);
  expect(address()).toHaveValue(letter.email);
  expect(message()).toHaveValue(letter.message);
}

test('a visitor cannot send before name, address and message are all filled; blanks do not count', async () => {
  server.use(api.posts([]));
  const { user } = renderRoutes(routes, '/');
  await user.type(await name(), letter.name);
  expect(send()).toBeDisabled();
  await user.type(address(), letter.email);
  await user.type(message(), '  ');
  expect(send()).toBeDisabled();
  await user.type(message(), letter.message);
  expect(send()).toBeEnabled();
});

test('a visitor sends a message, reads that it was sent, and finds the fields empty', async () => {
  const received: ContactRequest[] = [];
  server.use(api.contact((request) => received.push(request), 'وصلت رسالتك إلى الخادم'));
  const user = await openWritten();
  await user.click(send());
  expect(await screen.findByText('وصلت رسالتك إلى الخادم')).toBeVisible();
  expect(received).toEqual([{ ...letter, email: '+213550112233' }]);
  for (const field of [await name(), address(), message()]) expect(field).toHaveValue('');
});

test.each([
  ['answers 500', () => api.reject('post', 'auth/contact', 500, { code: 'internal', message: 'internal' })],
  ['cannot be reached', () => api.unreachable('post', 'auth/contact')],
])('a visitor whose message is lost since the server %s reads so and keeps what was typed', async (_, answer) => {
  server.use(answer());
  const user = await openWritten();
  await user.click(send());
  expect(await screen.findByText(messages.sendFailed)).toBeVisible();
  await expectLetterKept();
  await waitFor(() => expect(send()).toBeEnabled());
});

test('a visitor who sends again after a failure reads only how the last try ended', async () => {
  server.use(api.unreachable('post', 'auth/contact'));
  const user = await openWritten();
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.sendFailed);
  server.use(api.contact(() => undefined));
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  expect(await screen.findByText(messages.sent)).toBeVisible();
  expect(screen.queryByText(messages.sendFailed)).not.toBeInTheDocument();
});

test('what a visitor writes while the message is on its way stays', async () => {
  const arrived = Promise.withResolvers<void>();
  server.use(
    api.held('post', 'auth/contact', arrived.promise),
    api.contact(() => undefined),
  );
  const user = await openWritten();
  await user.click(send());
  await user.type(message(), ' وأين؟');
  arrived.resolve();
  expect(await screen.findByText(messages.sent)).toBeVisible();
  expect(message()).toHaveValue(`${letter.message} وأين؟`);
});

test('a visitor who goes elsewhere while the message is on its way finds it again when it could not be sent', async () => {
  const lost = Promise.withResolvers<void>();
  server.use(api.held('post', 'auth/contact', lost.promise), api.unreachable('post', 'auth/contact'), api.posts([]));
  const { user, router } = renderRoutes(routes, '/');
  await user.type(await name(), letter.name);
  await user.type(address(), letter.email);
  await user.type(message(), letter.message);
  await user.click(send());
  await act(() => router.navigate('/links/about'));
  await act(() => router.navigate('/'));
  await expectLetterKept();
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  lost.resolve();
  expect(await screen.findByText(messages.sendFailed)).toBeVisible();
  await expectLetterKept();
  expect(send()).toBeEnabled();
});

test.each(['ab', '0661', 'سلمى'])('a visitor who writes «%s» as its address reads what to write', async (written) => {
  const user = await openWritten();
  await user.clear(address());
  await user.type(address(), written);
  await user.click(send());
  expect(address()).toHaveAccessibleErrorMessage(
    'اكتب بريدًا مثل name@example.dz أو رقمًا مثل \u20680661 23 45 67\u2069',
  );
  expect(document.body.textContent).toContain('0661\u00a023\u00a045\u00a067'); // on one line
  expect(address()).toHaveFocus();
});

test('a visitor reads at the field what the server rejected', async () => {
  const fields = { email: 'بريد إلكتروني أو رقم هاتف غير صالح' };
  server.use(api.reject('post', 'auth/contact', 400, { code: 'validation_failed', message: 'حقول غير صالحة', fields }));
  const user = await openWritten();
  await user.click(send());
  expect(await screen.findByText(fields.email)).toBeVisible();
  expect(address()).toBeInvalid();
  expect(address()).toHaveAccessibleErrorMessage(fields.email);
  expect(screen.getByText(messages.sendFailed)).toBeVisible();
  await expectLetterKept();
  await user.type(address(), '4');
  expect(address()).toBeValid();
});

test('a visitor who writes too often reads what the server says about it', async () => {
  const rejection = { code: 'too_many_requests', message: 'رسائل كثيرة. حاول بعد ربع ساعة.' } as const;
  server.use(api.reject('post', 'auth/contact', 429, rejection));
  const user = await openWritten();
  await user.click(send());
  expect(await screen.findByText(rejection.message)).toBeVisible();
  expect(screen.queryByText(messages.sendFailed)).not.toBeInTheDocument();
  await expectLetterKept();
});
