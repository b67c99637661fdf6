import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { rollback } from '../registry/rollback.ts';
import type { Cli } from './cli.ts';
import { toColumns } from './to-columns.ts';

export const rollbackCommand = (cli: Cli) =>
  cli.program
    .command('rollback')
    .description(messages.commands.rollback)
    .argument('<front-end>')
    .option('--to <version>', 'the version to go back to')
    .hook('postAction', cli.finishChange)
    .action(async (frontEnd, { to }) => {
      const request = cli.request();
      const done = await rollback({ ...request, frontEnd, to });
      const { name, version, former } = done;
      const row = [styleText('bold', name), version, styleText('dim', messages.rolledBack(former))];
      cli.print(
        { env: request.env, dryRun: request.dryRun, frontEnds: [done] },
        toColumns([[styleText('green', '<'), ...row]]),
      );
    });
