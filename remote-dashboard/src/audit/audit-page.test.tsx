import { screen, waitFor } from '@testing-library/react';
import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { aMember, staffApi } from 'shared-api/testing';
import { openDashboard } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const entry: AuditEntry = {
  id: 'entry',
  at: '2026-11-21T17:05:00.000Z',
  actor: { id: 'admin', name: 'مدير', role: 'AD' },
  act: 'member.role_changed',
  subject: { kind: 'member', id: 'salma', name: 'سلمى' },
  details: { from: 'OM', to: 'OP' },
};

test('staff reads who did what to whom and when, and narrows it down', async () => {
  const requests: URLSearchParams[] = [];
  const { user } = openDashboard(
    aMember({ role: 'OP' }),
    '/audit',
    staffApi.audit((query) => {
      requests.push(query);
      return [entry];
    }),
  );
  const row = await screen.findByRole('row', { name: /سلمى/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    '21 نوفمبر 2026، 18:05',
    'مدير',
    'تغيير صفة',
    'سلمى',
    'من: عضو · إلى: رئيس مكتب',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: messages.act }), messages.acts['member.deleted']);
  await waitFor(() => expect(requests.at(-1)?.get('act')).toBe('member.deleted'));
});
