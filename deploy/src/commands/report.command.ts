import { styleText } from 'node:util';
import { deviceClasses, vitalMetrics } from 'shared-api/contract/vitals.contract';
import { messages } from '../messages.ts';
import { triesOf } from '../watch/counted.ts';
import { type BuildReport, type FrontEndReport, readReport } from '../watch/report.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';
import { toPortal } from './watch-options.ts';

/** With `--json` it prints a `FrontEndReport`: versions with when they began, failures, and quantiles of each metric. */
export const reportCommand = (cli: Cli) =>
  cli.program
    .command('report')
    .description(messages.commands.report)
    .argument('<front-end>')
    .option('--portal <portal>', messages.portalOption, toPortal, toPortal(cli.variables.PORTAL_URL || defaultPortal))
    .action(async (frontEnd, { portal }, command) => {
      const { METRICS_TOKEN: token } = cli.variables;
      if (!token) command.error(messages.reportNeedsToken);
      else {
        const report = await readReport(cli.storage(), cli.program.opts().env, frontEnd, { portal, token });
        cli.print(report, toLines(report));
      }
    });

/** Where `npm start` serves. */
const defaultPortal = 'http://localhost:3000';

/** One column a build, so that releases stand side by side. */
function toLines({ name, days, builds }: FrontEndReport) {
  const row = (title: string, cell: (build: BuildReport) => string) => [styleText('dim', title), ...builds.map(cell)];
  return [
    styleText('bold', messages.reportTitle(name, days)),
    '',
    ...toColumns([
      row('', ({ version }) => styleText('bold', version)),
      row(messages.reportRows.part, ({ part, percent }) => messages.reportPart(part, percent)),
      row(messages.reportRows.since, ({ since }) => since ?? messages.none),
      row(messages.reportRows.loads, ({ loads }) => String(triesOf(loads))),
      row(messages.reportRows.troubles, ({ troubleShare }) =>
        troubleShare === null ? messages.none : messages.share(troubleShare),
      ),
      ...toVitalRows(builds).map(({ title, cell }) => row(title, cell)),
    ]),
  ];
}

/** Metrics and classes of devices of which any build has visits. */
function toVitalRows(builds: readonly BuildReport[]) {
  return vitalMetrics
    .flatMap((metric) => deviceClasses.map((device) => ({ metric, device })))
    .map(({ metric, device }) => ({
      title: messages.reportVital(metric, device),
      find: ({ vitals }: BuildReport) => vitals.find((vital) => vital.metric === metric && vital.device === device),
    }))
    .filter(({ find }) => builds.some(find))
    .map(({ title, find }) => ({
      title,
      cell: (build: BuildReport) => {
        const vital = find(build);
        return vital ? messages.reportFigure(vital.metric, vital.p75, vital.visits) : messages.none;
      },
    }));
}
