import { styleText } from 'node:util';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { deviceClasses, vitalMetrics } from 'shared-api/contract/front-ends/vitals.contract';
import { limits } from 'shared-api/contract/limits';
import { messages } from '../messages.ts';
import { triesOf } from '../watch/counted.ts';
import { type FrontEndReport, readReport, type VersionReport } from '../watch/report.ts';
import type { Cli } from './cli.ts';
import { defaultPortal, toPortal } from './portal-option.ts';
import { toColumns } from './to-columns.ts';
import { toWholeNumber } from './to-whole-number.ts';

/**
 * With `--json` it prints a `FrontEndReport`: versions with when they began, failures, errors, quantiles of each metric and the
 * time line, and what was published. A person reads of the live versions.
 */
export const reportCommand = (cli: Cli) =>
  cli.program
    .command('report')
    .description(messages.commands.report)
    .argument('<front-end>')
    .option(
      '--portal <portal>',
      'the portal that counts ($PORTAL_URL, or http://localhost:3000)',
      toPortal,
      defaultPortal(cli),
    )
    .option('--days <number>', messages.daysOption, toDays, limits.frontEndHistoryDefaultDays)
    .action(async (name, { portal, days }, command) => {
      const { METRICS_TOKEN: token } = cli.variables;
      if (!token) command.error('report needs METRICS_TOKEN, the same that the portal was started with');
      else {
        const { env } = cli.program.opts();
        const report = await readReport(cli.storage(), env, { portal, token }, { name, days });
        cli.print(report, toLines(report));
      }
    });

/** @throws InvalidArgumentError */
function toDays(text: string): number {
  const days = toWholeNumber(text);
  if (days < 1 || days > limits.frontEndHistoryDays) throw new InvalidArgumentError(messages.notDays);
  return days;
}

/** One column a live version, so that releases stand side by side. */
function toLines({ name, days, versions }: FrontEndReport) {
  const live = versions.filter(({ part }) => part !== null);
  const row = (title: string, cell: (version: VersionReport) => string) => [styleText('dim', title), ...live.map(cell)];
  return [
    styleText('bold', messages.reportTitle(name, days)),
    '',
    ...toColumns([
      row('', ({ version }) => styleText('bold', version)),
      row(messages.reportRows.part, ({ part, percent }) => messages.reportPart(part ?? messages.none, percent)),
      row(messages.reportRows.since, ({ since }) => since ?? messages.none),
      row(messages.reportRows.loads, ({ loads }) => String(triesOf(loads))),
      row(messages.reportRows.failures, ({ failureShare }) =>
        failureShare === null ? messages.none : messages.share(failureShare),
      ),
      row(messages.reportRows.errors, ({ errors }) => String(errors)),
      ...toVitalRows(live).map(({ title, cell }) => row(title, cell)),
    ]),
  ];
}

/** Metrics and classes of devices of which any version has visits. */
function toVitalRows(versions: readonly VersionReport[]) {
  return vitalMetrics
    .flatMap((metric) => deviceClasses.map((device) => ({ metric, device })))
    .map(({ metric, device }) => ({
      title: messages.reportVital(metric, device),
      find: ({ vitals }: VersionReport) => vitals.find((vital) => vital.metric === metric && vital.device === device),
    }))
    .filter(({ find }) => versions.some(find))
    .map(({ title, find }) => ({
      title,
      cell: (version: VersionReport) => {
        const vital = find(version);
        return vital ? messages.reportFigure(vital.metric, vital.p75, vital.visits) : messages.none;
      },
    }));
}
