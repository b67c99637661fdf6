import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import type { Registry } from 'prom-client';
import { parse } from 'yaml';
import { anInstance } from '../../../test/an-instance.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../../test/published-front-ends.ts';
import { mailMetrics } from '../mail/mail-metrics.ts';

type Rule = {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
};
type Panel = {
  id: number;
  title: string;
  type: string;
  targets?: Array<{ expr: string; datasource: { uid: string } }>;
};

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../docs/monitoring', file), 'utf8');
const { groups } = parse(read('tadamon.rules.yml')) as { groups: Array<{ name: string; rules: Rule[] }> };
const rules = groups.flatMap((group) => group.rules);
const board = JSON.parse(read('tadamon-dashboard.json')) as { templating: { list: object[] }; panels: Panel[] };
const panels = board.panels.filter(({ type }) => type !== 'row');

/** Prometheus adds these to what it reads, and makes `up` itself. */
const ofPrometheus = ['job', 'instance'];

/** The labels of each series that the server tells. */

const seriesOf: Record<string, (name: string) => string[]> = {
  histogram: (name) => [`${name}_bucket`, `${name}_sum`, `${name}_count`],
  summary: (name) => [name, `${name}_sum`, `${name}_count`],
};

function readSeries(metrics: string, registry: Registry) {
  const declared = [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  return new Map(
    declared.flatMap(({ name, type }) => {
      // prom-client keeps them to itself
      const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: string[] };
      const series = seriesOf[type]?.(name) ?? [name];
      return series.map((each) => [each, each.endsWith('_bucket') ? [...labelNames, 'le'] : labelNames] as const);
    }),
  );
}

const database = await openTestDatabase();
const { folder } = await publishedFrontEnds(`return page('home');`);
const instance = await anInstance(database, folder, { METRICS_TOKEN: 'a-long-secret-token' });
const { metrics } = instance.app;
if (!metrics) throw new Error('no metrics are registered');
mailMetrics(metrics); // of the worker, which this instance does not run
const { body } = await instance.get('/metrics', { authorization: 'Bearer a-long-secret-token' });
const told = readSeries(body, metrics);
afterAll(async () => {
  await instance.close();
  await database.drop();
});

/** What is wrong with an expression: its syntax, or series and labels that the server does not tell. */
function faultsOf(expression: string) {
  const faults: string[] = [];
  const named: string[] = [];
  let known = [...ofPrometheus];
  const labels: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) faults.push(`syntax at ${from}`);
      if (name === 'LabelName') labels.push(text);
      if (name !== 'VectorSelector') return;
      const metric = node.getChild('Identifier');
      const series = metric ? expression.slice(metric.from, metric.to) : text;
      named.push(series);
      if (series === 'up') return;
      const own = told.get(series);
      if (own) known = [...known, ...own];
      else faults.push(`no series ${series}`);
    },
  });
  if (named.length === 0) faults.push('no series at all');
  return [...faults, ...labels.filter((label) => !known.includes(label)).map((label) => `no label ${label}`)];
}

test.each(rules)('an operator who is told of $alert reads what it means and how much it matters', (rule) => {
  expect(rule).toEqual({
    alert: expect.stringMatching(/^([A-Z][a-z]+)+$/),
    expr: expect.any(String),
    for: expect.stringMatching(/^\d+[mh]$/),
    labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
    annotations: { summary: expect.stringMatching(/\w{3}/), description: expect.stringMatching(/\.$|\?$|\)\.$/) },
  });
  expect(rules.filter(({ alert }) => alert === rule.alert)).toHaveLength(1);
});

test.each(rules)('$alert watches what the server tells', ({ expr }) => {
  expect(faultsOf(expr)).toEqual([]);
});

test.each(panels)('an operator sees «$title» on the board', ({ targets = [] }) => {
  expect(targets.length).toBeGreaterThan(0);
  for (const { expr, datasource } of targets) {
    expect([expr, faultsOf(expr)]).toEqual([expr, []]);
    expect(datasource.uid).toMatch(/^\$\{datasource\}$/);
  }
});

test('the board asks which Prometheus it shows, and has each panel once', () => {
  expect(board.templating.list).toEqual([expect.objectContaining({ name: 'datasource', query: 'prometheus' })]);
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
});

test.each([
  ['sum(rate(database_up[5m])', 'syntax'],
  ['rate(nothing_total[5m])', 'no series nothing_total'],
  ['http_request_duration_seconds{route="/*"}', 'no series http_request_duration_seconds'],
  ['mails_total{result="sent"}', 'no label result'],
  ['sum by (country) (mails_total)', 'no label country'],
  ['1 + 1', 'no series at all'],
])('a developer cannot merge an alert on %s', (expression, fault) => {
  expect(faultsOf(expression).join()).toContain(fault);
});
