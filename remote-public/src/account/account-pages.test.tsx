import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { signedInCookie } from 'shared-api/contract/accounts/cookies';
import type { SessionSeen } from 'shared-api/contract/accounts/session.contract';
import { useSession } from 'shared-api/session/session.store';
import { aMember, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const server = startApiServer();
beforeEach(() => server.use(api.linkWorks(true)));

const expired = 'الرابط غير صالح أو انتهت صلاحيته، اطلب رابطًا جديدًا.';
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`, 'u'));
const press = (name: string) => screen.findByRole('button', { name });

async function openReset() {
  const { user } = renderRoutes(routes, '/account/reset#from-the-letter');
  await user.type(await field(messages.password), 'tadamon-2026');
  return user;
}

test('a member chooses a new password with the mailed link and reads that it is set', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/password/reset', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'تم تغيير كلمة المرور بنجاح' });
    }),
  );
  const user = await openReset();
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  expect(await screen.findByText('تم تغيير كلمة المرور بنجاح')).toBeVisible();
  expect(screen.getByText(messages.passwordNext)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.signIn })).toHaveAttribute('data-dialog', 'sign-in');
  const password = 'tadamon-2026';
  expect(sent).toEqual([{ token: 'from-the-letter', password, confirmPassword: password }]);
});

test('a member whose two passwords differ reads so at the second, and nothing is sent', async () => {
  const user = await openReset();
  await user.type(await field(messages.repeat), 'tadamon-2027');
  const repeat = await field(messages.repeat);
  await waitFor(() => expect(repeat).toHaveAccessibleErrorMessage('كلمتا المرور غير متطابقتين.'));
  await user.click(await press(messages.save));
  expect(await field(messages.password)).toHaveValue('tadamon-2026');
});

test.each([
  ['/account/reset', messages.expiredReset, messages.newLink],
  ['/account/invitation', messages.expiredInvitation, messages.signIn],
  ['/account/confirm', messages.expiredConfirmation, messages.signIn],
])('who opens a link to %s that was used before reads what to do, and fills in no form', async (path, hint, way) => {
  server.use(api.linkWorks(false));
  renderRoutes(routes, `${path}#used-before`);
  expect(await screen.findByText(hint)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a member whose line is down when the link is opened finds the form', async () => {
  server.use(api.unreachable('post', 'auth/link'));
  renderRoutes(routes, '/account/reset#from-the-letter');
  expect(await field(messages.password)).toBeVisible();
});

test('a member whose link is used elsewhere meanwhile reads so, how to get another, and keeps what was typed', async () => {
  const reply = { code: 'validation_failed', message: expired, fields: { token: expired } } as const;
  server.use(api.reject('post', 'auth/password/reset', 400, reply));
  const user = await openReset();
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  expect(await screen.findByText(expired)).toBeVisible();
  expect(screen.getByText(messages.askAgain)).toBeVisible();
  expect(await field(messages.password)).toHaveValue('tadamon-2026');
});

test('a member whose new password is rejected reads so at the field until it is changed', async () => {
  const sentence = 'حقل «كلمة المرور» أطول من المسموح به.';
  const reply = { code: 'validation_failed', message: sentence, fields: { password: sentence } } as const;
  server.use(api.reject('post', 'auth/password/reset', 400, reply));
  const user = await openReset();
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  const password = await field(messages.password);
  await waitFor(() => expect(password).toHaveAccessibleErrorMessage(sentence));
  await user.type(password, '7');
  expect(password).toBeValid();
});

test('a member who chose a password with the invitation is signed in, and goes on to the home page', async () => {
  const member = aMember({ name: 'أمينة بوزيد' });
  const saved = 'تم حفظ كلمة مرورك بنجاح وتسجيل دخولك';
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/invitation/accept', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: saved, member }, { status: 201 });
    }),
  );
  const { user } = renderRoutes(routes, '/account/invitation#from-the-letter');
  await user.type(await field(messages.password), 'tadamon-2026');
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.goToMyPage })).toHaveAttribute('href', '/organization/me');
  expect(useSession.getState().member?.id).toBe(member.id);
  const password = 'tadamon-2026';
  expect(sent).toEqual([{ token: 'from-the-letter', password, confirmPassword: password }]);
});

test('a member with a second factor is led to it after choosing a password with the invitation', async () => {
  const reply = { next: 'second_factor', methods: ['totp'] };
  server.use(http.post('*/api/auth/invitation/accept', () => HttpResponse.json(reply, { status: 202 })));
  const { user } = renderRoutes(routes, '/account/invitation#from-the-letter');
  await user.type(await field(messages.password), 'tadamon-2026');
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  expect(await screen.findByText(messages.secondFactorNext)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.enterCode })).toHaveAttribute('href', '/account/second-factor');
});

test('a member whose account is not active reads so after choosing a password, and is not asked to sign in', async () => {
  const notActive = 'تم حفظ كلمة مرورك، لكن حسابك غير مفعّل. اطلب من رئيس مكتبك أن يفعّله.';
  server.use(api.accept('post', 'auth/invitation/accept', notActive));
  const { user } = renderRoutes(routes, '/account/invitation#from-the-letter');
  await user.type(await field(messages.password), 'tadamon-2026');
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  expect(await screen.findByText(notActive)).toBeVisible();
  expect(screen.queryByRole('link', { name: messages.signIn })).not.toBeInTheDocument();
});

test('who is signed in here and opens the invitation of another account reads whose it leaves', async () => {
  signInAs(aMember({ name: 'أمينة بوزيد' }));
  renderRoutes(routes, '/account/invitation#from-the-letter');
  expect(await screen.findByText(messages.invitedAsOther('أمينة بوزيد'))).toBeVisible();
});

test('a member who opens its invitation again reads that it is signed in, and goes on to its page', async () => {
  signInAs(aMember({ name: 'أمينة بوزيد' }));
  server.use(api.linkWorks(false));
  renderRoutes(routes, '/account/invitation#used-before');
  expect(await screen.findByText(messages.expiredButSignedIn('أمينة بوزيد'))).toBeVisible();
  expect(screen.getByRole('link', { name: messages.goToMyPage })).toHaveAttribute('href', '/organization/me');
});

test.each([
  ['signed-in', messages.invitationSignedIn],
  ['not-active', messages.invitationNotActive],
])('who chose a password without JavaScript reads what came of it (%s)', async (sent, sentence) => {
  renderRoutes(routes, `/account/invitation?sent=${sent}`);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a member whose invitation is over reads what the server says, and nothing about other links', async () => {
  const over = 'انتهت صلاحية هذه الدعوة أو استُعملت من قبل.';
  const reply = { code: 'validation_failed', message: over, fields: { token: over } } as const;
  server.use(api.reject('post', 'auth/invitation/accept', 400, reply));
  const { user } = renderRoutes(routes, '/account/invitation#used-before');
  await user.type(await field(messages.password), 'tadamon-2026');
  await user.type(await field(messages.repeat), 'tadamon-2026');
  await user.click(await press(messages.save));
  expect(await screen.findByText(over)).toBeVisible();
  expect(screen.queryByText(messages.askAgain)).not.toBeInTheDocument();
});

test('a newcomer confirms the e-mail by a press, not by the visit alone', async () => {
  const { user } = renderRoutes(routes, '/account/confirm#from-the-letter');
  const button = await press(messages.confirm);
  server.use(api.accept('post', 'auth/email/confirm', 'تم تأكيد البريد الإلكتروني بنجاح'));
  await user.click(button);
  expect(await screen.findByText('تم تأكيد البريد الإلكتروني بنجاح')).toBeVisible();
});

test('a member whose new address went to another account meanwhile reads so', async () => {
  const taken = 'صار هذا البريد مستعملًا في حساب آخر، فبقي بريد حسابك كما هو.';
  server.use(api.reject('post', 'auth/email/confirm', 409, { code: 'conflict', message: taken }));
  const { user } = renderRoutes(routes, '/account/confirm#from-the-letter');
  await user.click(await press(messages.confirm));
  expect(await screen.findByText(taken)).toBeVisible();
});

test('a member who is signed in here and confirms its new address is known by it at once', async () => {
  const member = aMember({ email: 'old@example.dz', pendingEmail: 'new@example.dz' });
  signInAs(member);
  document.cookie = `${signedInCookie}=1; Path=/`;
  const changed = { ...member, email: 'new@example.dz', pendingEmail: null };
  server.use(api.accept('post', 'auth/email/confirm', 'تم تغيير بريد حسابك بنجاح'), api.session(changed));
  const { user } = renderRoutes(routes, '/account/confirm#from-the-letter');
  await user.click(await press(messages.confirm));
  expect(await screen.findByText('تم تغيير بريد حسابك بنجاح')).toBeVisible();
  await waitFor(() => expect(useSession.getState().member).toMatchObject({ email: 'new@example.dz' }));
  document.cookie = `${signedInCookie}=; Path=/; Max-Age=0`;
});

test('a newcomer who opens a second link in the same tab confirms by that one', async () => {
  const sent: unknown[] = [];
  const { user } = renderRoutes(routes, '/account/confirm#first');
  server.use(
    http.post('*/api/auth/email/confirm', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'تم تأكيد البريد الإلكتروني بنجاح' });
    }),
  );
  await user.click(await press(messages.confirm));
  expect(await screen.findByText('تم تأكيد البريد الإلكتروني بنجاح')).toBeVisible();
  location.hash = '#second';
  await user.click(await press(messages.confirm));
  await waitFor(() => expect(sent).toEqual([{ token: 'first' }, { token: 'second' }]));
});

test('a newcomer whose mail is older than this version confirms by the link it has', async () => {
  renderRoutes(routes, '/account/confirm?token=from-the-letter');
  expect(await press(messages.confirm)).toBeVisible();
});

const stopPath = '/account/stop-mails?key=00000000-0000-4000-8000-000000000001';

test('a member stops the mails by a press, reads so, and goes on by keyboard from there', async () => {
  server.use(api.accept('post', 'auth/mails/stop', 'لن تصلك هذه الرسائل بعد الآن.'));
  const { user } = renderRoutes(routes, stopPath);
  await user.click(await press(messages.stopMails));
  expect(await screen.findByText('لن تصلك هذه الرسائل بعد الآن.')).toBeVisible();
  expect(screen.getByText(messages.stopMailsDone)).toBeVisible();
  expect(screen.getByText(messages.stopMailsDone).closest('form')).toHaveFocus();
});

test('a member without JavaScript is led to the sentence that the mails are stopped', async () => {
  renderRoutes(routes, '/account/stop-mails?sent');
  expect(await screen.findByText(messages.mailsStopped)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.stopMails })).not.toBeInTheDocument();
});

test.each(['/account/stop-mails', '/account/stop-mails?key=cut'])(
  'a member whose link lacks a part of its key reads what to do (%s)',
  async (path) => {
    server.use(api.reject('post', 'auth/mails/stop', 404, { code: 'not_found', message: 'غير موجود' }));
    const { user } = renderRoutes(routes, path);
    await user.click(await press(messages.stopMails));
    expect(await screen.findByText(messages.stopMailsFailed)).toBeVisible();
  },
);

test('a member who asks too often reads what the server says of it', async () => {
  const message = 'طلبات كثيرة. حاول بعد دقائق.';
  server.use(api.reject('post', 'auth/mails/stop', 429, { code: 'too_many_requests', message }));
  const { user } = renderRoutes(routes, stopPath);
  await user.click(await press(messages.stopMails));
  expect(await screen.findByText(message)).toBeVisible();
});

test('the page whose address holds the key of a member is kept by no cache', async () => {
  const { router } = renderRoutes(routes, stopPath);
  await press(messages.stopMails);
  expect(Object.values(router.state.loaderData)).toEqual([{}]);
  const { loader } = await import('./mailed-links/stop-mails-page.tsx');
  expect(loader().init).toEqual({ headers: { 'cache-control': 'no-store' } });
});

test.each(['/account/reset', '/account/confirm#', '/account/invitation'])(
  'who opens %s without its token reads what is wrong',
  async (path) => {
    renderRoutes(routes, path);
    expect(await screen.findByText(messages.noToken)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const aSession = (details: Partial<SessionSeen>): SessionSeen => ({
  id: 'here',
  current: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  agent: chrome,
  address: '203.0.113.0/24',
  method: 'password',
  ...details,
});
const here = aSession({ current: true });
const elsewhere = aSession({ id: 'elsewhere', agent: firefox });

test('a member ends the session of another device, and never its own', async () => {
  signInAs(aMember());
  server.use(api.sessions([here, elsewhere]), api.accept('delete', 'auth/sessions/elsewhere', 'تم إنهاء الجلسة بنجاح'));
  const { user } = renderRoutes(routes, '/account/sessions');
  expect(await screen.findByRole('heading', { name: /Chrome على Android/u })).toHaveTextContent(messages.thisDevice);
  expect(screen.getAllByText('203.0.113.0/24')[0]).toHaveAttribute('dir', 'ltr');
  expect(screen.queryByRole('button', { name: messages.endFor('Chrome على Android') })).not.toBeInTheDocument();
  await user.click(await press(messages.endFor('Firefox على Linux')));
  expect(await screen.findByText('تم إنهاء الجلسة بنجاح')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Firefox/u })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: titles.sessions })).toHaveFocus();
});

test('a member ends all sessions but this one at once', async () => {
  signInAs(aMember());
  server.use(
    api.sessions([here, elsewhere, aSession({ id: 'third' })]),
    api.accept('delete', 'auth/sessions', 'تم إنهاء الجلسات الأخرى بنجاح'),
  );
  const { user } = renderRoutes(routes, '/account/sessions');
  expect(await screen.findByText(messages.othersCount(2))).toBeVisible();
  await user.click(await press(messages.endOthers));
  expect(await screen.findByText('تم إنهاء الجلسات الأخرى بنجاح')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('a member whose devices could not be loaded asks again and sees them', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  signInAs(aMember());
  server.use(api.unreachable('get', 'auth/sessions'));
  const { user } = renderRoutes(routes, '/account/sessions');
  expect(await screen.findByText(messages.sessionsFailed)).toBeVisible();
  server.use(api.sessions([here]));
  await user.click(await press('إعادة المحاولة'));
  expect(await screen.findByRole('heading', { name: /Chrome/u })).toBeVisible();
  warned.mockRestore();
});

test('a visitor reads that one must be signed in to see devices', async () => {
  signInAs(null);
  renderRoutes(routes, '/account/sessions');
  expect(await screen.findByText(messages.signInFirst)).toBeVisible();
});

test.each([
  ['/account/security', 'الأمان'],
  ['/account/sessions', 'الأجهزة'],
  ['/account/data', 'البيانات'],
])('a member at %s finds the other pages of its account, and where it is among them', async (path, name) => {
  const member = aMember();
  signInAs(member);
  server.use(
    api.sessions([here]),
    api.personalData(null),
    api.factors({ passkeys: [], hasTotp: false, recoveryCodesLeft: 0, isRequired: false }),
  );
  renderRoutes(routes, path);
  const nav = within(await screen.findByRole('navigation', { name: 'حسابي' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent(name);
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/organization/edit-profile/${member.id}`,
    '/account/security',
    '/account/sessions',
    '/account/data',
    '/organization/notifications/choices',
  ]);
});

test.each(['/account/security', '/account/sessions', '/account/data'])(
  'a visitor at %s is offered none of the pages of an account',
  async (path) => {
    signInAs(null);
    renderRoutes(routes, path);
    expect(await screen.findByText(messages.signInFirst)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
);
