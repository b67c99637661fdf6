import { screen, waitFor } from '@testing-library/react';
import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { aMember, signInAs, staffApi, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();
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
  server.use(...staffApi.quiet());
  server.use(
    staffApi.audit((query) => {
      requests.push(query);
      return [entry];
    }),
  );
  signInAs(aMember({ role: 'OP' }));
  const { user } = renderRoutes(routes, '/organization/dashboard/audit');
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
