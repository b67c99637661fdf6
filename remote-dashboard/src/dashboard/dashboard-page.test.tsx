import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { signedInCookie } from 'shared-api/contract/accounts/cookies';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { nothingPending, waitsForYou } from 'shared-api/contract/words/pending-words';
import { startSession, useSession } from 'shared-api/session/session.store';
import {
  aGate,
  aMember,
  anOffice,
  api,
  aStatistics,
  roundTrip,
  signInAs,
  staffApi,
  startApiServer,
} from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { messages as officeMessages } from '../offices/messages.ts';
import { routes } from '../routes.tsx';

const server = startApiServer();
const path = '/organization/dashboard';
beforeEach(() => server.use(...staffApi.quiet()));
afterEach(() => jest.restoreAllMocks());

const withHome = [...routes, { path: '/', Component: () => <p>الرئيسية</p> }];

/** What a person reads on the cards, one line for each. */
const cards = () => screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);

function openAs(member: PrivateMember | null) {
  signInAs(member);
  return renderRoutes(withHome, path);
}

test('an administrator who reloads is not thrown out', async () => {
  const admin = aMember({ role: 'AD' });
  useSession.setState({ status: 'idle', isAuthenticated: false, member: null }, true);
  document.cookie = `${signedInCookie}=1`;
  server.use(api.session(admin), api.statistics(aStatistics()));
  const { router } = renderRoutes(withHome, path);

  expect(await screen.findByText(messages.waiting)).toBeVisible();
  await act(startSession);
  expect(await screen.findByText(messages.wholeOrganisation)).toBeVisible();
  expect(await screen.findByText(messages.members, { selector: 'dt' })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test.each([
  ['a visitor', null],
  ['an ordinary member', aMember({ role: 'OM' })],
  ['the secretary-general', aMember({ role: 'SG' })],
])('%s is sent home', async (_, member) => {
  const { router } = openAs(member);
  expect(await screen.findByText('الرئيسية')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test.each([
  [
    'whose password staff chose',
    { mustChangePassword: true },
    messages.changePassword,
    /^\/organization\/edit-profile\//,
  ],
  [
    'whose second factor is overdue',
    { secondFactorDueAt: new Date(Date.now() - 60_000).toISOString() },
    messages.addSecondFactor,
    /^\/account\/security$/,
  ],
])('an administrator %s is led to what opens the dashboard', async (_, given, label, to) => {
  openAs(aMember({ role: 'AD', ...given }));
  expect(await screen.findByText(messages.heldBack)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', expect.stringMatching(to));
});

test('an administrator who signs out is sent home', async () => {
  server.use(api.statistics(aStatistics()));
  openAs(aMember({ role: 'AD' }));
  await screen.findByText(messages.members, { selector: 'dt' });
  act(() => signInAs(null));
  expect(await screen.findByText('الرئيسية')).toBeVisible();
});

test('an administrator reads the offices, and the members and posts with their growth', async () => {
  server.use(api.statistics(aStatistics({ totalOffices: 59, totalMembers: 640, totalPosts: 1412 })));
  openAs(aMember({ role: 'AD' }));
  await screen.findByText(messages.members, { selector: 'dt' });
  expect(cards()).toEqual([
    expect.stringContaining(`${messages.offices}59`),
    expect.stringMatching(new RegExp(`^${messages.members}640.*\\+4,2%`)),
    expect.stringMatching(new RegExp(`^${messages.posts}1\\.412.*\\+7,5%`)),
  ]);
});

test.each([
  ['مفعّل Active', true],
  ['غير مفعّل Inactive', false],
])(
  'the head of an office that is %s reads its name, its members (+3%%) and its posts (+10%%)',
  async (word, isActive) => {
    server.use(api.statistics(aStatistics({ totalMembers: 12, totalPosts: 34 })));
    openAs(aMember({ role: 'OP', office: anOffice({ name: 'مكتب تلمسان', isActive }) }));
    await screen.findByText(messages.members, { selector: 'dt' });
    expect(cards()).toEqual([
      `${messages.office}مكتب تلمسان${word}${officeMessages.edit}`,
      `${messages.members}12+3%`,
      `${messages.posts}34+10%`,
    ]);
  },
);

test('an administrator whose figures could not be had reads why, asks again and gets them', async () => {
  server.use(api.unreachable('get', 'dashboard/statics'));
  const { user } = openAs(aMember({ role: 'AD' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر عرض الإحصائيات Error fetching office statistics');

  server.use(api.statistics(aStatistics({ totalOffices: 59 })));
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByText('59', { selector: 'dd' })).toBeVisible();
});

test('figures that come for somebody who left are dropped', async () => {
  const admin = aMember({ role: 'AD' });
  const head = aMember({ role: 'OP' });
  const late = aGate();
  server.use(
    http.get('*/api/dashboard/statics', async () => {
      await late.pass();
      return HttpResponse.json(aStatistics({ totalMembers: 640 }));
    }),
  );
  openAs(admin);
  await waitFor(() => expect(late.isReached()).toBe(true));
  server.use(api.statistics(aStatistics({ totalMembers: 12 })));
  act(() => signInAs(head));
  expect(await screen.findByText('12', { selector: 'dd' })).toBeVisible();
  await act(async () => {
    late.open();
    await roundTrip(server);
  });
  expect(screen.queryByText('640', { selector: 'dd' })).not.toBeInTheDocument();
});

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('an administrator finds both records and the front ends behind the logs', async () => {
  server.use(
    api.statistics(aStatistics()),
    staffApi.audit(() => []),
    staffApi.security(() => []),
  );
  const { user, router } = openAs(aMember({ role: 'AD' }));
  await screen.findByText(messages.wholeOrganisation);
  expect(linksOf(messages.sections)).not.toContain(messages.frontEnds);
  expect(screen.queryByRole('navigation', { name: messages.logPages })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: messages.logs }));
  expect(await screen.findByRole('heading', { level: 2, name: messages.audit })).toBeVisible();
  expect(linksOf(messages.logPages)).toEqual([messages.audit, messages.security, messages.frontEnds]);
  await user.click(screen.getByRole('link', { name: messages.security }));
  expect(await screen.findByRole('heading', { level: 2, name: messages.security })).toBeVisible();
  expect(router.state.location.pathname).toBe(`${path}/security`);
  expect(screen.getByRole('link', { name: messages.logs })).toHaveAttribute('aria-current', 'true');
});

test('the head of an office reads which one it is, and finds its one record without a detour', async () => {
  server.use(api.statistics(aStatistics()));
  openAs(aMember({ role: 'OP', office: anOffice({ name: 'مكتب تلمسان' }) }));
  const head = await screen.findByRole('banner');
  expect(head).toHaveTextContent(`${messages.title}مكتب تلمسان`);
  expect(linksOf(messages.sections)).toEqual([
    messages.overview,
    messages.applicants,
    messages.content,
    messages.audit,
  ]);
});

test('a head of office reads above the figures what waits for it', async () => {
  server.use(
    staffApi.pending(() => ({ applicants: 24 })),
    api.statistics(aStatistics()),
  );
  openAs(aMember({ role: 'OP' }));
  const waiting = within(await screen.findByRole('region', { name: waitsForYou }));
  expect(await waiting.findByRole('link', { name: '24 طلب انضمام' })).toBeVisible();
});

test('a head of office reads above the figures that nothing waits', async () => {
  server.use(api.statistics(aStatistics()));
  openAs(aMember({ role: 'OP' }));
  expect(await screen.findByText(nothingPending)).toBeVisible();
});

test.each([
  ['a Mac', 'MacIntel', '⌘ K', 'Meta+K'],
  ['another computer', 'Linux x86_64', 'Ctrl K', 'Control+K'],
])('staff at %s reads which keys open the search there', async (_, platform, words, keys) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  server.use(api.statistics(aStatistics()));
  openAs(aMember({ role: 'AD' }));
  const sign = await screen.findByRole('link', { name: messages.search });
  expect(sign).toHaveTextContent(words);
  expect(sign).toHaveAttribute('aria-keyshortcuts', keys);
});
