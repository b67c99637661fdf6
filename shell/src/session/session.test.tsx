import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { SignUpRequest } from 'shared-api/contract/accounts/account.contract';
import { consentVersion } from 'shared-api/contract/accounts/personal-data.contract';
import type { PrivateMember, Role } from 'shared-api/contract/members/members.contract';
import { enterSession, readForMember, storeForMember } from 'shared-api/session/session.store';
import { aMember, api, startApiServer } from 'shared-api/testing';
import { messages as frame } from '../messages.ts';
import { field, follow, openPortal, openWindow, type Person, press, signIn } from '../testing/open-portal.tsx';
import { messages } from './messages.ts';

const server = startApiServer();

const oranId = '00000000-0000-4000-8000-000000000031';
const offices = [
  { id: 'adrar', name: 'مكتب أدرار' },
  { id: oranId, name: 'مكتب وهران' },
];

const leave = async (user: Person, { name }: PrivateMember) => {
  await press(user, frame.account(name));
  await press(user, messages.signOut);
};

test('a member signs in: the window closes, the portal says so, and the account stands in the header', async () => {
  const salma = aMember({ name: 'سلمى بن عيسى' });
  server.use(api.signIn(salma));
  await signIn(await openWindow(), salma.email);
  expect(await screen.findByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  expect(screen.getByRole('button', { name: frame.account(salma.name) })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['/', 'my page', '/organization/me'],
  ['/posts/7', 'post', '/posts/7'],
])('a member who signs in through the window at %s goes on at the %s', async (at, page, path) => {
  const salma = aMember();
  server.use(api.signIn(salma));
  await signIn(await openWindow(at), salma.email);
  expect(await screen.findByRole('button', { name: frame.account(salma.name) })).toBeVisible();
  expect(await screen.findByText('تم تسجيل الدخول بنجاح')).toBeVisible();
  expect(await screen.findByRole('heading', { name: page })).toBeVisible();
  expect(location.pathname).toBe(path);
});

const said = 'ما يقوله الخادم وحده';

test('a member who signs in and out reads what the server says of either', async () => {
  const salma = aMember();
  server.use(api.signIn(salma, `${said} عن الدخول`), api.signOut(`${said} عن الخروج`));
  const opened = await openWindow('/posts/7');
  await signIn(opened, salma.email);
  expect(await screen.findByText(`${said} عن الدخول`)).toBeVisible();
  await leave(opened.user, salma);
  expect(await screen.findByText(`${said} عن الخروج`)).toBeVisible();
});

test('a member whose session had ended already reads that it is signed out', async () => {
  const salma = aMember();
  server.use(api.reject('post', 'auth/logout', 401, { code: 'unauthenticated', message: 'سجّل الدخول أولًا.' }));
  await leave(openPortal({ as: salma }), salma);
  expect(await screen.findByText(messages.signedOut)).toBeVisible();
});

test('a visitor whose password is wrong reads what the server says and keeps what was typed', async () => {
  const wrong = 'البريد الإلكتروني أو كلمة المرور غير صحيحة';
  server.use(api.reject('post', 'auth/login', 401, { code: 'unauthenticated', message: wrong }));
  const opened = await openWindow();
  await signIn(opened, 'sg@portal.example');
  expect(await within(opened.dialog).findByText(wrong)).toBeVisible();
  expect(await field(messages.email)).toHaveValue('sg@portal.example');
});

test('a visitor who closes the window by accident finds the e-mail in it again, and not the password', async () => {
  const { user } = await openWindow();
  await user.type(await field(messages.email), 'sg@portal.example');
  await user.type(await field(messages.password), 'tadamon-1999');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await follow(user, frame.signIn);
  expect(await field(messages.email)).toHaveValue('sg@portal.example');
  expect(await field(messages.password)).toHaveValue('');
});

test('a newcomer who closes the window by accident finds the form it had filled in, but for the password', async () => {
  server.use(api.offices(offices));
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  await user.type(await field(messages.name), 'سلمى بن عيسى');
  await user.selectOptions(await field(messages.addressedAs), 'woman');
  await user.type(await field(messages.email), 'salma@portal.example');
  await user.type(await field(messages.password), 'tadamon-1999');
  await press(user, 'إظهار');
  await user.selectOptions(await field(messages.office), await screen.findByRole('option', { name: 'مكتب وهران' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await follow(user, frame.signIn);
  expect(await field(messages.name)).toHaveValue('سلمى بن عيسى');
  expect(await field(messages.addressedAs)).toHaveValue('woman');
  expect(await field(messages.email)).toHaveValue('salma@portal.example');
  expect(await field(messages.password)).toHaveValue('');
  await waitFor(async () => expect(await field(messages.office)).toHaveDisplayValue('مكتب وهران'));
});

test('what was typed into the window is gone once somebody has signed in otherwise', async () => {
  server.use(api.offices(offices), api.signOut());
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  await user.type(await field(messages.name), 'سلمى بن عيسى');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const amina = aMember({ name: 'أمينة بوزيد' });
  act(() => enterSession(amina));
  await leave(user, amina);
  await follow(user, frame.signIn);
  expect(await field(messages.email)).toHaveValue('');
});

test('a member who signs in and out leaves no e-mail in the window', async () => {
  const salma = aMember();
  server.use(api.signIn(salma), api.signOut());
  const opened = await openWindow('/posts/7');
  await signIn(opened, salma.email);
  await leave(opened.user, salma);
  await follow(opened.user, frame.signIn);
  expect(await field(messages.email)).toHaveValue('');
});

test('a visitor who types what is no e-mail address reads so at the field, and nothing is sent', async () => {
  const opened = await openWindow();
  await signIn(opened, 'salma');
  const email = await field(messages.email);
  await waitFor(() => expect(email).toHaveAccessibleErrorMessage(/اكتب بريدًا إلكترونيًا صحيحًا/u));
  expect(email).toHaveFocus();
});

test('a member who signed in through the window and left finds it closed', async () => {
  const salma = aMember();
  server.use(api.signIn(salma), api.signOut());
  const opened = await openWindow('/posts/7');
  await signIn(opened, salma.email);
  await leave(opened.user, salma);
  expect(await screen.findByText(messages.signedOut)).toBeVisible();
  expect(await screen.findByRole('link', { name: frame.signIn })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a member with a draft is told before signing out that it goes, and may stay', async () => {
  server.use(api.signOut());
  const salma = aMember();
  const user = openPortal({ as: salma });
  storeForMember(salma.id, 'draft', 'نص');
  await leave(user, salma);
  expect(await screen.findByText(messages.draftGoes)).toBeVisible();
  const stay = screen.getByRole('button', { name: messages.staySignedIn, description: messages.draftGoes });
  expect(stay).toHaveFocus();
  await press(user, messages.staySignedIn);
  expect(screen.queryByText(messages.draftGoes)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: messages.signOut })).toHaveFocus();
  await press(user, messages.signOut);
  await press(user, messages.signOutAnyway);
  expect(await screen.findByText(messages.signedOut)).toBeVisible();
  expect(readForMember(salma.id, 'draft')).toBeUndefined();
});

test('a newcomer reads before signing up what is kept, why and how long', async () => {
  server.use(api.offices(offices));
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  expect(await screen.findByText(messages.consent)).toBeVisible();
  await user.click(screen.getByText(messages.whatIsStored));
  for (const each of messages.kept) expect(screen.getByText(each)).toBeVisible();
  expect(screen.getByText(/بعد 90 يومًا/)).toBeVisible();
  expect(screen.getByText(/ولك 14 يومًا/)).toBeVisible();
});

test('a newcomer reads before signing up that a security log and an audit name its account, and for how long', async () => {
  server.use(api.offices(offices));
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  await user.click(await screen.findByText(messages.whatIsStored));
  expect(screen.getByText(/^سجل الأمان: .*365 يومًا/)).toBeVisible();
  expect(screen.getByText(/^سجل الإجراءات: .*لا يُحذف/)).toBeVisible();
});

test('a newcomer chooses an office and signs up, and reads that the head of the office activates the account', async () => {
  const received: SignUpRequest[] = [];
  server.use(
    api.offices(offices),
    api.signUp((request) => received.push(request), said),
  );
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  expect(await field(messages.name)).toHaveFocus();
  await user.type(await field(messages.name), 'سلمى بن عيسى');
  await user.selectOptions(await field(messages.addressedAs), 'مؤنث');
  await user.type(await field(messages.email), 'salma@portal.example');
  await user.type(await field(messages.password), 'tadamon-1999');
  await screen.findByRole('option', { name: 'مكتب وهران' });
  await user.selectOptions(await field(messages.office), 'مكتب وهران');
  await press(user, `^${messages.signUp}`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByText(messages.activatedLater)).toBeVisible();
  expect(received).toEqual([
    {
      name: 'سلمى بن عيسى',
      addressedAs: 'woman',
      email: 'salma@portal.example',
      password: 'tadamon-1999',
      office: oranId,
      consent: consentVersion,
    },
  ]);
  await follow(user, messages.understood);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['that the account is there', () => api.signUp(() => undefined, said), said],
  ['that it could not be made', () => api.unreachable('post', 'auth/signup'), messages.failed],
])('a newcomer who closes the window before the answer comes still reads %s', async (_, answer, sentence) => {
  const answered = Promise.withResolvers<void>();
  server.use(api.offices(offices), api.held('post', 'auth/signup', answered.promise), answer());
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  await user.type(await field(messages.name), 'سلمى بن عيسى');
  await user.type(await field(messages.email), 'salma@portal.example');
  await user.type(await field(messages.password), 'tadamon-1999');
  await user.selectOptions(await field(messages.office), await screen.findByRole('option', { name: 'مكتب وهران' }));
  await press(user, `^${messages.signUp}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  answered.resolve();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a member who closes the window before the sign-in is rejected still reads why', async () => {
  const answered = Promise.withResolvers<void>();
  server.use(api.held('post', 'auth/login', answered.promise), api.unreachable('post', 'auth/login'));
  const { user } = await openWindow();
  await user.type(await field(messages.email), 'salma@portal.example');
  await user.type(await field(messages.password), 'tadamon-1999{Enter}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  answered.resolve();
  expect(await screen.findByText(messages.failed)).toBeVisible();
});

test('a member who closes the window before the link is mailed still reads that it was', async () => {
  const mailed =
    'إن كان لهذا البريد حساب فستصله رسالة فيها رابط لاختيار كلمة مرور جديدة. إن لم تصل بعد عشر دقائق فأعد الطلب.';
  const answered = Promise.withResolvers<void>();
  server.use(
    api.held('post', 'auth/password/forgot', answered.promise),
    api.accept('post', 'auth/password/forgot', mailed, 202),
  );
  const { user } = await openWindow();
  await user.type(await field(messages.email), 'salma@portal.example');
  await follow(user, messages.forgot);
  await press(user, messages.sendLink);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  answered.resolve();
  expect(await screen.findByText(mailed)).toBeVisible();
});

test('a newcomer whose e-mail is taken reads so at the field and keeps what was typed', async () => {
  const taken = 'هذا البريد الإلكتروني مستعمل في حساب آخر.';
  server.use(
    api.offices(offices),
    api.reject('post', 'auth/signup', 409, { code: 'conflict', message: taken, fields: { email: taken } }),
  );
  const { user } = await openWindow();
  await user.type(await field(messages.email), 'salma@portal.example');
  await follow(user, messages.signUp);
  await user.type(await field(messages.name), 'سلمى');
  await user.type(await field(messages.password), 'tadamon-1999');
  await screen.findByRole('option', { name: 'مكتب أدرار' });
  await user.selectOptions(await field(messages.office), 'مكتب أدرار');
  await press(user, `^${messages.signUp}`);
  const email = await field(messages.email);
  await waitFor(() => expect(email).toHaveAccessibleErrorMessage(taken));
  expect(email).toHaveValue('salma@portal.example');
  expect(await field(messages.name)).toHaveValue('سلمى');
  expect(await field(messages.office)).toHaveValue('adrar');
  await user.type(email, 'x');
  expect(email).toBeValid();
});

test('a newcomer for whom the offices could not be loaded reads so, and asks again without losing the name', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.unreachable('get', 'auth/offices'));
  const { user } = await openWindow();
  await follow(user, messages.signUp);
  await user.type(await field(messages.name), 'سلمى');
  expect(await screen.findByText(messages.officesFailed)).toBeVisible();
  server.use(api.offices(offices));
  await press(user, messages.retry);
  expect(await screen.findByRole('option', { name: 'مكتب أدرار' })).toBeInTheDocument();
  expect(await field(messages.name)).toHaveValue('سلمى');
  warned.mockRestore();
});

test('a member who is not activated yet reads what to wait for, and has the confirmation link sent again', async () => {
  const rejection = 'لم يتم تفعيل حسابك بعد، سيفعّله رئيس المكتب.';
  const mailed =
    'إن كان هذا البريد في انتظار التأكيد فستصله رسالة فيها رابط التأكيد. إن لم تصل بعد عشر دقائق فأعد الطلب.';
  server.use(
    api.reject('post', 'auth/login', 403, { code: 'inactive_account', message: rejection }),
    api.accept('post', 'auth/email/resend', mailed, 202),
  );
  const opened = await openWindow();
  await signIn(opened, 'waiting@portal.example');
  expect(await screen.findByRole('dialog', { name: messages.waiting })).toBeVisible();
  expect(screen.getByText(rejection)).toBeVisible();
  await press(opened.user, messages.resend);
  expect(await screen.findByText(mailed)).toBeVisible();
});

test('a member who forgot the password has a link mailed, with the e-mail already typed', async () => {
  const mailed =
    'إن كان لهذا البريد حساب فستصله رسالة فيها رابط لاختيار كلمة مرور جديدة. إن لم تصل بعد عشر دقائق فأعد الطلب.';
  server.use(api.accept('post', 'auth/password/forgot', mailed, 202));
  const { user } = await openWindow();
  await user.type(await field(messages.email), 'salma@portal.example');
  await follow(user, messages.forgot);
  expect(await screen.findByRole('dialog', { name: messages.forgotTitle })).toBeVisible();
  expect(await field(messages.email)).toHaveFocus();
  expect(await field(messages.email)).toHaveValue('salma@portal.example');
  await press(user, messages.sendLink);
  expect(await screen.findByText(mailed)).toBeVisible();
});

test('a member reads in the account card who it is, and is led to its public profile, and to its account by one link', async () => {
  const salma = aMember({ role: 'OP', name: 'سلمى بن عيسى' });
  const user = openPortal({ as: salma });
  await press(user, frame.account(salma.name));
  const card = within(await screen.findByRole('dialog', { name: frame.account(salma.name) }));
  expect(card.getByText(/رئيس مكتب/u)).toHaveTextContent(salma.office.name);
  expect(card.getByRole('link', { name: messages.profile })).toHaveAttribute(
    'href',
    `/organization/members/${salma.id}`,
  );
  const addresses = card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address?.startsWith('/account/'))).toEqual([]);
  expect(card.getAllByRole('button').at(-1)).toHaveTextContent(messages.signOut);
  const account = card.getByRole('link', { name: 'حسابي' });
  expect(account).toHaveAttribute('href', `/organization/edit-profile/${salma.id}`);
  await user.click(account);
  expect(await screen.findByRole('heading', { name: 'profile' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each<[Role, boolean]>([
  ['AD', true],
  ['OP', true],
  ['SG', false],
  ['OM', false],
])(
  'a member of role %s is led from the account card to a new post, and to the dashboard: %s',
  async (role, isStaff) => {
    const member = aMember({ role });
    const user = openPortal({ as: member });
    await press(user, frame.account(member.name));
    const card = within(await screen.findByRole('dialog', { name: frame.account(member.name) }));
    expect(card.getAllByRole('link')[0]).toHaveAttribute('href', '/organization/me');
    expect(card.getByRole('link', { name: messages.addPost })).toHaveAttribute('href', '/organization/add-post');
    const dashboard = card.queryAllByRole('link', { name: frame.dashboard });
    expect(dashboard.map((link) => link.getAttribute('href'))).toEqual(isStaff ? ['/organization/dashboard'] : []);
  },
);

test('a member whose password was chosen by staff is reminded at every page, and may put it off', async () => {
  const salma = aMember({ mustChangePassword: true });
  const user = openPortal({ as: salma });
  const reminder = within(await screen.findByRole('complementary', { name: messages.reminder }));
  expect(reminder.getByRole('link', { name: messages.changePassword })).toHaveAttribute(
    'href',
    `/organization/edit-profile/${salma.id}`,
  );
  await user.click(reminder.getByRole('button', { name: messages.later }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('staff whose password was chosen by others cannot put the reminder off', async () => {
  openPortal({ as: aMember({ role: 'OP', mustChangePassword: true, secondFactorDueAt: new Date(0).toISOString() }) });
  const reminder = within(await screen.findByRole('complementary', { name: messages.reminder }));
  expect(reminder.getByText(messages.mustChangePassword)).toBeVisible();
  expect(reminder.queryByRole('button')).not.toBeInTheDocument();
});

test('a member who has not confirmed the e-mail has the link sent again', async () => {
  server.use(api.accept('post', 'auth/email/resend', 'أُرسل الرابط', 202));
  const user = openPortal({ as: aMember({ emailConfirmed: false }) });
  expect(await screen.findByText(messages.mustConfirmEmail)).toBeVisible();
  await press(user, messages.resend);
  expect(await screen.findByText('أُرسل الرابط')).toBeVisible();
});
