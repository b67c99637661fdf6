import { act, screen, waitFor, within } from '@testing-library/react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { aGate, aMember, api, roundTrip, staffApi, startEventStream } from 'shared-api/testing';
import { messages as confirmMessages } from '../dialogs/messages.ts';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const announce = startEventStream();
const head = aMember({ role: 'OP' });
const nadia = aMember({ name: 'نادية', office: head.office, Active: false });
const samir = aMember({ name: 'سمير', office: head.office, Active: false });

function openQueue(change: Partial<PrivateMember> = {}) {
  let waiting = [{ ...nadia, ...change }, samir];
  const decide = (id: string) => {
    waiting = waiting.filter((each) => each.id !== id);
    return { ...nadia, id, _id: id };
  };
  const takeBack = () => {
    waiting = [nadia, ...waiting];
    return nadia;
  };
  const handlers = [staffApi.applicants(() => waiting), staffApi.pending(() => ({ applicants: waiting.length }))];
  return { ...openDashboard(head, '/applicants', ...handlers), decide, takeBack };
}
const cardOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const badge = () => screen.getByRole('link', { name: /طلبات الانضمام/ });

test('the head of an office reads who waits, and how many', async () => {
  openQueue();
  const card = await cardOf(nadia.name);
  expect(within(card).getByText(nadia.email)).toBeVisible();
  expect(screen.getByText(messages.count(2))).toBeVisible();
  await waitFor(() => expect(badge()).toHaveTextContent('2'));
});

test('the number of those who wait is the one asked for last, and stays where it cannot be asked for', async () => {
  openQueue();
  await waitFor(() => expect(badge()).toHaveTextContent('2'));
  const change = { noun: 'members', change: 'changed', id: nadia.id } as const;
  const older = aGate();
  server.use(
    staffApi.pending(async () => {
      await older.pass();
      return { applicants: 0 };
    }),
  );
  announce(change);
  await waitFor(() => expect(older.isReached()).toBe(true));
  server.use(staffApi.pending(() => ({ applicants: 1 })));
  announce(change);
  await waitFor(() => expect(badge()).toHaveTextContent('1'));
  await act(async () => {
    older.open();
    await roundTrip(server);
  });
  expect(badge()).toHaveTextContent('1');

  const lost = aGate();
  server.use(api.held('get', 'dashboard/pending', lost.pass), api.unreachable('get', 'dashboard/pending'));
  announce(change);
  await waitFor(() => expect(lost.isReached()).toBe(true));
  await act(async () => {
    lost.open();
    await roundTrip(server);
  });
  expect(badge()).toHaveTextContent('1');
});

test('the head of an office lets somebody in; the queue and its number get shorter', async () => {
  const { user, decide } = openQueue();
  server.use(staffApi.approve((id) => ({ ...decide(id), Active: true })));
  await cardOf(nadia.name);
  await user.click(screen.getByRole('button', { name: messages.approveName(nadia.name) }));
  expect(await screen.findByText('تم قبول طلب الانضمام وتفعيل الحساب')).toBeVisible();
  expect(screen.queryByText(nadia.name)).not.toBeInTheDocument();
  expect(screen.getByText(samir.name)).toBeVisible();
  await waitFor(() => expect(badge()).toHaveTextContent('1'));
});

test('the head of an office lets somebody whose e-mail is not confirmed in after a second decision only', async () => {
  const { user, decide } = openQueue({ emailConfirmed: false });
  const approved: unknown[] = [];
  server.use(
    staffApi.approve(async (id, request) => {
      approved.push([id, await request.json()]);
      return { ...decide(id), Active: true };
    }),
  );
  const card = await cardOf(nadia.name);
  expect(within(card).getByText(messages.emailNotConfirmed)).toBeVisible();
  const approve = screen.getByRole('button', { name: messages.approveName(nadia.name) });
  await user.click(approve);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(nadia.email)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(approved).toEqual([]);
  await user.click(approve);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: confirmMessages.letInAnyway }),
  );
  await waitFor(() => expect(screen.queryByText(nadia.name)).not.toBeInTheDocument());
  expect(approved).toEqual([[nadia.id, { confirmUnproven: true }]]);
});

test('somebody is rejected with a reason, and not without one', async () => {
  const { user, decide } = openQueue();
  const reasons: unknown[] = [];
  server.use(
    staffApi.reject(async (id, request) => {
      reasons.push(await request.json());
      return decide(id);
    }),
  );
  await cardOf(nadia.name);
  await user.click(screen.getByRole('button', { name: messages.rejectName(nadia.name) }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: messages.rejectAction });
  await user.click(confirm);
  expect(await within(dialog).findByText(confirmMessages.reasonMissing)).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'الملف ناقص');
  await user.click(confirm);
  expect(await screen.findByText(/^تم رفض طلب الانضمام/)).toBeVisible();
  expect(reasons).toEqual([{ reason: 'الملف ناقص' }]);
  expect(screen.queryByText(nadia.name)).not.toBeInTheDocument();
});

async function rejectNadia() {
  const { user, decide, takeBack } = openQueue();
  server.use(staffApi.reject((id) => ({ ...decide(id), version: 2 })));
  await cardOf(nadia.name);
  await user.click(screen.getByRole('button', { name: messages.rejectName(nadia.name) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'الملف ناقص');
  await user.click(dialog.getByRole('button', { name: messages.rejectAction }));
  await waitFor(() => expect(screen.queryByText(nadia.name)).not.toBeInTheDocument());
  return { undo: async () => user.click(await screen.findByRole('button', { name: 'تراجع' })), takeBack };
}

test('staff who rejected somebody by mistake takes it back, and reads so', async () => {
  const { undo, takeBack } = await rejectNadia();
  const seen: unknown[] = [];
  server.use(
    staffApi.undoRejection((_, request) => {
      seen.push(request.headers.get('if-match'));
      return takeBack();
    }),
  );
  await undo();
  expect(await screen.findByText(/^تم التراجع عن الرفض/)).toBeVisible();
  expect(await cardOf(nadia.name)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'تراجع' })).not.toBeInTheDocument();
  expect(seen).toEqual(['"2"']);
});

test('staff who takes a rejection back too late reads what can still be done', async () => {
  const { undo } = await rejectNadia();
  const late = { code: 'conflict', message: 'فات وقت التراجع' } as const;
  server.use(api.reject('delete', `dashboard/applicants/${nadia.id}/refuse`, 409, late));
  await undo();
  expect(await screen.findByText(late.message)).toBeVisible();
  expect(screen.queryByText(nadia.name)).not.toBeInTheDocument();
});

test('a reason longer than may be sent is not sent, and stays', async () => {
  const { user } = openQueue();
  await cardOf(nadia.name);
  await user.click(screen.getByRole('button', { name: messages.rejectName(nadia.name) }));
  const dialog = await screen.findByRole('dialog');
  const long = 'م'.repeat(1_001);
  await user.click(within(dialog).getByRole('textbox'));
  await user.paste(long);
  await user.click(within(dialog).getByRole('button', { name: messages.rejectAction }));
  expect(within(dialog).getByRole('textbox')).toHaveAccessibleErrorMessage('لا تتجاوز 1.000 حرف');
  expect(within(dialog).getByRole('textbox')).toHaveValue(long);
});

test('an admin who decides on what another decided already reads so', async () => {
  const { user } = openQueue();
  const taken = { code: 'conflict', message: 'تمت معالجة طلب الانضمام هذا من قبل.' } as const;
  server.use(api.reject('post', `dashboard/applicants/${nadia.id}/approve`, 409, taken));
  await cardOf(nadia.name);
  await user.click(screen.getByRole('button', { name: messages.approveName(nadia.name) }));
  expect(await screen.findByText(messages.decided)).toBeVisible();
  expect(screen.queryByText(nadia.name)).not.toBeInTheDocument();
});
