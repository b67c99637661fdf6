import { styleText } from 'node:util';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { messages } from '../messages.ts';
import { abortRollout, finishRollout, type RolloutState, setRollout } from '../registry/rollout.ts';
import { assertReadable } from '../watch/health.ts';
import { watchRollout } from '../watch/watch-rollout.ts';
import { toCheck, withChecks } from './check-options.ts';
import type { Cli } from './cli.ts';
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
        .option('--major', messages.majorOption, false),
    ),
    messages.watchOption.canary,
  )
    .hook('postAction', cli.finishChange)
    .action(async (frontEnd, part, { major, ...options }, command) => {
      const request = { ...cli.request(), frontEnd };
      if (typeof part === 'string') {
        if (options.watch) command.error(messages.watchNeedsPart);
        return printState(cli, await (part === 'finish' ? finishRollout(request) : abortRollout(request)));
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

function toPart(text: string): number | 'finish' | 'abort' {
  if (text === 'finish' || text === 'abort') return text;
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(percent <= 100)) throw new InvalidArgumentError(messages.badPercent);
  return percent;
}

function printState(cli: Cli, state: RolloutState, note = '') {
  const { env, dryRun } = cli.program.opts();
  cli.print({ env, dryRun, ...state }, toLines(state, note));
}

function toLines({ name, version, percent }: RolloutState, note = '') {
  const who = percent === null ? messages.rolloutEnded : messages.rollout(percent);
  return toColumns([[styleText('yellow', '~'), styleText('bold', name), version, styleText('dim', who), note]]);
}
