import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { api } from 'shared-api/testing/handlers';
import { staffApi } from 'shared-api/testing/staff-handlers';
import { messages as confirmMessages } from '../confirm/messages.ts';
import { messages } from './messages.ts';
import { admin, head, karim, openAs, rowOf, salma, server } from './testing/open-members.ts';

const reply = (status: number, body: object) => () => HttpResponse.json(body, { status });

test('the head of an office deactivates a member and reads that it was done', async () => {
  const { user } = openAs(head);
  server.use(staffApi.toggle({ ...salma, Active: false, version: 2 }, 'تم إلغاء تفعيل العضو بنجاح'));
  const row = await rowOf(salma);
  await user.click(within(row).getByRole('button', { name: messages.deactivate }));
  expect(await screen.findByText('تم إلغاء تفعيل العضو بنجاح')).toBeVisible();
  expect(within(row).getByRole('button', { name: messages.activate })).toBeEnabled();
});

test('the head of an office activates somebody whose e-mail is not confirmed after a second decision only', async () => {
  const newcomer = { ...karim, emailConfirmed: false, lastSeenAt: null };
  const { user } = openAs(head, [newcomer]);
  server.use(staffApi.toggle({ ...newcomer, Active: true, version: 2 }, 'تم تفعيل العضو بنجاح'));
  await user.click(within(await rowOf(newcomer)).getByRole('button', { name: messages.activate }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(newcomer.email)).toBeVisible();
  expect(screen.queryByText('تم تفعيل العضو بنجاح')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: confirmMessages.letInAnyway }));
  expect(await screen.findByText('تم تفعيل العضو بنجاح')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['deactivates', salma, messages.deactivate, messages.deactivateFailed],
  ['activates', karim, messages.activate, messages.activateFailed],
])('an admin who %s in vain reads so, and the row stays as it was', async (_, member, button, sentence) => {
  const { user } = openAs(head);
  server.use(api.unreachable('put', `dashboard/member/${member.id}`));
  await user.click(within(await rowOf(member)).getByRole('button', { name: button }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(within(await rowOf(member)).getByRole('button', { name: button })).toBeEnabled();
});

test('an administrator changes a role, and sees the one the server answers', async () => {
  const { user } = openAs(admin);
  const sent: unknown[] = [];
  server.use(
    staffApi.changeRole(async (_, request) => {
      sent.push(await request.json(), request.headers.get('if-match'));
      return { ...salma, role: 'OP', version: 2 };
    }),
  );
  const picker = within(await rowOf(salma)).getByRole('combobox', { name: messages.roleOf(salma.name) });
  await user.selectOptions(picker, 'Secritaire general');
  expect(await screen.findByText('Member role updated successfully')).toBeVisible();
  expect(picker).toHaveDisplayValue('Office President');
  expect(sent).toEqual([{ id: salma.id, role: 'SG' }, '"1"']);
});

test('an administrator whose change of a role fails sees the role as it is', async () => {
  const { user } = openAs(admin);
  server.use(api.refuse('put', 'dashboard/member', 500, { code: 'internal', message: 'خطأ' }));
  const picker = within(await rowOf(salma)).getByRole('combobox');
  await user.selectOptions(picker, 'Admin');
  expect(await screen.findByText('Error updating member role')).toBeVisible();
  expect(picker).toHaveDisplayValue('Office Member');
});

test('an admin who acts on what another changed meanwhile reads what changed, and sees the row as it stands', async () => {
  const current = { ...salma, Active: false, role: 'OP' as const, version: 2 };
  const { user } = openAs(admin);
  const conflict = { code: 'conflict', message: 'غيّر شخص آخر هذه البيانات قبلك', current } as const;
  server.use(api.refuse('put', `dashboard/member/${salma.id}`, 409, conflict));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.deactivate }));
  expect(await screen.findByText(/الصفة: Office President، الحالة: غير مفعّل/)).toBeVisible();
  const row = await rowOf(salma);
  expect(within(row).getByRole('button', { name: messages.activate })).toBeEnabled();
  expect(within(row).getByRole('combobox')).toHaveDisplayValue('Office President');
});

test('a member is deleted once that was confirmed, and not before', async () => {
  const { user } = openAs(head);
  server.use(staffApi.remove(salma.id));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.remove }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf(salma)).toBeVisible();

  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.remove }));
  const dialog = await screen.findByRole('dialog', { name: messages.removeTitle });
  expect(dialog).toHaveTextContent(salma.name);
  await user.click(within(dialog).getByRole('button', { name: messages.removeConfirm }));
  expect(await screen.findByText('Member deleted successfully')).toBeVisible();
  expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument();
  expect(screen.getByText(messages.count(1))).toBeVisible();
});

test('a member that could not be deleted stays', async () => {
  const { user } = openAs(head);
  server.use(http.delete(`*/api/dashboard/member/${salma.id}`, reply(500, { code: 'internal', message: 'خطأ' })));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.remove }));
  await user.click(await screen.findByRole('button', { name: messages.removeConfirm }));
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
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.endSessions }));
  const dialog = within(await screen.findByRole('dialog', { name: messages.endSessionsTitle }));
  expect(ended).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.endSessionsConfirm }));
  expect(await screen.findByText('تم إنهاء جلسات العضو على كل أجهزته')).toBeVisible();
  expect(ended).toEqual([salma.id]);
  expect(await rowOf(salma)).toBeVisible();
});

test('staff that could not end sessions reads so', async () => {
  const { user } = openAs(head);
  server.use(api.unreachable('delete', `dashboard/member/${salma.id}/sessions`));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.endSessions }));
  await user.click(await screen.findByRole('button', { name: messages.endSessionsConfirm }));
  expect(await screen.findByText(messages.endSessionsFailed)).toBeVisible();
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
  expect(within(await rowOf(karim)).queryByRole('button', { name: messages.invite })).not.toBeInTheDocument();
  await user.click(within(await rowOf(newcomer)).getByRole('button', { name: messages.invite }));
  expect(await screen.findByText('تم إرسال الدعوة بالبريد مرة أخرى')).toBeVisible();
  expect(invited).toEqual([newcomer.id]);
});

test('staff whose invitation was not sent reads so', async () => {
  const newcomer = { ...salma, mustChangePassword: true, lastSeenAt: null };
  const { user } = openAs(head, [newcomer]);
  server.use(api.unreachable('post', `dashboard/member/${salma.id}/invitation`));
  await user.click(within(await rowOf(newcomer)).getByRole('button', { name: messages.invite }));
  expect(await screen.findByText(messages.inviteFailed)).toBeVisible();
});
