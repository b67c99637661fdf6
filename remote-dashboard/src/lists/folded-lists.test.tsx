import { screen, within } from '@testing-library/react';
import type { PendingDeletion } from 'shared-api/contract/accounts/personal-data.contract';
import type { SecurityEvent } from 'shared-api/contract/accounts/security.contract';
import type { AuditEntry } from 'shared-api/contract/audit.contract';
import { aManagedOffice, aMember, anEvent, anOffice, aPost, staffApi } from 'shared-api/testing';
import { narrowScreen } from 'shared-ui/testing';
import { messages as applicantWords } from '../applicants/messages.ts';
import { messages as deletionWords } from '../deletions/messages.ts';
import { messages as memberWords } from '../members/messages.ts';
import { messages as officeWords } from '../offices/messages.ts';
import { pairs } from '../pairs.ts';
import { messages as postWords } from '../posts/messages.ts';
import { openDashboard, type server } from '../testing/open-dashboard.ts';
import { actionOn } from './action-on.ts';
import { messages } from './messages.ts';

narrowScreen();

const office = anOffice({ name: 'مكتب وهران' });
const salma = aMember({ name: 'سلمى', email: 'salma@portal.example', office });
const managed = aManagedOffice({ name: 'مكتب وهران', email: 'oran@portal.example', phone: '+213550112233' });
const drive = aPost({ title: 'حملة تبرع', type: 'Ad', author: salma, event: anEvent({ place: 'قاعة الحي' }) });
const at = '2026-11-21T17:05:00.000Z';
const entry: AuditEntry = {
  id: 'entry',
  at,
  actor: { id: 'admin', name: 'مدير', role: 'AD' },
  act: 'member.role_changed',
  subject: { kind: 'member', id: 'salma', name: 'سلمى' },
  details: { from: 'OM', to: 'OP' },
};
const signIn: SecurityEvent = {
  id: 'event',
  at,
  kind: 'signed_in',
  member: { id: 'salma', name: 'سلمى' },
  address: '203.0.113.0/24',
  agent: '',
  details: {},
};
const leaver: PendingDeletion = {
  id: 'leaver',
  name: 'سلمى',
  office: salma.office,
  requestedAt: '2026-12-01T09:00:00.000Z',
  dueAt: '2126-12-15T09:00:00.000Z',
  posts: 'keep',
};

type List = {
  path: string;
  handlers: Parameters<typeof server.use>;
  /** What the two lines of a row say. */
  brief: (string | RegExp)[];
  /** What a press unfolds: a detail, and a button where something can be done. */
  detail: string;
  button?: string;
};

const lists: Record<string, List> = {
  members: {
    path: '',
    handlers: [staffApi.members(() => [salma]), staffApi.offices([managed])],
    brief: [salma.name, memberWords.active, /^مكتب وهران · عضو$/],
    detail: salma.email,
    button: actionOn(memberWords.remove, salma.name),
  },
  applicants: {
    path: '/applicants',
    handlers: [staffApi.applicants(() => [salma])],
    brief: [salma.name, applicantWords.emailConfirmed, /^مكتب وهران · /],
    detail: salma.email,
    button: applicantWords.approveName(salma.name),
  },
  deletions: {
    path: '/deletions',
    handlers: [staffApi.deletions(() => [leaver])],
    brief: [leaver.name, /^مكتب وهران · يُحذف في 15 ديسمبر 2126/],
    detail: deletionWords.fates.keep,
    button: deletionWords.carryOutName(leaver.name),
  },
  posts: {
    path: '/posts',
    handlers: [staffApi.posts(() => [drive]), staffApi.offices([managed])],
    brief: [drive.title, postWords.announcement, /^سلمى، مكتب وهران · /],
    detail: 'قاعة الحي',
    button: postWords.removeName(drive.title),
  },
  'the log of actions': {
    path: '/audit',
    handlers: [staffApi.audit(() => [entry]), staffApi.offices([managed])],
    brief: ['تغيير صفة', 'سلمى · 21 نوفمبر 2026، 18:05'],
    detail: 'من: عضو · إلى: رئيس مكتب',
  },
  'the log of accounts': {
    path: '/security',
    handlers: [staffApi.security(() => [signIn])],
    brief: ['تسجيل دخول', 'سلمى · 21 نوفمبر 2026، 18:05'],
    detail: '203.0.113.0/24',
  },
  offices: {
    path: '/offices',
    handlers: [staffApi.offices([managed])],
    brief: [managed.name, pairs.activeOffice.ar, '0550 11 22 33'],
    detail: 'oran@portal.example',
    button: actionOn(officeWords.edit, managed.name),
  },
};

const openList = ({ path, handlers }: List, search = '') =>
  openDashboard(aMember({ role: 'AD', name: 'مدير' }), `${path}${search}`, ...handlers);
const findRow = async (name: string) => (await screen.findByText(name, { selector: 'summary *' })).closest('li');

test.each(Object.entries(lists))(
  'staff on a phone reads of %s a title and a line each, and the rest at a press',
  async (_, list) => {
    const { user } = openList(list);
    const row = await findRow(String(list.brief[0]));
    const summary = within(row?.querySelector('summary') as HTMLElement);
    for (const words of list.brief) {
      const said = summary.getAllByText((__, element) => {
        const text = element?.textContent ?? '';
        return typeof words === 'string' ? text === words : words.test(text);
      });
      expect(said[0]).toBeVisible();
    }
    const details = within(row as HTMLElement);
    expect(details.getByText(list.detail)).not.toBeVisible();
    await user.click(summary.getByText(String(list.brief[0])));
    expect(details.getByText(list.detail)).toBeVisible();
    if (list.button) expect(details.getByRole('button', { name: list.button })).toBeVisible();
  },
);

const searched = Object.entries(lists).filter(([, { path }]) => !['/deletions', '/audit'].includes(path));

test.each(searched)('staff on a phone finds the search of %s behind one row', async (_, list) => {
  const { user } = openList(list);
  await findRow(String(list.brief[0]));
  const field = screen.getByRole('searchbox', { hidden: true });
  expect(field).not.toBeVisible();
  await user.click(screen.getByText(messages.filters));
  expect(field).toBeVisible();
});

test('staff on a phone reads of a list that cannot be searched that it can be filtered', async () => {
  const { user } = openList(lists['the log of actions'] as List);
  await user.click(await screen.findByText(messages.filtersWithoutSearch));
  expect(screen.getAllByRole('combobox')[0]).toBeVisible();
  expect(screen.queryByText(messages.filters)).not.toBeInTheDocument();
});

test('staff on a phone who comes to a filtered list reads how many filters are in use', async () => {
  openList(lists.members as List, '?q=سلمى&active=true&sort=name');
  await findRow(salma.name);
  expect(screen.getByText(messages.filters).closest('summary')).toHaveTextContent(`${messages.filters} 2`);
});

test('staff on a phone does in the row what the menu of the table offers', async () => {
  const { user } = openList(lists.members as List);
  await user.click((await screen.findByText(salma.name, { selector: 'summary *' })) as HTMLElement);
  const { move, correctEmail, endSessions, deactivate, remove } = memberWords;
  for (const act of [move, correctEmail, endSessions, deactivate, remove])
    expect(screen.getByRole('button', { name: actionOn(act, salma.name) })).toBeVisible();
  await user.click(screen.getByRole('button', { name: actionOn(remove, salma.name) }));
  expect(await screen.findByRole('dialog', { name: new RegExp(`^${memberWords.removeAction}`) })).toBeVisible();
});
