import { styleText } from 'node:util';
import { readBuild } from '../builds/build.ts';
import { readLive } from '../builds/live-contracts.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { findHead } from '../pointer/history.ts';
import type { PublishedFrontEnd } from '../registry/pointer-changes.ts';
import { publish } from '../registry/publish.ts';
import { assertReadable } from '../watch/health.ts';
import { watchRelease } from '../watch/watch-release.ts';
import { toCheck, withChecks } from './check-options.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';
import { toWatch, withWatch } from './watch-options.ts';

export const publishCommand = (cli: Cli) =>
  withWatch(
    withChecks(
      cli.program
        .command('publish')
        .description(messages.commands.publish)
        .argument('<front-end...>')
        .option('--major', messages.majorOption, false)
        .option('--roll-back', 'with --watch: take it back at once when it fares worse', false),
    ),
    messages.watchOption.publish,
  )
    .hook('postAction', cli.finishChange)
    .action(async (names, { major, rollBack, ...options }, command) => {
      const request = cli.request();
      const watch = toWatch(options, cli, (why) => command.error(why));
      if (rollBack && !watch) command.error('--roll-back goes with --watch');
      if (watch && names.length > 1)
        command.error('--watch goes with one front end: publish the others first, or watch a rollout of each');
      await Promise.all(names.map((name) => readBuild(cli.distOf(name), name)));
      if (watch) await assertReadable(watch);
      const published = await publish({
        ...request,
        dists: names.map(cli.distOf),
        major,
        check: toCheck(options, cli),
      });
      await cli.recordPublished(published);
      const [release] = published;
      if (request.dryRun) return printDryRun(cli, published);
      if (!watch || !release?.isNew) return printPublished(cli, request.env, published);
      const { name: frontEnd, version, former } = release;
      for (const line of toLines(published, false)) request.printProgress(line);
      if (!former) throw new RegistryError(messages.nothingToWatchAgainst(frontEnd));
      await cli.finishChange();
      await watchRelease({ ...request, frontEnd, version, former, rollBack }, watch).finally(cli.finishChange);
      printPublished(cli, request.env, published, messages.watchedRelease(watch.minutes));
    });

/** Prints what became of each front end in `env`. */
export function printPublished(cli: Cli, env: string, frontEnds: readonly PublishedFrontEnd[], note = '') {
  const { dryRun } = cli.program.opts();
  cli.print({ env, dryRun, frontEnds }, toLines(frontEnds, dryRun, note));
}

/** Prints what would become of each front end, and which releases of others it was checked with, for how many visitors. */
async function printDryRun(cli: Cli, frontEnds: readonly PublishedFrontEnd[]) {
  const { storage, env } = cli.request();
  const names = frontEnds.map(({ name }) => name);
  const { parts } = await readLive(storage, (await findHead(storage, env))?.pointer, names);
  const isChecked = frontEnds.some(({ isNew }) => isNew);
  const beside = isChecked ? [...parts].map(([{ name }, part]) => ({ name, ...part })) : [];
  const rows = beside.map(({ name, version, percent }) => [
    styleText('dim', '='),
    styleText('bold', name),
    version,
    styleText('dim', messages.fitsBeside(percent)),
  ]);
  cli.print({ env, dryRun: true, frontEnds, beside }, toColumns([...toRows(frontEnds, true), ...rows]));
}

const toLines = (frontEnds: readonly PublishedFrontEnd[], dryRun: boolean, note = '') =>
  toColumns(toRows(frontEnds, dryRun, note));

function toRows(frontEnds: readonly PublishedFrontEnd[], dryRun: boolean, note = '') {
  const live = dryRun ? messages.wouldPublish : messages.published;
  return frontEnds.map(({ name, version, former, isNew }) => [
    styleText(isNew ? 'green' : 'dim', isNew ? '+' : '='),
    styleText('bold', name),
    version,
    styleText('dim', isNew ? live(former) : 'is live already, nothing to do'),
    note,
  ]);
}
