import { screen, waitFor } from '@testing-library/react';
import type { SecurityEvent } from 'shared-api/contract/accounts/security.contract';
import { aMember, staffApi, startEventStream } from 'shared-api/testing';
import { messages as dashboardMessages } from '../messages.ts';
import { openDashboard } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const announce = startEventStream();
const anEvent = (details: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: 'event',
  at: '2026-11-21T17:05:00.000Z',
  kind: 'signed_in',
  member: { id: 'salma', name: 'سلمى' },
  address: '203.0.113.0/24',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  details: {},
  ...details,
});
const requests: URLSearchParams[] = [];

function openAs(role: 'AD' | 'OP', events: SecurityEvent[]) {
  requests.length = 0;
  return openDashboard(
    aMember({ role }),
    '/security',
    staffApi.security((query) => {
      requests.push(query);
      return events;
    }),
  );
}
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('an administrator reads what happened to which account, when, from where and with what', async () => {
  openAs('AD', [
    anEvent(),
    anEvent({ id: 'failed', kind: 'sign_in_failed', member: null, agent: '' }),
    anEvent({ id: 'ended', kind: 'sessions_ended', details: { by: 'كريم', which: 'all' } }),
  ]);
  await screen.findByRole('row', { name: /تسجيل دخول/ });
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(cellsOf)).toEqual([
    ['21 نوفمبر 2026، 18:05', 'تسجيل دخول', 'سلمى', '203.0.113.0/24', 'Firefox على Linux', ''],
    ['21 نوفمبر 2026، 18:05', 'محاولة دخول فاشلة', messages.nobody, '203.0.113.0/24', '', ''],
    [
      '21 نوفمبر 2026، 18:05',
      'إنهاء جلسات',
      'سلمى',
      '203.0.113.0/24',
      'Firefox على Linux',
      'كل الجلسات · من قِبل \u2068كريم\u2069',
    ],
  ]);
  expect(screen.getByText(messages.count(3))).toBeVisible();
});

test('an administrator reads who saw the e-mails and phone numbers of which offices', async () => {
  const read = { kind: 'contacts_read', member: { id: 'karim', name: 'كريم' } } as const;
  const office = { id: 'tlemcen', name: 'مكتب تلمسان' };
  openAs('AD', [
    anEvent({ ...read, id: 'all', details: { what: 'members', office: null } }),
    anEvent({ ...read, id: 'one', details: { what: 'applicants', office } }),
  ]);
  await screen.findAllByRole('row', { name: new RegExp(messages.kinds.contacts_read) });
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => cellsOf(row).at(-1))).toEqual([
    'قائمة الأعضاء · كل المكاتب',
    'طلبات الانضمام · \u2068مكتب تلمسان\u2069',
  ]);
});

test('an administrator who keeps the page open sees what happens meanwhile', async () => {
  const events = [anEvent()];
  openAs('AD', events);
  await screen.findByRole('row', { name: /تسجيل دخول/ });
  events.unshift(anEvent({ id: 'newer', kind: 'throttled' }));
  announce({ noun: 'security', change: 'added', id: 'newer' });
  expect(await screen.findByRole('row', { name: new RegExp(messages.kinds.throttled) })).toBeVisible();
});

test('an administrator looks for a member and a kind, and takes just that away as a table', async () => {
  const { user } = openAs('AD', [anEvent()]);
  await user.selectOptions(await screen.findByRole('combobox', { name: messages.kind }), messages.kinds.throttled);
  await user.type(screen.getByRole('searchbox', { name: messages.search }), 'سلمى{Enter}');
  await waitFor(() =>
    expect(String(requests.at(-1))).toBe(String(new URLSearchParams({ q: 'سلمى', kind: 'throttled' }))),
  );
  const csv = await screen.findByRole('link', { name: messages.csv });
  expect(csv).toHaveAttribute('href', `/api/dashboard/security.csv?${requests.at(-1)}`);
});

test('the head of an office is not led to the security log', async () => {
  openAs('OP', []);
  await screen.findByRole('link', { name: dashboardMessages.audit });
  expect(screen.queryByRole('link', { name: dashboardMessages.security })).not.toBeInTheDocument();
});
