import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { api, aSecretaryGeneral, staffApi } from 'shared-api/testing';
import { messages as confirmMessages } from '../dialogs/messages.ts';
import { messages as officeMessages } from '../offices/messages.ts';
import { pairs } from '../pairs.ts';
import { server, type User } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';
import { admin, buttonOf, chooseInMenu, head, karim, openAs, openMenu, rowOf, salma } from './testing/open-members.ts';

const reply = (status: number, body: object) => () => HttpResponse.json(body, { status });

test('the head of an office deactivates a member and reads that it was done', async () => {
  const { user } = openAs(head);
  server.use(staffApi.toggle({ ...salma, Active: false, version: 2 }, 'تم إلغاء تفعيل العضو بنجاح'));
  await chooseInMenu(user, salma, messages.deactivate);
  expect(await screen.findByText('تم إلغاء تفعيل العضو بنجاح')).toBeVisible();
  expect(await buttonOf(salma, messages.activate)).toBeEnabled();
});

test('the head of an office takes a deactivation back, in the version that it left', async () => {
  const { user } = openAs(head);
  server.use(staffApi.toggle({ ...salma, Active: false, version: 2 }, 'تم إلغاء تفعيل العضو بنجاح'));
  await chooseInMenu(user, salma, messages.deactivate);
  const undo = await screen.findByRole('button', { name: 'تراجع' });
  const seen: unknown[] = [];
  server.use(
    http.put(`*/api/dashboard/member/${salma.id}`, ({ request }) => {
      seen.push(request.headers.get('if-match'));
      return HttpResponse.json({ message: 'تم تفعيل العضو بنجاح', member: { ...salma, version: 3 } });
    }),
  );
  await user.click(undo);
  expect(await screen.findByText('تم تفعيل العضو بنجاح')).toBeVisible();
  expect(await within(await rowOf(salma)).findByText(messages.active)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تراجع' })).not.toBeInTheDocument();
  expect(seen).toEqual(['"2"']);
});

test('who takes a deactivation back that another acted on meanwhile reads what it is now', async () => {
  const { user } = openAs(head);
  server.use(staffApi.toggle({ ...salma, Active: false, version: 2 }, 'تم إلغاء تفعيل العضو بنجاح'));
  await chooseInMenu(user, salma, messages.deactivate);
  const undo = await screen.findByRole('button', { name: 'تراجع' });
  const current = { ...salma, Active: false, phone: '+213550998877', version: 3 };
  server.use(
    api.reject('put', `dashboard/member/${salma.id}`, 409, { code: 'conflict', message: 'غيّر شخص آخر', current }),
  );
  await user.click(undo);
  expect(await screen.findByText(/فلم يُنفَّذ طلبك/)).toBeVisible();
  expect(await buttonOf(salma, messages.activate)).toBeEnabled();
});

test('the head of an office activates somebody whose e-mail is not confirmed after a second decision only', async () => {
  const newcomer = { ...karim, emailConfirmed: false, lastSeenAt: null };
  const { user } = openAs(head, [newcomer]);
  const sent: unknown[] = [];
  server.use(
    staffApi.toggle({ ...newcomer, Active: true, version: 2 }, 'تم تفعيل العضو بنجاح', (body) => sent.push(body)),
  );
  await user.click(await buttonOf(newcomer, messages.activate));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(newcomer.email)).toBeVisible();
  expect(screen.queryByText('تم تفعيل العضو بنجاح')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: confirmMessages.letInAnyway }));
  expect(await screen.findByText('تم تفعيل العضو بنجاح')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ confirmUnproven: true }]);
});

test.each([
  ['deactivates', salma, messages.deactivate, pairs.deactivateFailed.ar, messages.active],
  ['activates', karim, messages.activate, pairs.activateFailed.ar, messages.inactive],
])('an admin who %s in vain reads so, and the row stays as it was', async (_, member, button, sentence, state) => {
  const { user } = openAs(head);
  server.use(api.unreachable('put', `dashboard/member/${member.id}`));
  if (member.Active) await openMenu(user, member);
  await user.click(await buttonOf(member, button));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(within(await rowOf(member)).getByText(state)).toBeVisible();
});

const roleOf = async (member: PrivateMember) =>
  within(await rowOf(member)).findByRole('combobox', { name: messages.roleOf(member.name) });
const confirmRole = async (user: User) =>
  user.click(await screen.findByRole('button', { name: messages.roleConfirm, busy: false }));

test('an administrator changes a role once that was confirmed, and sees the one the server answers', async () => {
  const { user } = openAs(admin);
  const sent: unknown[] = [];
  server.use(
    staffApi.changeRole(async (_, request) => {
      sent.push(await request.json(), request.headers.get('if-match'));
      return { ...salma, role: 'OP', version: 2 };
    }),
  );
  const picker = await roleOf(salma);
  await user.selectOptions(picker, 'مسؤول البوابة · Admin');
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${messages.roleAction}`) });
  expect(within(dialog).getByText(messages.roleChange(salma, 'AD'))).toBeVisible();
  expect(sent).toEqual([]);
  await confirmRole(user);
  expect(await screen.findByText('Member role updated successfully')).toBeVisible();
  expect(screen.getByText(/تم تغيير صفة العضو بنجاح/)).toBeVisible();
  expect(picker).toHaveDisplayValue('رئيس مكتب · Office President');
  expect(sent).toEqual([{ id: salma.id, role: 'AD' }, '"1"']);
});

test('an administrator who takes the choice of a role back is where it was, and nothing is changed', async () => {
  const { user } = openAs(admin);
  const picker = await roleOf(salma);
  await user.selectOptions(picker, 'رئيس مكتب · Office President');
  await screen.findByRole('dialog', { name: new RegExp(`^${messages.roleAction}`) });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(picker).toHaveFocus());
  expect(picker).toHaveDisplayValue('عضو · Office Member');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  [
    'whom',
    api.secretaryGeneral({ info: aSecretaryGeneral({ name: 'الطاهر' }), posts: [] }),
    messages.roleReplaces('الطاهر'),
  ],
  ['that somebody may be', api.unreachable('get', 'org/secretary-general'), messages.roleMayReplace],
])('an administrator who appoints a secretary-general reads %s replaced', async (_, present, sentence) => {
  const { user } = openAs(admin);
  server.use(present);
  await user.selectOptions(await roleOf(salma), 'الامين العام · Secritaire general');
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${messages.roleAction}`) }));
  expect(await dialog.findByText(`${messages.roleChange(salma, 'SG')} ${sentence}`)).toBeVisible();
});

const presentHead = { ...salma, id: 'nabil', name: 'نبيل', role: 'OP' as const };

test.each([
  ['whom it has already', api.membersOf([presentHead]), officeMessages.secondHead(salma.office.name, presentHead.name)],
  ['that it may have one', api.unreachable('get', 'org/members'), officeMessages.maySecondHead],
])('an administrator who gives an office another head reads %s', async (_, ofOffice, sentence) => {
  const { user } = openAs(admin);
  server.use(ofOffice);
  await user.selectOptions(await roleOf(salma), 'رئيس مكتب · Office President');
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${messages.roleAction}`) }));
  expect(await dialog.findByText(`${messages.roleChange(salma, 'OP')} ${sentence}`)).toBeVisible();
});

test('an administrator who gives an office its first head reads of no other', async () => {
  const { user } = openAs(admin);
  server.use(api.membersOf([salma]));
  await user.selectOptions(await roleOf(salma), 'رئيس مكتب · Office President');
  await screen.findByRole('button', { name: messages.roleConfirm, busy: false });
  expect(screen.getByText(messages.roleChange(salma, 'OP'))).toBeVisible();
});

test('an administrator who appoints the first secretary-general reads of nobody replaced', async () => {
  const { user } = openAs(admin);
  server.use(api.secretaryGeneral({ info: null, posts: [] }));
  await user.selectOptions(await roleOf(salma), 'الامين العام · Secritaire general');
  await screen.findByRole('button', { name: messages.roleConfirm, busy: false });
  expect(screen.getByText(messages.roleChange(salma, 'SG'))).toBeVisible();
});

test('an administrator whose change of a role fails sees the role as it is', async () => {
  const { user } = openAs(admin);
  server.use(api.reject('put', 'dashboard/member', 500, { code: 'internal', message: 'خطأ' }));
  const picker = await roleOf(salma);
  await user.selectOptions(picker, 'مسؤول البوابة · Admin');
  await confirmRole(user);
  expect(await screen.findByText('Error updating member role')).toBeVisible();
  expect(picker).toHaveDisplayValue('عضو · Office Member');
});

test('an admin who acts on what another changed meanwhile reads what changed, and sees the row as it stands', async () => {
  const current = { ...salma, Active: false, role: 'OP' as const, version: 2 };
  const { user } = openAs(admin);
  const conflict = { code: 'conflict', message: 'غيّر شخص آخر هذه البيانات قبلك', current } as const;
  server.use(api.reject('put', `dashboard/member/${salma.id}`, 409, conflict));
  await chooseInMenu(user, salma, messages.deactivate);
  expect(await screen.findByText(/الصفة: رئيس مكتب، الحالة: غير مفعّل/)).toBeVisible();
  const row = await rowOf(salma);
  expect(await buttonOf(salma, messages.activate)).toBeEnabled();
  expect(within(row).getByRole('combobox')).toHaveDisplayValue('رئيس مكتب · Office President');
});

test('a member is deleted once that was confirmed, and not before', async () => {
  const { user } = openAs(head);
  server.use(staffApi.remove(salma.id));
  await chooseInMenu(user, salma, messages.remove);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf(salma)).toBeVisible();

  await chooseInMenu(user, salma, messages.remove);
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${messages.removeAction}`) });
  expect(dialog).toHaveTextContent(salma.name);
  await user.click(within(dialog).getByRole('button', { name: messages.removeAction }));
  expect(await screen.findByText('Member deleted successfully')).toBeVisible();
  expect(screen.getByText(/تم حذف العضو بنجاح/)).toBeVisible();
  expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument();
  expect(screen.getByText(messages.count(1))).toBeVisible();
});

test('a member that could not be deleted stays', async () => {
  const { user } = openAs(head);
  server.use(http.delete(`*/api/dashboard/member/${salma.id}`, reply(500, { code: 'internal', message: 'خطأ' })));
  await chooseInMenu(user, salma, messages.remove);
  await user.click(await screen.findByRole('button', { name: messages.removeAction }));
  expect(await screen.findByText('Error deleting member')).toBeVisible();
  expect(await rowOf(salma)).toBeVisible();
});

test('the head of an office signs a member out everywhere once that was confirmed; the row stays', async () => {
  const ended: string[] = [];
  const { user } = openAs(head);
  server.use(
    staffApi.endSessions((id) => {
      ended.push(id);
      return salma;
    }),
  );
  await chooseInMenu(user, salma, messages.endSessions);
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${messages.endSessionsAction}`) }));
  expect(ended).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.endSessionsConfirm }));
  expect(await screen.findByText('تم إنهاء جلسات العضو على كل أجهزته')).toBeVisible();
  expect(ended).toEqual([salma.id]);
  expect(await rowOf(salma)).toBeVisible();
});

test('staff that could not end sessions reads so', async () => {
  const { user } = openAs(head);
  server.use(api.unreachable('delete', `dashboard/member/${salma.id}/sessions`));
  await chooseInMenu(user, salma, messages.endSessions);
  await user.click(await screen.findByRole('button', { name: messages.endSessionsConfirm }));
  expect(await screen.findByText(messages.endSessionsFailed)).toBeVisible();
});

test('an administrator corrects the e-mail of a member, and reads that it counts once it is confirmed', async () => {
  const asked: unknown[] = [];
  const { user } = openAs(admin);
  server.use(
    staffApi.correctEmail(async (id, request) => {
      asked.push(id, await request.json());
      return salma;
    }),
  );
  await chooseInMenu(user, salma, messages.correctEmail);
  const dialog = within(await screen.findByRole('dialog', { name: messages.correctEmailTitle(salma.name) }));
  const email = dialog.getByRole('textbox', { name: messages.newEmail });
  await user.clear(email);
  await user.type(email, 'salma.b@portal.example');
  await user.click(dialog.getByRole('button', { name: messages.correctEmailConfirm }));
  expect(await screen.findByText('أرسلنا رابط التأكيد إلى البريد الجديد')).toBeVisible();
  expect(asked).toEqual([salma.id, { email: 'salma.b@portal.example' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an administrator who writes the e-mail of another member reads so at the field, which keeps what was typed', async () => {
  const { user } = openAs(admin);
  const taken = 'يوجد حساب بهذا البريد الإلكتروني';
  server.use(
    api.reject('put', `dashboard/member/${salma.id}/email`, 409, {
      code: 'conflict',
      message: taken,
      fields: { email: taken },
    }),
  );
  await chooseInMenu(user, salma, messages.correctEmail);
  const dialog = within(await screen.findByRole('dialog', { name: messages.correctEmailTitle(salma.name) }));
  const email = dialog.getByRole('textbox', { name: new RegExp(`^${messages.newEmail}`) });
  await user.clear(email);
  await user.type(email, karim.email);
  await user.click(dialog.getByRole('button', { name: messages.correctEmailConfirm }));
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveValue(karim.email);
});

test('staff invites again who was added and never signed in, and nobody else', async () => {
  const invited: string[] = [];
  const newcomer = { ...salma, mustChangePassword: true, lastSeenAt: null };
  const { user } = openAs(head, [newcomer, { ...karim, mustChangePassword: true }]);
  server.use(
    staffApi.invite((id) => {
      invited.push(id);
      return newcomer;
    }),
  );
  await openMenu(user, karim);
  await buttonOf(karim, messages.remove);
  expect(within(await rowOf(karim)).queryByText(messages.invite)).not.toBeInTheDocument();
  await chooseInMenu(user, newcomer, messages.invite);
  expect(await screen.findByText('تم إرسال الدعوة بالبريد مرة أخرى')).toBeVisible();
  expect(invited).toEqual([newcomer.id]);
});

test('staff whose invitation may not be sent now reads the server’s reason', async () => {
  const newcomer = { ...salma, mustChangePassword: true, lastSeenAt: null };
  const { user } = openAs(head, [newcomer]);
  const message = 'لم تُرسل الدعوة: أعد المحاولة بعد 10 دقائق';
  server.use(api.reject('post', `dashboard/member/${salma.id}/invitation`, 409, { code: 'conflict', message }));
  await chooseInMenu(user, newcomer, messages.invite);
  expect(await screen.findByText(message)).toBeVisible();
});

test('staff whose invitation was not sent reads so', async () => {
  const newcomer = { ...salma, mustChangePassword: true, lastSeenAt: null };
  const { user } = openAs(head, [newcomer]);
  server.use(api.unreachable('post', `dashboard/member/${salma.id}/invitation`));
  await chooseInMenu(user, newcomer, messages.invite);
  expect(await screen.findByText(messages.inviteFailed)).toBeVisible();
});
