import { compareResults } from './compare-results.ts';

const table = (rows: string[]) => ['| call | rows | ms |', '| --- | --- | --- |', ...rows].join('\n');

test('an engineer reads beside each figure what it became, by the row that it stands in', () => {
  const before = table(['| GET /api/post | 1000 | 2.0 |', '| GET /api/post | 10000 | 2.5 |']);
  const after = table(['| GET /api/post | 1000 | 3.0 |', '| GET /api/post | 10000 | 2.5 |']);
  expect(compareResults(before, after).split('\n').slice(2)).toEqual([
    '  | GET /api/post | 1000 | 2.0 → 3.0 (×1.50) |',
    '  | GET /api/post | 10000 | 2.5 |',
  ]);
});

test('an engineer finds what only one of two runs measured', () => {
  const compared = compareResults(table(['| sign in | 1 | 4 |']), table(['| publish | 1 | 6 |']));
  expect(compared.split('\n').slice(2)).toEqual(['- | sign in | 1 | 4 |', '+ | publish | 1 | 6 |']);
});

test('versions and names that hold digits are words, and nothing is divided by zero', () => {
  expect(compareResults('HTTP2 v1.0.0-ab12 0 errors, p99 0.5', 'HTTP2 v1.0.0-ab12 3 errors, p99 0.4')).toBe(
    '  HTTP2 v1.0.0-ab12 0 → 3 errors, p99 0.5 → 0.4 (×0.80)',
  );
});
