import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useSession } from 'shared-api/session/session.store';
import { aMember, anOffice, api, signInAs, startApiServer } from 'shared-api/testing';
import { leaveMessages } from 'shared-ui/dialog';
import { Link, Outlet } from 'shared-ui/router';
import { press, renderRoutes } from 'shared-ui/testing';
import { profileMessages as messages } from '../profile/messages.ts';
import { PendingEmailCallout } from '../profile/pending-email.tsx';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';

const server = startApiServer();
const member = aMember({
  name: 'سلمى بن عيسى',
  phone: '+213550102030',
  bio: 'طالبة',
  about: 'متطوعة',
  office: anOffice(),
});
const path = `/organization/edit-profile/${member.id}`;

beforeAll(() => PendingEmailCallout.preload());
beforeEach(() => signInAs(member));

const Frame = () => (
  <>
    <Link to="/">مغادرة</Link>
    <Outlet />
  </>
);
const framed = [{ element: <Frame />, children: [...routes, { path: '/', element: <p>الرئيسية</p> }] }];

async function open() {
  const { user, router } = renderRoutes(framed, path);
  const form = within(await screen.findByRole('form', { name: messages.form }));
  return { user, router, form };
}
type Form = Awaited<ReturnType<typeof open>>['form'];
const field = (form: Form, label: string) =>
  form.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
const save = ({ user, form }: Awaited<ReturnType<typeof open>>) =>
  user.click(form.getByRole('button', { name: messages.save }));

test('a member finds in the form what is known of it, and no password', async () => {
  const { form } = await open();
  expect(field(form, messages.username)).toHaveValue(member.name);
  expect(field(form, messages.username)).toHaveAttribute('readonly');
  expect(field(form, messages.name)).toHaveValue(member.name);
  expect(field(form, messages.email)).toHaveValue(member.email);
  expect(field(form, messages.phone)).toHaveValue('0550 10 20 30');
  expect(field(form, messages.bio)).toHaveValue(member.bio);
  expect(field(form, messages.about)).toHaveValue(member.about);
  expect(field(form, messages.password)).toHaveValue('');
});

test('a member finds the other pages of its account over the form', async () => {
  await open();
  const nav = screen.getByRole('navigation', { name: 'حسابي' });
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('الملف الشخصي');
  const addresses = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    path,
    '/account/security',
    '/account/sessions',
    '/account/data',
    '/organization/notifications/choices',
  ]);
});

test('a member is told where each of the two texts about it is read', async () => {
  const { form } = await open();
  expect(field(form, messages.bio)).toHaveAccessibleDescription(new RegExp(messages.bioHelp));
  expect(field(form, messages.about)).toHaveAccessibleDescription(new RegExp(messages.aboutHelp));
});

test('a member changes its name, reads that it was saved, and the portal knows it at once', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(api.updateProfile({ ...member, name: 'سلمى' }, (fields) => sent.push(fields)));
  const opened = await open();
  await opened.user.clear(field(opened.form, messages.name));
  await opened.user.type(field(opened.form, messages.name), 'سلمى');
  await save(opened);
  expect(await screen.findByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'سلمى',
      addressedAs: 'man',
      email: member.email,
      phone: '0550 10 20 30',
      bio: 'طالبة',
      about: 'متطوعة',
      password: '',
      confirmPassword: '',
    },
  ]);
  expect(useSession.getState().member?.name).toBe('سلمى');
});

test('a woman chooses to be addressed as one, and the portal speaks of her so at once', async () => {
  const sent: Record<string, unknown>[] = [];
  server.use(api.updateProfile({ ...member, addressedAs: 'woman' }, (fields) => sent.push(fields)));
  const opened = await open();
  const choice = opened.form.getByRole('combobox', { name: 'صيغة المخاطبة' });
  expect(choice).toHaveDisplayValue('مذكر');
  await opened.user.selectOptions(choice, 'مؤنث');
  await save(opened);
  expect(await screen.findByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ addressedAs: 'woman' }]);
  expect(useSession.getState().member?.addressedAs).toBe('woman');
});

const newEmail = 'salma@example.dz';
const asking = { ...member, pendingEmail: newEmail };
const callout = async () => within(await screen.findByRole('region', { name: messages.pendingEmail.label }));

test('a member who asks for another e-mail reads that a link was mailed there, and by which address it signs in until then', async () => {
  server.use(api.updateProfile(asking, undefined, 'أرسلنا رابطًا إلى بريدك الجديد'));
  const opened = await open();
  await opened.user.clear(field(opened.form, messages.email));
  await opened.user.type(field(opened.form, messages.email), newEmail);
  await save(opened);
  expect(await screen.findByText('أرسلنا رابطًا إلى بريدك الجديد')).toBeVisible();
  const pending = await callout();
  expect(pending.getByText(messages.pendingEmail.hint(newEmail, member.email))).toBeVisible();
  expect(field(opened.form, messages.email)).toHaveValue(newEmail);
});

test('a member who saves something else while an address waits keeps it waiting', async () => {
  const sent: Record<string, unknown>[] = [];
  signInAs(asking);
  server.use(api.updateProfile({ ...asking, bio: 'طالبة في تلمسان' }, (fields) => sent.push(fields)));
  const opened = await open();
  await opened.user.type(field(opened.form, messages.bio), ' في تلمسان');
  await save(opened);
  expect(await screen.findByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
  expect(sent).toMatchObject([{ email: newEmail }]);
});

test('a member has the link mailed again', async () => {
  const sent: unknown[] = [];
  signInAs(asking);
  server.use(
    http.post('*/api/auth/email/resend', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'أُرسل الرابط' }, { status: 202 });
    }),
  );
  await open();
  await press(() => screen.getByRole('button', { name: messages.resendLink }));
  expect(await screen.findByText('أُرسل الرابط')).toBeVisible();
  expect(sent).toEqual([{ email: newEmail }]);
});

test('a member who may not have the link mailed again yet reads why', async () => {
  const message = 'محاولات كثيرة، أعد المحاولة بعد قليل.';
  signInAs(asking);
  server.use(api.reject('post', 'auth/email/resend', 429, { code: 'too_many_requests', message }));
  await open();
  await press(() => screen.getByRole('button', { name: messages.resendLink }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a member takes the change of e-mail back, and keeps what it was typing', async () => {
  const sent: Record<string, unknown>[] = [];
  signInAs(asking);
  server.use(api.updateProfile(member, (fields) => sent.push(fields), 'بقي بريدك كما هو'));
  const { user, form } = await open();
  await user.type(field(form, messages.bio), ' في تلمسان');
  const withdraw = await screen.findByRole('button', { name: messages.withdrawEmail });
  withdraw.focus();
  await press(() => withdraw);
  expect(await screen.findByText('بقي بريدك كما هو')).toBeVisible();
  expect(sent).toEqual([{ name: member.name, email: member.email }]);
  expect(screen.queryByRole('region', { name: messages.pendingEmail.label })).not.toBeInTheDocument();
  expect(field(form, messages.email)).toHaveValue(member.email);
  expect(field(form, messages.email)).toHaveFocus();
  expect(field(form, messages.bio)).toHaveValue('طالبة في تلمسان');
});

test('a member whose new password took the change of e-mail back reads so', async () => {
  signInAs(asking);
  server.use(api.updateProfile(member, undefined, 'أُلغي تغيير البريد'));
  const opened = await open();
  for (const label of [messages.password, messages.confirmPassword])
    await opened.user.type(field(opened.form, label), 'tadamon-2026');
  await save(opened);
  expect(await screen.findByText('أُلغي تغيير البريد')).toBeVisible();
  expect(field(opened.form, messages.email)).toHaveValue(member.email);
});

test('what a member types while the profile is on its way stays in the form, unsaved', async () => {
  const arrived = Promise.withResolvers<void>();
  const saved = { ...member, bio: 'طالبة في تلمسان' };
  server.use(api.held('put', `auth/update/${member.id}`, arrived.promise), api.updateProfile(saved));
  const opened = await open();
  const bio = field(opened.form, messages.bio);
  await opened.user.type(bio, ' في تلمسان');
  await save(opened);
  await opened.user.type(bio, ' ومتطوعة');
  arrived.resolve();
  expect(await screen.findByText('تم تعديل الملف الشخصي بنجاح')).toBeVisible();
  expect(bio).toHaveValue('طالبة في تلمسان ومتطوعة');
  await press(() => screen.getByRole('link', { name: 'مغادرة' }));
  await press(() => screen.getByRole('button', { name: leaveMessages.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent: Record<string, unknown>[] = [];
  server.use(api.updateProfile({ ...saved, bio: 'طالبة في تلمسان ومتطوعة' }, (fields) => sent.push(fields)));
  await save(opened);
  await waitFor(() => expect(sent).toMatchObject([{ bio: 'طالبة في تلمسان ومتطوعة' }]));
});

test('passwords that differ are marked, and sending is not barred: the server rejects', async () => {
  const fields = { confirmPassword: 'حقل «تكرار كلمة المرور» لا يطابق الحقل الأول.' };
  server.use(api.reject('put', `auth/update/${member.id}`, 400, { code: 'validation_failed', message: 'خطأ', fields }));
  const opened = await open();
  await opened.user.type(field(opened.form, messages.password), 'tadamon-2026');
  expect(field(opened.form, messages.confirmPassword)).toBeInvalid();
  await save(opened);
  expect(await screen.findByText('خطأ في تعديل الملف الشخصي')).toBeVisible();
  expect(field(opened.form, messages.password)).toHaveValue('tadamon-2026');
  await opened.user.type(field(opened.form, messages.confirmPassword), 'tadamon-2026');
  await waitFor(() => expect(opened.form.queryByText('كلمتا المرور غير متطابقتين.')).not.toBeInTheDocument());
});

const update = `auth/update/${member.id}`;
const taken = 'هذا البريد الإلكتروني مستعمل في حساب آخر.';
test.each([
  [
    '400',
    () => api.reject('put', update, 400, { code: 'validation_failed', message: '' }),
    'خطأ في تعديل الملف الشخصي',
  ],
  ['500', () => api.reject('put', update, 500, { code: 'internal', message: '' }), 'خطأ في الخادم'],
  ['no answer', () => api.unreachable('put', update), 'خطأ في الخادم'],
  ['409', () => api.reject('put', update, 409, { code: 'conflict', message: taken }), taken],
  ['401', () => api.reject('put', update, 401, { code: 'unauthenticated', message: '' }), sendingMessages.sessionEnded],
])('on %s a member reads why, and what was typed stays', async (_, answer, sentence) => {
  server.use(answer());
  const opened = await open();
  await opened.user.type(field(opened.form, messages.bio), ' في تلمسان');
  await save(opened);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field(opened.form, messages.bio)).toHaveValue('طالبة في تلمسان');
});

test('a member who cancels finds again what was saved', async () => {
  const { user, form } = await open();
  await user.type(field(form, messages.bio), ' شيء آخر');
  await user.click(form.getByRole('button', { name: messages.cancel }));
  expect(field(form, messages.bio)).toHaveValue('طالبة');
});

test('a member who leaves with unsaved changes is asked, and may stay', async () => {
  const { user, router, form } = await open();
  await user.type(field(form, messages.bio), ' شيء');
  await press(() => screen.getByRole('link', { name: 'مغادرة' }));
  await press(() => screen.getByRole('button', { name: leaveMessages.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(path);
  expect(field(form, messages.bio)).toHaveValue('طالبة شيء');
  await press(() => screen.getByRole('link', { name: 'مغادرة' }));
  await press(() => screen.getByRole('button', { name: leaveMessages.leave }));
  expect(await screen.findByText('الرئيسية')).toBeVisible();
});

test.each([
  ['nobody signed in', null],
  ['another member', aMember()],
])('%s finds no profile to edit', async (_, viewer) => {
  signInAs(viewer);
  renderRoutes(routes, path);
  expect(await screen.findByText('لم يتم العثور على المستخدم')).toBeVisible();
});
