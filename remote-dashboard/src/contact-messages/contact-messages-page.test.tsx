import { screen, waitFor, within } from '@testing-library/react';
import type { OpenContactMessage } from 'shared-api/contract/contact.contract';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { aLongestContactMessage, aMember, anEmptiestContactMessage, api, staffApi } from 'shared-api/testing';
import { messages as listWords } from '../lists/messages.ts';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const path = '/organization/dashboard/messages';
const hourMs = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

const aMessage = (details: Partial<OpenContactMessage> = {}): OpenContactMessage => ({
  id: 'letter',
  name: 'سلمى',
  contact: 'salma@portal.example',
  message: 'كيف أنضمّ؟',
  state: 'new',
  createdAt: before(1),
  dueAt: before(-71),
  version: 1,
  assignee: null,
  replies: [],
  ...details,
});
const karim = aMessage({ id: 'other', name: 'كريم', contact: '+213661234567', message: 'Bonjour,\nje suis étudiant.' });

function openInbox(received = [aMessage()], at = '', role: 'AD' | 'OP' = 'AD') {
  return openDashboard(
    aMember({ id: 'me', role }),
    `/messages${at}`,
    staffApi.messages(() => received),
    ...received.map((each) => staffApi.message(each)),
  );
}

const rowOf = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
const detailOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('an administrator sees of each message who wrote, how it begins, its age, its state and the time that is left', async () => {
  openInbox([aMessage(), karim]);
  expect(await rowOf('سلمى')).toHaveTextContent(/سلمى.*جديدة.*كيف أنضمّ؟.*قبل ساعة.*بقيت 70 ساعة/);
  expect(await rowOf('كريم')).toHaveTextContent('Bonjour, je suis étudiant.');
  expect(screen.getByText(messages.noneOpen)).toBeVisible();
});

test('an administrator opens a message beside the list, at its own address, and the keyboard goes on at its name', async () => {
  const { user, router } = openInbox([aMessage(), karim], '?state=new');
  (await rowOf('كريم')).focus();
  await user.keyboard('{Enter}');
  const detail = await detailOf('كريم');
  await waitFor(() => expect(detail.getByRole('heading', { name: 'كريم' })).toHaveFocus());
  expect(detail.getByText(/je suis étudiant/)).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: `${path}/other`, search: '?state=new' });
  expect(await rowOf('كريم')).toHaveAttribute('aria-current', 'true');
});

test('an administrator who goes back to the list is on the message that was open', async () => {
  const { user, router } = openInbox([aMessage(), karim], '/other?state=new');
  await detailOf('كريم');
  await user.click(screen.getByRole('link', { name: messages.back }));
  expect(router.state.location).toMatchObject({ pathname: path, search: '?state=new' });
  expect(await rowOf('كريم')).toHaveFocus();
});

test('an administrator goes through the messages by the arrows', async () => {
  const { user } = openInbox([aMessage(), karim]);
  (await rowOf('سلمى')).focus();
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(await rowOf('كريم')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await rowOf('سلمى')).toHaveFocus();
});

test('an administrator filters the list and keeps the message that is open', async () => {
  const { user, router } = openInbox([aMessage()], '/letter');
  const detail = await detailOf('سلمى');
  await user.selectOptions(screen.getByRole('combobox', { name: messages.state }), messages.states.new);
  await waitFor(() => expect(router.state.location.search).toBe('?state=new'));
  expect(router.state.location.pathname).toBe(`${path}/letter`);
  expect(detail.getByText('كيف أنضمّ؟')).toBeVisible();
});

test.each([aLongestContactMessage(), anEmptiestContactMessage()])(
  'an administrator reads the longest message and the shortest, whole',
  async (message) => {
    openInbox([message], `/${message.id}`);
    const detail = await detailOf(message.name);
    expect(detail.getByText(message.message)).toBeVisible();
    expect(detail.getByText(shownPhone(message.contact))).toBeVisible();
  },
);

test('an administrator writes to an address, calls a number, and writes to a mobile one by WhatsApp', async () => {
  const { user } = openInbox([aMessage(), karim], '/letter');
  const mail = (await detailOf('سلمى')).getByRole('link', { name: 'salma@portal.example' });
  expect(mail).toHaveAttribute('href', 'mailto:salma@portal.example');
  await user.click(await rowOf('كريم'));
  const detail = await detailOf('كريم');
  const call = detail.getByRole('link', { name: messages.call('0661 23 45 67') });
  expect(call).toHaveAttribute('href', 'tel:+213661234567');
  expect(detail.getByRole('link', { name: messages.whatsApp })).toHaveAttribute('href', 'https://wa.me/213661234567');
});

test('an administrator calls a number that stands in a message', async () => {
  openInbox([aMessage({ message: 'اتصلوا بي على 0661 23 45 67 قبل 2026' })], '/letter');
  expect(await screen.findByRole('link', { name: '0661 23 45 67' })).toHaveAttribute('href', 'tel:0661234567');
});

test('a message that waited too long says so, an answered one does not', async () => {
  openInbox([aMessage({ dueAt: before(2) }), { ...karim, state: 'answered', dueAt: before(2) }]);
  expect(await rowOf('سلمى')).toHaveTextContent('تأخّر الرد ساعتين');
  expect(await rowOf('كريم')).not.toHaveTextContent('تأخّر');
});

test('an administrator marks a message as answered, in the version it was seen in, and keeps the keyboard', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const sent: unknown[] = [];
  server.use(
    staffApi.changeMessage('put', 'letter', 'تم تحديث حالة الرسالة', async (request) => {
      sent.push(request.headers.get('if-match'), await request.json());
      return aMessage({ state: 'answered', version: 2 });
    }),
  );
  const answered = (await detailOf('سلمى')).getByRole('button', { name: messages.states.answered });
  answered.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('تم تحديث حالة الرسالة')).toBeVisible();
  expect(answered).toBePressed();
  expect(answered).toHaveFocus();
  expect(await rowOf('سلمى')).toHaveTextContent(messages.states.answered);
  expect(sent).toEqual(['"1"', { state: 'answered' }]);
});

test('an administrator reads that another dealt with it meanwhile', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const current = aMessage({ state: 'answered', version: 2 });
  server.use(api.reject('put', 'dashboard/messages/letter', 409, { code: 'conflict', message: 'سبقك غيرك', current }));
  const detail = await detailOf('سلمى');
  await user.click(detail.getByRole('button', { name: messages.states.read }));
  expect(await screen.findByText(messages.changedMeanwhile('سلمى', messages.states.answered))).toBeVisible();
  expect(detail.getByRole('button', { name: messages.states.answered })).toBePressed();
});

const nadia = { id: 'nadia', name: 'نادية' };

test('an administrator takes a message, sees so in the list, and gives it back without leaving the button', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const path = 'letter/assignee';
  const mine = { id: 'me', name: 'ليلى' };
  server.use(
    staffApi.changeMessage('put', path, 'أنت تتولّى هذه الرسالة الآن', () => aMessage({ version: 2, assignee: mine })),
    staffApi.changeMessage('delete', path, 'أُعيدت الرسالة', () => aMessage({ version: 3 })),
  );
  const detail = await detailOf('سلمى');
  expect(detail.getByText(messages.nobodys)).toBeVisible();
  detail.getByRole('button', { name: messages.take }).focus();
  await user.keyboard('{Enter}');
  expect(await detail.findByText(messages.mine)).toBeVisible();
  expect(await rowOf('سلمى')).toHaveTextContent('ليلى');
  const giveBack = detail.getByRole('button', { name: messages.giveBack });
  expect(giveBack).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await detail.findByText(messages.nobodys)).toBeVisible();
  expect(await rowOf('سلمى')).not.toHaveTextContent('ليلى');
});

test('an administrator who takes a message after another reads who has it, and may take it over', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const current = aMessage({ version: 2, assignee: nadia });
  server.use(
    api.reject('put', 'dashboard/messages/letter/assignee', 409, { code: 'conflict', message: 'سبقك غيرك', current }),
  );
  const detail = await detailOf('سلمى');
  await user.click(detail.getByRole('button', { name: messages.take }));
  expect(await screen.findByText(messages.assignedMeanwhile('نادية'))).toBeVisible();
  expect(detail.getByText(messages.assignedTo('نادية'))).toBeVisible();
  expect(detail.getByRole('button', { name: messages.takeOver })).toBeVisible();
});

test('an administrator sees its own messages alone', async () => {
  const { user } = openInbox();
  await rowOf('سلمى');
  const asked: (string | null)[] = [];
  server.use(
    staffApi.messages((query) => {
      asked.push(query.get('assignee'));
      return [karim];
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: messages.assignee }), messages.assignees.me);
  expect(await rowOf('كريم')).toBeVisible();
  expect(asked).toContain('me');
});

const reply = { id: 'reply', author: nadia, text: 'أهلا بك', sentAt: before(0) };

test('an administrator replies by mail, and finds the reply under the message', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const sent: unknown[] = [];
  server.use(
    staffApi.changeMessage('post', 'letter/reply', 'تم إرسال الرد بالبريد', async (request) => {
      sent.push(request.headers.get('if-match'), await request.json());
      return aMessage({ state: 'answered', version: 2, replies: [reply] });
    }),
  );
  const detail = await detailOf('سلمى');
  await user.type(detail.getByRole('textbox', { name: messages.reply }), 'أهلا بك');
  await user.click(detail.getByRole('button', { name: messages.sendReply }));
  expect(await screen.findByText('تم إرسال الرد بالبريد')).toBeVisible();
  expect(sent).toEqual(['"1"', { text: 'أهلا بك' }]);
  expect(detail.getByRole('heading', { name: 'رد واحد' })).toBeVisible();
  expect(detail.getByRole('listitem')).toHaveTextContent(/نادية.*أهلا بك/);
  expect(detail.getByRole('textbox', { name: messages.reply })).toHaveValue('');
  expect(await rowOf('سلمى')).toHaveTextContent(messages.states.answered);
});

test('an administrator who sends nothing is told to write first', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const detail = await detailOf('سلمى');
  await user.click(detail.getByRole('button', { name: messages.sendReply }));
  expect(detail.getByText(messages.replyMissing)).toBeVisible();
  expect(detail.getByRole('textbox', { name: messages.reply })).toHaveFocus();
});

test('an administrator whose reply comes after that of another reads it, and keeps its own words', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  const current = aMessage({ state: 'answered', version: 2, replies: [reply] });
  server.use(
    api.reject('post', 'dashboard/messages/letter/reply', 409, { code: 'conflict', message: 'سبقك غيرك', current }),
  );
  const detail = await detailOf('سلمى');
  await user.type(detail.getByRole('textbox', { name: messages.reply }), 'مرحبا');
  await user.click(detail.getByRole('button', { name: messages.sendReply }));
  expect(await detail.findByText(messages.repliedMeanwhile())).toBeVisible();
  expect(detail.getByRole('listitem')).toHaveTextContent(/نادية.*أهلا بك/);
  expect(detail.getByRole('textbox', { name: messages.reply })).toHaveValue('مرحبا');
});

test('an administrator whose reply cannot be sent is told so, and keeps its words', async () => {
  const { user } = openInbox([aMessage()], '/letter');
  server.use(api.unreachable('post', 'dashboard/messages/letter/reply'));
  const detail = await detailOf('سلمى');
  await user.type(detail.getByRole('textbox', { name: messages.reply }), 'مرحبا');
  await user.click(detail.getByRole('button', { name: messages.sendReply }));
  expect(await detail.findByText(messages.replyFailed)).toBeVisible();
  expect(detail.getByRole('textbox', { name: messages.reply })).toHaveValue('مرحبا');
});

test('an administrator who reads another message meanwhile finds the reply as it was left', async () => {
  const { user } = openInbox([aMessage(), { ...karim, contact: 'karim@portal.example' }], '/letter');
  await user.type((await detailOf('سلمى')).getByRole('textbox', { name: messages.reply }), 'مرحبا');
  await user.click(await rowOf('كريم'));
  expect((await detailOf('كريم')).getByRole('textbox', { name: messages.reply })).toHaveValue('');
  await user.click(await rowOf('سلمى'));
  expect((await detailOf('سلمى')).getByRole('textbox', { name: messages.reply })).toHaveValue('مرحبا');
});

test('an administrator calls who left a phone number, and cannot write to it', async () => {
  openInbox([karim], '/other');
  const detail = await detailOf('كريم');
  expect(detail.getByText(messages.answerByPhone)).toBeVisible();
  expect(detail.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an administrator who follows an old address reads that the message is gone', async () => {
  server.use(api.reject('get', 'dashboard/messages/old', 404, { code: 'not_found', message: 'غير موجود' }));
  openInbox([], '/old');
  expect(await screen.findByText(messages.gone)).toBeVisible();
});

test('an administrator without a network tries again to open a message', async () => {
  server.use(api.unreachable('get', 'dashboard/messages/letter'));
  const { user } = openInbox([], '/letter');
  expect(await screen.findByText(messages.openFailed)).toBeVisible();
  server.use(staffApi.message(aMessage()));
  await user.click(screen.getByRole('button', { name: /إعادة|أعد/ }));
  await detailOf('سلمى');
  expect(screen.queryByText(listWords.loadFailed)).not.toBeInTheDocument();
});

test('the head of an office is sent away from the messages', async () => {
  server.use(api.unreachable('get', 'dashboard/statics'));
  const { router } = openInbox([], '/letter', 'OP');
  await waitFor(() => expect(router.state.location.pathname).toBe('/organization/dashboard'));
  expect(screen.queryByRole('link', { name: /الرسائل/ })).not.toBeInTheDocument();
});
