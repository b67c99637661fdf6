import type { Command, OptionValues } from '@commander-js/extra-typings';
import type { Watch } from '../watch/watch-build.ts';
import type { Cli } from './cli.ts';
import { toPortal } from './portal-option.ts';
import { toWholeNumber } from './to-whole-number.ts';

/** What `--watch`, `--minutes` and `--every` ask for; undefined without `--watch`. */
interface WatchOptions {
  watch?: URL | undefined;
  minutes: number;
  every: number;
}

/** Gives a command the options of a watch. */
export const withWatch = <Args extends unknown[], Opts extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Opts, Globals>,
  description: string,
) =>
  command
    .option('--watch <portal>', description, toPortal)
    .option('--minutes <number>', 'how long it watches', toWholeNumber, 10)
    .option('--every <seconds>', 'how often it looks', toWholeNumber, 5);

/** The watch that was asked for. Wrong usage without the token that lets it read. */
export function toWatch(
  { watch: portal, minutes, every }: WatchOptions,
  { variables }: Cli,
  reject: (why: string) => never,
) {
  if (!portal) return undefined;
  const { METRICS_TOKEN: token } = variables;
  return {
    portal,
    token: token || reject('--watch needs METRICS_TOKEN, the same that the portal was started with'),
    minutes,
    everySeconds: every,
  } satisfies Watch;
}
