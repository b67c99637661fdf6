import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ContactMessage } from 'shared-api/contract/contact.contract';
import { startApiServer } from 'shared-api/testing/api-server';
import { aLongestContactMessage, anEmptiestContactMessage } from 'shared-api/testing/bounds';
import { aMember } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
import { staffApi } from 'shared-api/testing/staff-handlers';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';
import { replyLink } from './reply-link.ts';

const server = startApiServer();
const hourMs = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

const aMessage = (details: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 'letter',
  name: 'سلمى',
  contact: 'salma@portal.example',
  message: 'كيف أنضمّ؟',
  state: 'new',
  createdAt: before(1),
  dueAt: before(-71),
  ...details,
});

function openContactMessages(received = [aMessage()], role: 'AD' | 'OP' = 'AD') {
  server.use(...staffApi.quiet());
  server.use(staffApi.messages(() => received));
  signInAs(aMember({ role }));
  return renderRoutes(routes, '/organization/dashboard/messages');
}

test('an administrator reads a message, until when it is to be answered, and where to', async () => {
  openContactMessages();
  expect(await screen.findByText('كيف أنضمّ؟')).toBeVisible();
  expect(screen.getByText(new RegExp(messages.due))).toBeVisible();
  const reply = screen.getByRole('link', { name: messages.reply });
  expect(reply).toHaveAttribute('href', expect.stringMatching(/^mailto:salma@portal\.example\?subject=/));
});

test('an administrator reads the longest message and the shortest, whole, and answers both', async () => {
  const received = [aLongestContactMessage(), anEmptiestContactMessage()];
  openContactMessages(received);
  for (const { name, contact, message } of received) {
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByText(contact)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: messages.reply })).toBeVisible();
  expect(screen.getByRole('link', { name: messages.call })).toHaveAttribute('href', 'tel:00000');
});

test('a message that waited too long says so, an answered one does not', async () => {
  openContactMessages([aMessage({ dueAt: before(2) }), aMessage({ id: 'other', state: 'answered', dueAt: before(2) })]);
  expect(await screen.findAllByText(new RegExp(messages.late))).toHaveLength(1);
});

test('a visitor who left a phone number is called', () => {
  expect(replyLink({ name: 'سلمى', contact: '+213 550 (10) 20-30' })).toEqual({
    href: 'tel:+213550102030',
    isMail: false,
  });
});

test('an administrator marks a message as answered, in the state it was seen in', async () => {
  const { user } = openContactMessages();
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/dashboard/messages/letter', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'تم تحديث حالة الرسالة' });
    }),
  );
  await user.click(await screen.findByRole('button', { name: messages.markAs(messages.states.answered) }));
  expect(await screen.findByText('تم تحديث حالة الرسالة')).toBeVisible();
  const list = within(screen.getByRole('list', { name: messages.list }));
  expect(list.getByText(messages.states.answered)).toBeVisible();
  expect(sent).toEqual([{ state: 'answered', seen: 'new' }]);
});

test('an administrator reads that another dealt with it meanwhile', async () => {
  const { user } = openContactMessages();
  const current = aMessage({ state: 'answered' });
  server.use(api.refuse('put', 'dashboard/messages/letter', 409, { code: 'conflict', message: 'سبقك غيرك', current }));
  await user.click(await screen.findByRole('button', { name: messages.markAs(messages.states.read) }));
  expect(await screen.findByText(messages.changedMeanwhile('سلمى', messages.states.answered))).toBeVisible();
});

test('the head of an office is sent away from the messages', async () => {
  server.use(api.unreachable('get', 'dashboard/statics'));
  const { router } = openContactMessages([], 'OP');
  await waitFor(() => expect(router.state.location.pathname).toBe('/organization/dashboard'));
  expect(screen.queryByRole('link', { name: /الرسائل/ })).not.toBeInTheDocument();
});
