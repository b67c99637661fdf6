import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { prune } from '../registry/prune.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';
import { toWholeNumber } from './to-whole-number.ts';

export const pruneCommand = (cli: Cli) =>
  cli.program
    .command('prune')
    .description(messages.commands.prune)
    .option('--keep <number>', messages.keepOption, toWholeNumber, 20)
    .action(async ({ keep }) => {
      const { dryRun } = cli.program.opts();
      const { removed, kept } = await prune({ storage: cli.storage(), keep, dryRun });
      const rows = removed.map(({ name, version }) => [styleText('red', '-'), styleText('bold', name), version]);
      const count = dryRun ? messages.wouldPrune(removed.length, kept) : messages.pruned(removed.length, kept);
      cli.print({ dryRun, removed, kept }, [...toColumns(rows), count]);
      cli.printDryRun();
    });
