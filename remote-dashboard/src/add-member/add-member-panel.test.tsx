import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { aManagedOffice, aMember, anOffice, api, staffApi } from 'shared-api/testing';
import { messages as officeMessages } from '../offices/messages.ts';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const { email: _email, phone: _phone, address: _address, hours: _hours, ...oran } = anOffice({ name: 'مكتب وهران' });
const admin = aMember({ role: 'AD', name: 'مدير' });
const head = aMember({ role: 'OP', name: 'رئيس', office: oran });
const amine = { name: 'أمين بوعلام', email: 'amine@portal.example', phone: '0550 10 20 30', password: 'tadamon-1999' };

let rows: PrivateMember[] = [];
let sent: Record<string, FormDataEntryValue>[] = [];

/** The network keeps what comes, and lists it from then on. */
const keep = () =>
  staffApi.add(async (_, request) => {
    const fields = Object.fromEntries(await request.formData());
    sent.push(fields);
    const member = aMember({ name: String(fields.name), office: oran });
    rows = [member, ...rows];
    return member;
  });

async function openFormAs(viewer: PrivateMember, search = '') {
  rows = [];
  sent = [];
  const { user, router } = openDashboard(
    viewer,
    search,
    staffApi.offices([aManagedOffice(oran)]),
    staffApi.members(() => rows),
    keep(),
  );
  await user.click(await screen.findByRole('button', { name: 'إضافة عضو Add Member' }));
  return { user, router };
}
type User = Awaited<ReturnType<typeof openFormAs>>['user'];

const form = () => screen.getByRole('form', { name: messages.form });
const field = (label: string) => within(form()).getByLabelText(new RegExp(`^${label}`));
const submit = () => within(form()).getByRole('button', { name: 'إضافة عضو Add Member' });

async function fillIn(user: User, given: Partial<typeof amine> = {}) {
  for (const [name, value] of Object.entries({ ...amine, ...given })) {
    await user.type(field(messages[name as keyof typeof amine]), value);
  }
}
const expectKept = () => {
  for (const [name, value] of Object.entries(amine))
    expect(field(messages[name as keyof typeof amine])).toHaveValue(value);
};

test('an administrator adds a member to any office, in any role; the form is cleared and the new row appears', async () => {
  const { user, router } = await openFormAs(admin, '?q=nobody');
  await fillIn(user);
  const role = field(messages.role);
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'مسؤول البوابة · Admin',
    'الامين العام · Secritaire general',
    'رئيس مكتب · Office President',
    'عضو · Office Member',
  ]);
  await user.selectOptions(role, 'رئيس مكتب · Office President');
  await user.selectOptions(await waitFor(() => field(messages.office)), oran.name);
  await user.selectOptions(field(messages.addressedAs), 'مؤنث');
  await user.type(field(messages.bio), 'طالب');
  await user.upload(field(messages.avatar), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(submit());

  expect(await screen.findByText('تمت إضافة العضو بنجاح')).toBeVisible();
  const { avatar, ...texts } = sent[0] ?? {};
  expect(texts).toEqual({
    ...amine,
    addressedAs: 'woman',
    role: 'OP',
    officeId: oran.id,
    bio: 'طالب',
    description: '',
  });
  expect(avatar).toBeInstanceOf(File);
  for (const label of [messages.name, messages.email, messages.phone, messages.password]) {
    expect(field(label)).toHaveValue('');
  }
  expect(await screen.findByRole('row', { name: new RegExp(amine.name) })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test("an administrator who chooses an iPhone's photo for a member reads what it is before it is sent", async () => {
  const { user } = await openFormAs(admin, '?q=nobody');
  const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(field(messages.avatar), heic);
  expect(await screen.findByText(/هذه صورة HEIC/)).toBeVisible();
  await user.upload(field(messages.avatar), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText(/ليس صورة يمكن قراءتها/)).toBeVisible();
});

test('an administrator reads whom an office has as its head before it adds another', async () => {
  const { user } = await openFormAs(admin);
  server.use(api.membersOf([head]));
  await user.selectOptions(field(messages.role), 'رئيس مكتب · Office President');
  await user.selectOptions(await waitFor(() => field(messages.office)), oran.name);
  const sentence = officeMessages.secondHead(oran.name, head.name);
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.selectOptions(field(messages.role), 'عضو · Office Member');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('whom staff added is told with the temporary password, once, and that can be copied', async () => {
  const { user } = await openFormAs(head);
  await fillIn(user);
  await user.click(submit());
  const note = within(await screen.findByRole('status', { name: messages.added }));
  expect(note.getByText(amine.name)).toBeVisible();
  expect(note.getByText(amine.email)).toHaveAttribute('dir', 'ltr');
  expect(note.getByText(amine.password)).toBeVisible();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(note.getByRole('button', { name: messages.copy }));
  expect(await screen.findByText(messages.copied)).toBeVisible();
  expect(written.mock.lastCall).toEqual([amine.password]);
  written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(note.getByRole('button', { name: messages.copy }));
  expect(await screen.findByText(messages.copyFailed)).toBeVisible();
  await user.click(note.getByRole('button', { name: messages.hide }));
  expect(screen.queryByText(amine.password)).not.toBeInTheDocument();
});

test('what is typed while the answer is on its way stays in the form', async () => {
  const { user } = await openFormAs(head);
  const arrived = Promise.withResolvers<void>();
  server.use(api.held('post', 'dashboard/member', arrived.promise));
  await fillIn(user);
  await user.click(submit());
  await user.type(field(messages.name), ' الثاني');
  arrived.resolve();
  expect(await screen.findByText('تمت إضافة العضو بنجاح')).toBeVisible();
  expect(field(messages.name)).toHaveValue(`${amine.name} الثاني`);
});

test('who went to another page before the answer came is left there as it is', async () => {
  const { user, router } = await openFormAs(head, '?q=nobody');
  const arrived = Promise.withResolvers<void>();
  server.use(
    api.held('post', 'dashboard/member', arrived.promise),
    staffApi.posts(() => []),
  );
  await fillIn(user);
  await user.click(submit());
  await act(() => router.navigate('/organization/dashboard/posts?type=Ad'));
  arrived.resolve();
  expect(await screen.findByText('تمت إضافة العضو بنجاح')).toBeVisible();
  expect(router.state.location.search).toBe('?type=Ad');
});

test('the head of an office adds members of two roles, to its own office', async () => {
  const { user } = await openFormAs(head);
  const options = within(field(messages.role)).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'رئيس مكتب · Office President',
    'عضو · Office Member',
  ]);
  expect(within(form()).queryByLabelText(new RegExp(`^${messages.office}`))).not.toBeInTheDocument();
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByRole('row', { name: new RegExp(amine.name) })).toBeVisible();
  expect(sent[0]).toMatchObject({ role: 'OM', officeId: oran.id });
});

test.each([
  ['no name', { name: ' ' }, messages.name],
  ['what is no e-mail address', { email: 'x' }, messages.email],
  ['no phone number', { phone: ' ' }, messages.phone],
  ['a short password', { password: 'short' }, messages.password],
])('an admin who gives %s reads so at the field, and nothing is sent', async (_, given, label) => {
  const { user } = await openFormAs(head);
  await fillIn(user, given);
  await user.click(submit());
  await waitFor(() => expect(field(label)).toBeInvalid());
  expect(field(label)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('an administrator who chose no office reads so at the field', async () => {
  const { user } = await openFormAs(admin);
  await fillIn(user);
  await user.click(submit());
  await waitFor(() => expect(field(messages.office)).toBeInvalid());
  expect(sent).toEqual([]);
});

test('what the server rejects is said at its field, and everything typed stays', async () => {
  const { user } = await openFormAs(head);
  const fields = { email: 'هذا البريد الإلكتروني مستعمل في حساب آخر.' };
  server.use(api.reject('post', 'dashboard/member', 409, { code: 'conflict', message: fields.email, fields }));
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText('An error occurred while adding the member')).toBeVisible();
  expect(field(messages.email)).toHaveAccessibleErrorMessage(fields.email);
  expectKept();
  await user.type(field(messages.email), 'x');
  expect(field(messages.email)).toBeValid();
  expect(field(messages.email)).toHaveFocus();
});

test('a password is made up on request, and can be read and hidden', async () => {
  const { user } = await openFormAs(head);
  expect(field(messages.password)).toHaveAttribute('type', 'password');
  await user.click(within(form()).getByRole('button', { name: messages.generatePassword }));
  expect(field(messages.password)).toHaveAttribute('type', 'text');
  expect((field(messages.password) as HTMLInputElement).value).toMatch(/^\S{14}$/);
});

test('closing the form keeps what was typed, cancelling it does not', async () => {
  const { user } = await openFormAs(head);
  await user.type(field(messages.name), amine.name);
  await user.click(screen.getByRole('button', { name: 'إغلاق النموذج Close Form' }));
  const open = screen.getByRole('button', { name: 'إضافة عضو Add Member', expanded: false });
  await user.click(open);
  expect(field(messages.name)).toHaveValue(amine.name);
  await user.click(within(form()).getByRole('button', { name: 'إلغاء Cancel' }));
  await user.click(open);
  expect(field(messages.name)).toHaveValue('');
});
