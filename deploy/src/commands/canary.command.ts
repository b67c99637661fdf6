import { styleText } from 'node:util';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { abortRollout, finishRollout, type RolloutState, setRollout } from '../registry/rollout.ts';
import { assertReadable } from '../watch/health.ts';
import { findMissingEvidence } from '../watch/rollout-evidence.ts';
import { watchRollout } from '../watch/watch-rollout.ts';
import { toCheck, withChecks } from './check-options.ts';
import type { Cli } from './cli.ts';
import { defaultPortal } from './portal-option.ts';
import { toColumns } from './to-columns.ts';
import { toWatch, withWatch } from './watch-options.ts';

export const canaryCommand = (cli: Cli) =>
  withWatch(
    withChecks(
      cli.program
        .command('canary')
        .description(messages.commands.canary)
        .argument('<front-end>')
        .argument('<percent|finish|abort>', '', toPart)
        .option('--major', messages.majorOption, false)
        .option(
          '--without-evidence',
          'with finish: give it to all visitors though too few were counted; the log keeps that',
          false,
        ),
    ),
    messages.watchOption.canary,
  )
    .hook('postAction', cli.finishChange)
    .action(async (frontEnd, part, { major, withoutEvidence, ...options }, command) => {
      const request = { ...cli.request(), frontEnd };
      if (typeof part === 'string' && options.watch)
        command.error('--watch goes with a percentage, not with finish or abort');
      if (part === 'abort') return printState(cli, await abortRollout(request));
      if (part === 'finish') {
        const notChecked = withoutEvidence ? ['visits'] : await askForEvidence(cli, frontEnd, options.portal);
        return printState(cli, await finishRollout({ ...request, notChecked }));
      }
      const watch = toWatch(options, cli, (why) => command.error(why));
      if (watch) await assertReadable(watch);
      const check = toCheck(options, cli);
      const state = await setRollout({ ...request, dist: cli.distOf(frontEnd), percent: part, major, check });
      if (!watch || request.dryRun) return printState(cli, state);
      for (const line of toLines(state)) request.printProgress?.(line);
      await watchRollout(request, watch);
      printState(cli, state, messages.watchedWell(watch.minutes));
    });

/** Asks where too few visits were counted, and answers what the log is to say. @throws RegistryError unless a person agrees */
async function askForEvidence(cli: Cli, frontEnd: string, portal = defaultPortal(cli)): Promise<string[]> {
  const { storage, env } = cli.request();
  const rollout = (await readPointer(storage, env))?.remotes[frontEnd]?.canary;
  if (!rollout) return []; // which finishing it says
  const { version } = rollout.release.metadata;
  const missing = await findMissingEvidence({ portal, token: cli.variables.METRICS_TOKEN }, frontEnd, version);
  if (missing === undefined) return [];
  const sentence = messages.withoutEvidence(frontEnd, version, missing);
  if (!cli.ask)
    throw new RegistryError(
      `${sentence} Say --without-evidence to give it to all visitors nevertheless, which the log keeps.`,
    );
  if (!(await cli.ask(`${sentence}\nGive it to all visitors? [y/N] `))) throw new RegistryError('Nothing was changed.');
  return ['visits'];
}

function toPart(text: string): number | 'finish' | 'abort' {
  if (text === 'finish' || text === 'abort') return text;
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(percent <= 100)) throw new InvalidArgumentError('Give a percentage from 0 to 100, or finish, or abort.');
  return percent;
}

function printState(cli: Cli, state: RolloutState, note = '') {
  const { env, dryRun } = cli.program.opts();
  cli.print({ env, dryRun, ...state }, toLines(state, note));
}

function toLines({ name, version, percent }: RolloutState, note = '') {
  const who = percent === null ? 'all visitors' : messages.rollout(percent);
  return toColumns([[styleText('yellow', '~'), styleText('bold', name), version, styleText('dim', who), note]]);
}
