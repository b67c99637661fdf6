import { act, screen, waitFor, within } from '@testing-library/react';
import { signedInCookie } from 'shared-api/contract/accounts/cookies';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import {
  aGate,
  aLongestOffice,
  aManagedOffice,
  aMember,
  anEmptiestOffice,
  api,
  roundTrip,
  signInAs,
  staffApi,
} from 'shared-api/testing';
import { leaveMessages } from 'shared-ui/dialog';
import { actionOn } from '../lists/action-on.ts';
import { pairs } from '../pairs.ts';
import { openDashboard, server, type User } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const national = aManagedOffice({ name: 'المكتب الوطني', kind: 'national' });
const oran = aManagedOffice({ name: 'وهران', email: 'oran@portal.example', phone: '041 10 20 30' });
const memberOf = (role: 'AD' | 'OP', { id, name, kind, isActive }: typeof oran) =>
  aMember({ role, office: { id, name, kind, cover: null, isActive } });
const admin = memberOf('AD', national);
const head = memberOf('OP', oran);

function openAs(viewer: PrivateMember, path = '') {
  // an admin who edits its own office has its session read again
  document.cookie = `${signedInCookie}=1`;
  const offices = viewer.role === 'AD' ? [national, oran] : [oran];
  return openDashboard(viewer, path, api.session(viewer), staffApi.offices(offices));
}

async function openDialog(user: User, name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return within(await screen.findByRole('dialog'));
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const field = (dialog: Dialog, label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });

test('the head of an office edits its data, and cannot make a new one', async () => {
  const { user } = openAs(head);
  const sent: unknown[] = [];
  server.use(
    staffApi.saveOffice('put', 'تم تعديل بيانات المكتب بنجاح', (fields, request) => {
      sent.push(Object.fromEntries(fields), request.headers.get('if-match'));
      return { ...oran, phone: '041 99 99 99', version: 2 };
    }),
  );
  const dialog = await openDialog(user, actionOn(messages.edit, oran.name));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(field(dialog, messages.name)).toHaveValue('وهران');
  await user.clear(field(dialog, messages.phone));
  await user.type(field(dialog, messages.phone), '041 99 99 99');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('تم تعديل بيانات المكتب بنجاح')).toBeVisible();
  const unsaid = { address: '', hours: '' };
  expect(sent).toEqual([{ id: oran.id, name: 'وهران', email: oran.email, phone: '041 99 99 99', ...unsaid }, '"1"']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the head of an office who presses Escape over what was typed is asked first, and loses nothing by staying', async () => {
  const { user } = openAs(head);
  const dialog = await openDialog(user, actionOn(messages.edit, oran.name));
  await user.type(field(dialog, messages.name), ' الباهية');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: leaveMessages.title }));
  await user.click(question.getByRole('button', { name: leaveMessages.stay }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: leaveMessages.title })).not.toBeInTheDocument());
  expect(field(dialog, messages.name)).toHaveValue('وهران الباهية');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: leaveMessages.leave }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the head of an office who changed nothing closes the window without a question', async () => {
  const { user } = openAs(head);
  await openDialog(user, actionOn(messages.edit, oran.name));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a window that was closed and opened again stays open when the first answer comes', async () => {
  const { user } = openAs(head);
  const arrived = Promise.withResolvers<void>();
  server.use(
    api.held('put', 'dashboard/office', arrived.promise),
    staffApi.saveOffice('put', 'تم تعديل بيانات المكتب بنجاح', () => ({ ...oran, version: 2 })),
  );
  const first = await openDialog(user, actionOn(messages.edit, oran.name));
  await user.click(first.getByRole('button', { name: messages.save }));
  await user.click(first.getByRole('button', { name: messages.cancel }));
  const again = await openDialog(user, actionOn(messages.edit, oran.name));
  await user.type(field(again, messages.name), ' الجديد');
  arrived.resolve();
  expect(await screen.findByText('تم تعديل بيانات المكتب بنجاح')).toBeVisible();
  expect(field(again, messages.name)).toHaveValue('وهران الجديد');
});

test('who closed the window before the answer came still reads that it failed', async () => {
  const { user } = openAs(head);
  const lost = Promise.withResolvers<void>();
  server.use(api.held('put', 'dashboard/office', lost.promise), api.unreachable('put', 'dashboard/office'));
  const dialog = await openDialog(user, actionOn(messages.edit, oran.name));
  await user.click(dialog.getByRole('button', { name: messages.save }));
  await user.click(dialog.getByRole('button', { name: messages.cancel }));
  lost.resolve();
  expect(await screen.findByText(pairs.saveOfficeFailed.ar)).toBeVisible();
});

test('an administrator makes a new office, without an id', async () => {
  const { user } = openAs(admin);
  const sent: unknown[] = [];
  server.use(
    staffApi.saveOffice('post', 'تمت إضافة المكتب بنجاح', (fields) => {
      sent.push(Object.fromEntries(fields));
      return aManagedOffice({ name: 'تندوف' });
    }),
  );
  const dialog = await openDialog(user, 'إضافة مكتب add office');
  expect(dialog.getByRole('checkbox', { name: 'مكتب جديد new office' })).toBeChecked();
  await user.type(field(dialog, messages.name), 'تندوف');
  await user.type(field(dialog, messages.email), 'tindouf@portal.example');
  await user.type(field(dialog, messages.phone), '049 10 20 30');
  await user.type(field(dialog, messages.address), 'دار الطالب، تندوف');
  await user.type(field(dialog, messages.hours), 'كل يوم من 09:00 إلى 15:00');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('تمت إضافة المكتب بنجاح')).toBeVisible();
  const place = { address: 'دار الطالب، تندوف', hours: 'كل يوم من 09:00 إلى 15:00' };
  expect(sent).toEqual([{ name: 'تندوف', email: 'tindouf@portal.example', phone: '049 10 20 30', ...place }]);
});

test.each([
  ['filled to its bounds', aLongestOffice()],
  ['without contacts', anEmptiestOffice()],
])('the head of an office %s finds in the form what the office has', async (_, office) => {
  const { user } = openAs(memberOf('OP', office));
  server.use(staffApi.offices([office]));
  const dialog = await openDialog(user, actionOn(messages.edit, office.name));
  expect(field(dialog, messages.name)).toHaveValue(office.name);
  expect(field(dialog, messages.email)).toHaveValue(office.email ?? '');
  expect(field(dialog, messages.phone)).toHaveValue(shownPhone(office.phone ?? ''));
  expect(field(dialog, messages.address)).toHaveValue(office.address ?? '');
  expect(field(dialog, messages.hours)).toHaveValue(office.hours ?? '');
});

test('the checkbox unchecked edits the own office', async () => {
  const { user } = openAs(admin);
  const dialog = await openDialog(user, 'إضافة مكتب add office');
  await user.click(dialog.getByRole('checkbox', { name: 'مكتب جديد new office' }));
  expect(field(dialog, messages.name)).toHaveValue('المكتب الوطني');
});

test('a new office with a field left empty is not sent', async () => {
  const { user } = openAs(admin);
  const dialog = await openDialog(user, 'إضافة مكتب add office');
  await user.type(field(dialog, messages.name), 'تندوف');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(await dialog.findByText('Please fill all fields')).toBeVisible();
  expect(field(dialog, messages.name)).toHaveValue('تندوف');
});

test('a new office with a wrong address reads so at the field, and is not told to fill what is full', async () => {
  const { user } = openAs(admin);
  const dialog = await openDialog(user, 'إضافة مكتب add office');
  await user.type(field(dialog, messages.name), 'تندوف');
  await user.type(field(dialog, messages.email), 'tindouf');
  await user.type(field(dialog, messages.phone), '049 10 20 30');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(field(dialog, messages.email)).toHaveAccessibleErrorMessage(
    'اكتب بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  );
  expect(dialog.queryByText('Please fill all fields')).not.toBeInTheDocument();
});

test('an admin who edits what another edited meanwhile reads what it is now, and may then insist', async () => {
  const { user } = openAs(head);
  const current = { ...oran, phone: '041 77 77 77', version: 2 };
  const versions: unknown[] = [];
  server.use(api.reject('put', 'dashboard/office', 409, { code: 'conflict', message: 'سبقك غيرك', current }));
  const dialog = await openDialog(user, actionOn(messages.edit, oran.name));
  await user.type(field(dialog, messages.name), ' الكبرى');
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(await dialog.findByText(/041 77 77 77/)).toBeVisible();
  expect(field(dialog, messages.name)).toHaveValue('وهران الكبرى');

  server.use(
    staffApi.saveOffice('put', 'تم تعديل بيانات المكتب بنجاح', (_, request) => {
      versions.push(request.headers.get('if-match'));
      return { ...current, version: 3 };
    }),
  );
  await user.click(dialog.getByRole('button', { name: messages.save }));
  expect(await screen.findByText('تم تعديل بيانات المكتب بنجاح')).toBeVisible();
  expect(versions).toEqual(['"2"']);
});

test('an administrator finds an office and closes it', async () => {
  const { user } = openAs(admin, '/offices');
  server.use(staffApi.toggleOffice({ ...oran, isActive: false, version: 2 }, 'تم إلغاء تفعيل المكتب بنجاح'));
  await user.type(await screen.findByRole('searchbox', { name: messages.search }), 'وهر');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: actionOn(messages.close, oran.name) }));
  expect(await screen.findByText('تم إلغاء تفعيل المكتب بنجاح')).toBeVisible();
  expect(screen.getByText(pairs.inactiveOffice.ar)).toBeVisible();
});

test('the head of an office is sent from the list of offices to its own', async () => {
  const { router } = openAs(head, '/offices');
  await waitFor(() => expect(router.state.location.pathname).toBe('/organization/dashboard'));
});

test('offices that come for somebody who left are dropped', async () => {
  const late = aGate();
  openAs(admin, '/offices');
  server.use(api.held('get', 'dashboard/offices', late.pass), staffApi.offices([oran, national]));
  await waitFor(() => expect(late.isReached()).toBe(true));
  server.use(staffApi.offices([national]));
  act(() => signInAs(memberOf('AD', national)));
  expect(await screen.findByText('المكتب الوطني')).toBeVisible();
  await act(async () => {
    late.open();
    await roundTrip(server);
  });
  expect(screen.queryByText('وهران')).not.toBeInTheDocument();
});
