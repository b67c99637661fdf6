import { act, screen, waitFor, within } from '@testing-library/react';
import type { FrontEndError } from 'shared-api/contract/front-ends/front-end-errors.contract';
import type { FrontEndBuild, FrontEndHealth, Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import { aGate, aMember, api, frontEndsApi, roundTrip } from 'shared-api/testing';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const loads = (changes: Partial<Loads> = {}): Loads => ({ loaded: 0, failed: 0, late: 0, threw: 0, ...changes });
const aBuild = (changes: Partial<FrontEndBuild> = {}): FrontEndBuild => ({
  version: '0.1.0-0a1b2c3d',
  part: 'stable',
  percent: null,
  loads: loads(),
  faults: 0,
  isSetAside: false,
  byNetwork: { loads: { loaded: 0, failed: 0, late: 0, threw: 0 }, vitals: [] },
  meanMs: null,
  vitals: [],
  ...changes,
});

const anError = (changes: Partial<FrontEndError> = {}): FrontEndError => ({
  stack: '0011223344556677',
  frontEnd: 'remote-public',
  version: '0.1.0-11111111',
  kind: 'boundary',
  message: "TypeError: Cannot read properties of undefined (reading 'map')",
  frames: [
    { file: 'node_modules/react-dom/index.js', line: 7, column: 1, name: 'render' },
    { file: 'remote-public/src/home/home-page.tsx', line: 42, column: 3, name: 'HomePage' },
  ],
  route: '/posts/:id',
  count: 1200,
  firstSeen: '2026-11-20T08:00:00.000Z',
  lastSeen: '2026-11-21T17:05:00.000Z',
  ...changes,
});

function openAs(role: 'AD' | 'OP', frontEnds: () => FrontEndHealth[], errors: () => FrontEndError[] = () => []) {
  return openDashboard(aMember({ role }), '/front-ends', frontEndsApi.loads(frontEnds), frontEndsApi.errors(errors));
}

const rowsOf = () => screen.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));

test('an administrator reads what is live of each front end, for whom, and how it comes up in browsers', async () => {
  openAs('AD', () => [
    { name: 'shell', builds: [aBuild({ loads: loads({ loaded: 1412 }), meanMs: 640 })] },
    {
      name: 'remote-public',
      builds: [
        aBuild({ version: '0.1.0-11111111', loads: loads({ loaded: 900 }), meanMs: 1250 }),
        aBuild({
          version: '0.1.0-22222222',
          part: 'canary',
          percent: 10,
          loads: loads({ loaded: 90, failed: 3, late: 2, threw: 1 }),
          faults: 2,
          isSetAside: true,
          meanMs: 2000,
        }),
        aBuild({ version: '0.1.0-00000000', part: 'previous' }),
      ],
    },
  ]);
  await screen.findByRole('table');
  expect(rowsOf().slice(1)).toEqual([
    ['shell', '0.1.0-0a1b2c3d', 'للجميع', '1.412', 'لا مشكلات', '0,6 ثا'],
    ['remote-public', '0.1.0-11111111', 'للجميع', '900', 'لا مشكلات', '1,3 ثا'],
    [
      'remote-public',
      '0.1.0-22222222',
      'قيد التجربة: \u206810%\u2069 من الزوار',
      '90',
      'مُستبعَدة حتى تُنشر نسخة أخرى · تعطّل عرضها في الخادم: 2 · تعذّر فتحها: 3 · تأخّرت: 2 · توقّفت بخطأ: 1',
      '2 ثا',
    ],
    ['remote-public', '0.1.0-00000000', 'احتياطية', '0', 'لا مشكلات', '—'],
  ]);
  expect(screen.getByText(messages.count(4))).toBeVisible();
});

test('an administrator reads which front ends take what the shell gives, and which was built against another version', async () => {
  openAs('AD', () => []);
  const [old, current] = ['0.1.0-11111111', '0.1.0-22222222'];
  const takenBy = [
    { frontEnd: 'remote-public', build: current, builtAgainst: '19.3.1' },
    { frontEnd: 'remote-library', build: old, builtAgainst: '19.2.0' },
  ];
  server.use(
    frontEndsApi.loads(
      () => [],
      [
        { name: 'react', version: '19.3.1', announced: null, takenBy },
        { name: 'shared-ui/popover', version: '0.1.0', announced: null, takenBy: [] },
      ],
    ),
  );
  const table = within(await screen.findByRole('region', { name: messages.modules.list }));
  const rows = table.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    [messages.modules.module, messages.modules.version, messages.modules.takenBy],
    ['react', '19.3.1', `remote-public remote-library ${messages.modules.other('19.2.0', old)}`],
    ['shared-ui/popover', '0.1.0', '—'],
  ]);
});

test('an administrator reads beside each version the one of the announced shell, and when it is to go live', async () => {
  openAs('AD', () => []);
  const announced = { version: '0.2.0-33333333', at: '2026-11-26T10:00:00.000Z', planned: '2026-12-24' };
  server.use(
    frontEndsApi.loads(
      () => [],
      [
        { name: 'react', version: '19.3.1', announced: '19.4.0', takenBy: [] },
        { name: 'shared-ui/form', version: '0.1.0', announced: '0.1.0', takenBy: [] },
        { name: 'shared-ui/popover', version: '0.1.0', announced: null, takenBy: [] },
      ],
      announced,
    ),
  );
  const table = within(await screen.findByRole('region', { name: messages.modules.list }));
  const rows = table.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    [messages.modules.module, messages.modules.version, messages.modules.announcedVersion, messages.modules.takenBy],
    ['react', '19.3.1', '19.4.0', '—'],
    ['shared-ui/form', '0.1.0', '0.1.0', '—'],
    ['shared-ui/popover', '0.1.0', messages.modules.removed, '—'],
  ]);
  expect(screen.getByText(/وموعد نشره 24 ديسمبر 2026/)).toBeVisible();
});

test('an administrator asks for the figures of now', async () => {
  let loaded = 1;
  const { user } = openAs('AD', () => [{ name: 'shell', builds: [aBuild({ loads: loads({ loaded }) })] }]);
  expect(await screen.findByRole('cell', { name: '1' })).toBeVisible();
  loaded = 2;
  await user.click(screen.getByRole('button', { name: messages.refresh }));
  expect(await screen.findByRole('cell', { name: '2' })).toBeVisible();
});

test('an administrator who loads the list twice reads the answer to the second request, whichever comes last', async () => {
  const shell = (loaded: number) => [{ name: 'shell', builds: [aBuild({ loads: loads({ loaded }) })] }];
  const { user } = openAs('AD', () => shell(1));
  const refresh = await screen.findByRole('button', { name: messages.refresh });
  const second = aGate();
  server.use(
    api.held('get', 'front-ends/loads', second.pass),
    frontEndsApi.loads(() => shell(2)),
  );
  await user.click(refresh);
  await waitFor(() => expect(second.isReached()).toBe(true));
  server.use(frontEndsApi.loads(() => shell(3)));
  await user.click(refresh);
  expect(await screen.findByRole('cell', { name: '3' })).toBeVisible();
  await act(async () => {
    second.open();
    await roundTrip(server);
  });
  expect(screen.getByRole('cell', { name: '3' })).toBeVisible();
});

test('an administrator who could not be told reads so, and asks again', async () => {
  const { user } = openAs('AD', () => [{ name: 'shell', builds: [aBuild()] }]);
  server.use(api.unreachable('get', 'front-ends/loads'));
  const alert = within(await screen.findByRole('alert'));
  server.use(frontEndsApi.loads(() => [{ name: 'shell', builds: [aBuild()] }]));
  await user.click(alert.getByRole('button'));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('an administrator reads what went wrong in browsers: where in the sources, in which build, how often, and when', async () => {
  openAs(
    'AD',
    () => [],
    () => [
      anError(),
      anError({ stack: 'other', message: '', frames: [], route: '/', count: 2 }),
      anError({ stack: '1', frames: [{ file: '/r/shell/1/main.js', line: 1, column: 9, name: null }], count: 1 }),
    ],
  );
  const table = within(await screen.findByRole('region', { name: messages.errors.list }));
  const rows = table.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    [
      "TypeError: Cannot read properties of undefined (reading 'map')",
      'remote-public/src/home/home-page.tsx:42 (HomePage)',
      'remote-public 0.1.0-11111111',
      '/posts/:id',
      '1.200',
      '20 نوفمبر 2026، 09:00',
      '21 نوفمبر 2026، 18:05',
    ],
    expect.arrayContaining([messages.errors.other, '—', '/', '2']),
    expect.arrayContaining(['/r/shell/1/main.js:1', '1']),
  ]);
  expect(screen.getByText('3 أخطاء')).toBeVisible();
});

test('an administrator reads that nothing went wrong', async () => {
  openAs('AD', () => []);
  expect(await screen.findByText(messages.errors.none)).toBeVisible();
});

test('an administrator who could not be told what went wrong reads so, asks again, and asks for what went wrong since', async () => {
  let errors = [anError({ count: 7 })];
  const { user } = openAs(
    'AD',
    () => [],
    () => errors,
  );
  server.use(api.unreachable('get', 'front-ends/errors'));
  const alert = within(await screen.findByRole('alert'));
  server.use(frontEndsApi.errors(() => errors));
  await user.click(alert.getByRole('button'));
  expect(await screen.findByRole('cell', { name: '7' })).toBeVisible();
  errors = [anError({ count: 8 })];
  await user.click(screen.getByRole('button', { name: messages.errors.refresh }));
  expect(await screen.findByRole('cell', { name: '8' })).toBeVisible();
});

test('the head of an office finds no link to it, and is led back', async () => {
  const { router } = openAs('OP', () => []);
  await waitFor(() => expect(router.state.location.pathname).toBe('/organization/dashboard'));
  expect(screen.queryByRole('link', { name: messages.title })).not.toBeInTheDocument();
});
