import { styleText } from 'node:util';
import { readBuild } from '../builds/build.ts';
import { messages } from '../messages.ts';
import type { PublishedFrontEnd } from '../registry/pointer-changes.ts';
import { publish } from '../registry/publish.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';

export const publishCommand = (cli: Cli) =>
  cli.program
    .command('publish')
    .description(messages.commands.publish)
    .argument('<front-end...>')
    .option('--major', messages.majorOption, false)
    .hook('postAction', cli.finishChange)
    .action(async (names, { major }) => {
      const request = cli.request();
      await Promise.all(names.map((name) => readBuild(cli.distOf(name), name)));
      printPublished(cli, request.env, await publish({ ...request, dists: names.map(cli.distOf), major }));
    });

/** Prints what became of each front end in `env`. */
export function printPublished(cli: Cli, env: string, frontEnds: readonly PublishedFrontEnd[]) {
  const { dryRun } = cli.program.opts();
  const live = dryRun ? messages.wouldPublish : messages.published;
  const rows = frontEnds.map(({ name, version, former, isNew }) => [
    styleText(isNew ? 'green' : 'dim', isNew ? '+' : '='),
    styleText('bold', name),
    version,
    styleText('dim', isNew ? live(former) : messages.unchanged),
  ]);
  cli.print({ env, dryRun, frontEnds }, toColumns(rows));
}
