import { screen, within } from '@testing-library/react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { aManagedOffice, aMember, anOffice, staffApi } from 'shared-api/testing';
import { actionOn } from '../../lists/action-on.ts';
import { openDashboard, type User } from '../../testing/open-dashboard.ts';
import { messages } from '../messages.ts';

const { email: _email, phone: _phone, address: _address, hours: _hours, ...office } = anOffice({ name: 'مكتب وهران' });

export const oran = office;
export const admin = aMember({ role: 'AD', name: 'مدير' });
export const head = aMember({ role: 'OP', name: 'رئيس', office: oran });
export const salma = aMember({
  name: 'سلمى بن عيسى',
  office: oran,
  email: 'salma@portal.example',
  phone: '+213550112233',
});
export const karim = aMember({ name: 'كريم', office: oran, Active: false });

/** What the table of the last `openAs` requested of the server. */
export const requests: URLSearchParams[] = [];

/** Opens the dashboard, whose table holds `rows`. */
export function openAs(viewer: PrivateMember, rows: PrivateMember[] = [salma, karim], search = '') {
  requests.length = 0;
  return openDashboard(
    viewer,
    search,
    staffApi.offices([aManagedOffice(oran)]),
    staffApi.members((query) => {
      requests.push(query);
      return rows;
    }),
  );
}

export const rowOf = ({ name }: PrivateMember) => screen.findByRole('row', { name: new RegExp(name) });
/** A button of a member's row, or of its menu, by the words on it. */
export const buttonOf = async (member: PrivateMember, words: string) =>
  within(await rowOf(member)).findByRole('button', { name: actionOn(words, member.name) });
export const openMenu = async (user: User, member: PrivateMember) =>
  user.click(within(await rowOf(member)).getByText(messages.more));

/** Does what is rarely done with a member, as its menu offers it. */
export async function chooseInMenu(user: User, member: PrivateMember, words: string) {
  await openMenu(user, member);
  await user.click(await buttonOf(member, words));
}
export const table = () => within(screen.getByRole('region', { name: messages.table }));
export const headers = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
