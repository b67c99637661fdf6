import { screen, within } from '@testing-library/react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { startApiServer } from 'shared-api/testing/api-server';
import { aManagedOffice, aMember, anOffice, aStatistics } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
import { staffApi } from 'shared-api/testing/staff-handlers';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../../routes.tsx';
import { messages } from '../messages.ts';

export const server = startApiServer();
const { kind: _kind, email: _email, phone: _phone, ...office } = anOffice({ name: 'مكتب وهران' });

export const oran = office;
export const admin = aMember({ role: 'AD', name: 'مدير' });
export const head = aMember({ role: 'OP', name: 'رئيس', office: oran });
export const salma = aMember({
  name: 'سلمى بن عيسى',
  office: oran,
  email: 'salma@portal.example',
  phone: '0550 11 22 33',
});
export const karim = aMember({ name: 'كريم', office: oran, Active: false });

/** What the table of the last `openAs` requested of the server. */
export const requests: URLSearchParams[] = [];

/** Opens the dashboard, whose table holds `rows`. */
export function openAs(viewer: PrivateMember, rows: PrivateMember[] = [salma, karim], search = '') {
  requests.length = 0;
  server.use(...staffApi.quiet());
  server.use(
    api.statistics(aStatistics()),
    staffApi.offices([aManagedOffice(oran)]),
    staffApi.members((query) => {
      requests.push(query);
      return rows;
    }),
  );
  signInAs(viewer);
  return renderRoutes(routes, `/organization/dashboard${search}`);
}

export const rowOf = ({ name }: PrivateMember) => screen.findByRole('row', { name: new RegExp(name) });
export const table = () => within(screen.getByRole('region', { name: messages.table }));
export const headers = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
