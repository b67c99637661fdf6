import { screen, within } from '@testing-library/react';
import type { FrontEndHistory, FrontEndVersion } from 'shared-api/contract/front-ends/front-end-history.contract';
import {
  bucketOf,
  type DeviceClass,
  type VitalMetric,
  vitalBuckets,
} from 'shared-api/contract/front-ends/vitals.contract';
import { aMember, api, frontEndsApi } from 'shared-api/testing';
import { openDashboard, server } from '../../testing/open-dashboard.ts';
import { messages as live } from '../messages.ts';
import { messages } from './messages.ts';

const list = '/front-ends';
const path = `${list}/remote-public`;
const [newest, older, trial] = ['0.2.0-22222222', '0.1.0-11111111', '0.3.0-33333333'] as const;

/** Visits that all lie near one value. */
const vital = (metric: VitalMetric, device: DeviceClass, value: number, visits: number) => ({
  metric,
  device,
  counts: Array.from({ length: vitalBuckets }, (_, bucket) => (bucket === bucketOf(value) ? visits : 0)),
});

const aVersion = (changes: Partial<FrontEndVersion> = {}): FrontEndVersion => ({
  version: newest,
  part: 'stable',
  percent: null,
  loads: { loaded: 1412, failed: 0, late: 0, threw: 0 },
  faults: 0,
  meanMs: 640,
  vitals: [vital('LCP', 'slow', 3000, 150), vital('LCP', 'fast', 900, 50)],
  errors: 0,
  timeLine: [{ at: '2026-11-24T00:00:00.000Z', visits: 200, p75: 2900, loaded: 1412 }],
  ...changes,
});

const anOlderVersion = (changes: Partial<FrontEndVersion> = {}) =>
  aVersion({
    version: older,
    part: null,
    loads: { loaded: 900, failed: 3, late: 0, threw: 0 },
    vitals: [vital('LCP', 'slow', 4000, 100), vital('CLS', 'fast', 120, 60)],
    errors: 12,
    timeLine: [{ at: '2026-11-21T00:00:00.000Z', visits: 100, p75: 3950, loaded: null }],
    ...changes,
  });

const aHistory = (changes: Partial<FrontEndHistory> = {}): FrontEndHistory => ({
  name: 'remote-public',
  days: 7,
  since: '2026-11-19T00:00:00.000Z',
  unit: 'day',
  versions: [aVersion(), anOlderVersion()],
  events: [
    { at: '2026-11-20T08:00:00.000Z', kind: 'canary', version: newest, percent: 10 },
    { at: '2026-11-22T17:05:00.000Z', kind: 'published', version: newest, percent: null },
  ],
  ...changes,
});

function openAs(role: 'AD' | 'OP', read: (days: number) => FrontEndHistory, at = path) {
  return openDashboard(aMember({ role }), at, frontEndsApi.history(read));
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map(({ children }) => [...children].map((cell) => cell.textContent));
const readRows = async (name: string) => rowsOf(await screen.findByRole('region', { name, hidden: true }));

test('an administrator opens a front end from the list, and comes back', async () => {
  server.use(
    frontEndsApi.loads(() => [
      { name: 'remote-public', builds: [{ ...aVersion(), part: 'stable', isSetAside: false, byNetwork: aVersion() }] },
    ]),
    frontEndsApi.errors(() => []),
  );
  const { user, router } = openAs('AD', () => aHistory(), list);
  await user.click(await screen.findByRole('link', { name: 'remote-public' }));
  expect(await screen.findByRole('heading', { name: `${messages.title} remote-public` })).toBeVisible();
  await user.click(screen.getByRole('link', { name: messages.back }));
  expect(router.state.location.pathname).toBe(`/organization/dashboard${list}`);
});

test('an administrator reads how soon content showed in each version over time, and the same figures in a table', async () => {
  openAs('AD', () => aHistory());
  expect(await screen.findByRole('figure', { name: messages.speed.chart(2, 2) })).toBeVisible();
  expect((await readRows(messages.speed.table)).slice(1)).toEqual([
    ['21 نوفمبر 2026', older, '4 ثا', '100', '—'],
    ['24 نوفمبر 2026', newest, '2,9 ثا', '200', '1.412'],
  ]);
});

test('an administrator reads what was published and to whom it was given, by the numbers in the chart', async () => {
  openAs('AD', () => aHistory());
  expect((await readRows(messages.events.list)).slice(1)).toEqual([
    ['1', newest, 'أُعطيت لنسبة \u206810%\u2069 من الزوار', '20 نوفمبر 2026، 09:00'],
    ['2', newest, 'نُشرت للجميع', '22 نوفمبر 2026، 18:05'],
  ]);
});

test('an administrator reads the errors of each version, and on which devices its visits were', async () => {
  openAs('AD', () => aHistory());
  expect((await readRows(messages.versions.list)).slice(1)).toEqual([
    [newest, 'للجميع', '2,9 ثا (200 زيارة)', '1.412', live.noFailures, '0'],
    [older, 'لم تعد منشورة', expect.stringMatching(/^\S+ ثا \(100 زيارة\)$/), '900', live.failed(3), '12'],
  ]);
  expect((await readRows(messages.devices.list)).slice(1)).toEqual([
    [newest, '200 زيارة', expect.stringContaining('25%'), expect.stringContaining('75%'), '—'],
    [older, '100 زيارة', '—', expect.stringContaining('100%'), '—'],
  ]);
  expect(screen.getByText(messages.devices.named('slow', 250 / 300))).toBeVisible();
});

test('an administrator compares what everybody has with what was before it, device by device', async () => {
  openAs('AD', () => aHistory());
  expect(await screen.findByRole('combobox', { name: messages.compare.first })).toHaveValue(older);
  expect(screen.getByRole('combobox', { name: messages.compare.second })).toHaveValue(newest);
  const rows = (await readRows(messages.compare.list)).slice(1);
  expect(rows.map(([metric, device, , , difference]) => [metric, device, difference])).toEqual([
    [`${messages.compare.metrics.LCP} LCP`, messages.devices.names.fast, '—'],
    [
      `${messages.compare.metrics.LCP} LCP`,
      messages.devices.names.slow,
      expect.stringMatching(/^الثانية أسرع بـ \S+ ثا$/),
    ],
    [`${messages.compare.metrics.CLS} CLS`, messages.devices.names.fast, '—'],
  ]);
});

test('an administrator chooses the two versions, and sends the page as it stands to a colleague', async () => {
  const { user, router } = openAs('AD', () =>
    aHistory({ versions: [aVersion(), aVersion({ version: trial, part: 'canary', percent: 10 }), anOlderVersion()] }),
  );
  const second = await screen.findByRole('combobox', { name: messages.compare.second });
  expect(second).toHaveValue(trial);
  await user.selectOptions(second, older);
  expect(await screen.findByText(/^الثانية أبطأ بـ \S+ ثا$/)).toBeVisible();
  expect(router.state.location.search).toBe(`?second=${older}`);
});

test.each([
  ['too few visits to compare', vital('LCP', 'slow', 9000, 20), messages.compare.tooFew],
  ['the same pace', vital('LCP', 'slow', 3000, 900), messages.compare.same],
])(
  'an administrator reads of two versions with %s that there is no difference to speak of',
  async (_, other, words) => {
    openAs('AD', () =>
      aHistory({
        versions: [aVersion({ vitals: [vital('LCP', 'slow', 3000, 150)] }), anOlderVersion({ vitals: [other] })],
      }),
    );
    expect((await readRows(messages.compare.list))[1]?.at(-1)).toBe(words);
  },
);

test('an administrator asks for the last day, and reads it by the hour', async () => {
  const ofADay = aHistory({
    days: 1,
    unit: 'hour',
    versions: [aVersion({ timeLine: [{ at: '2026-11-19T17:00:00.000Z', visits: 9, p75: 700, loaded: null }] })],
  });
  const { user, router } = openAs('AD', (days) => (days === 1 ? ofADay : aHistory()));
  await user.selectOptions(await screen.findByRole('combobox', { name: messages.period }), '1');
  expect(await screen.findByText('0,7 ثا', { selector: 'td' })).toBeInTheDocument();
  expect((await readRows(messages.speed.table)).slice(1)).toEqual([
    ['19 نوفمبر 2026، 18:00', newest, '0,7 ثا', '9', '—'],
  ]);
  expect(router.state.location.search).toBe('?days=1');
});

test('an administrator of a front end without visits reads what will appear', async () => {
  openAs('AD', () => aHistory({ versions: [aVersion({ vitals: [], timeLine: [] })], events: [] }));
  expect(await screen.findByText(messages.speed.none)).toBeVisible();
  expect(screen.getByText(messages.compare.none)).toBeVisible();
  expect(screen.getByText(messages.events.none)).toBeVisible();
  expect(screen.queryByText(messages.devices.title)).not.toBeInTheDocument();
});

test('an administrator who could not be told reads so, and asks again', async () => {
  const { user } = openAs('AD', () => aHistory());
  server.use(api.unreachable('get', 'front-ends/remote-public/history'));
  const alert = within(await screen.findByRole('alert'));
  server.use(frontEndsApi.history(() => aHistory()));
  await user.click(alert.getByRole('button'));
  expect(await screen.findByRole('figure')).toBeVisible();
});

test('an administrator who follows a wrong address reads that there is no such front end', async () => {
  openAs('AD', () => aHistory());
  server.use(api.reject('get', 'front-ends/remote-public/history', 404, { code: 'not_found', message: 'غير موجود' }));
  expect(await screen.findByText(messages.unknown)).toBeVisible();
});

test('the head of an office is led back', async () => {
  const { router } = openAs('OP', () => aHistory());
  await screen.findByRole('heading', { level: 2, name: /الإحصائيات/ });
  expect(router.state.location.pathname).toBe('/organization/dashboard');
});
